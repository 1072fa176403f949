import FoundationEssentials
import GTKUI

/// Controls by themselves, outside a form.
struct ControlsPage: View {
  @State private var loudness = 0.4
  @State private var percent = 100.0
  @State private var isEditing = false
  @State private var order = "name"
  @State private var view = 0
  @State private var words = ""
  @State private var searched = ""
  @State private var isSearching = false
  @State private var isDisabled = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        GroupBox("Slider") {
          Slider(value: $loudness) { Text("Loudness") }
          Slider(value: $percent, in: 50...200, step: 25) {
            Text("Zoom")
          } minimumValueLabel: {
            Text("50 %")
          } maximumValueLabel: {
            Text("200 %")
          } onEditingChanged: {
            isEditing = $0
          }
          Text("\(Int(percent)) %, \(isEditing ? "held" : "not held")").foregroundStyle(.secondary)
        }
        GroupBox("Picker") {
          Picker("Order", selection: $order) {
            Text("By name").tag("name")
            Text("By date").tag("date")
            Text("By a property with a name that does not fit into any button").tag("other")
          }
          Picker("View", selection: $view) {
            Label("List", systemImage: "view-list-symbolic").tag(0)
            Label("Grid", systemImage: "view-grid-symbolic").tag(1)
          }
          .pickerStyle(.segmented)
          Picker("Order", selection: $order) {
            Text("By name").tag("name")
            Text("By date").tag("date")
          }
          .pickerStyle(.inline)
        }
        GroupBox("Other controls") {
          ControlGroup {
            Button("Zoom Out", systemImage: "zoom-out-symbolic") { percent = max(50, percent - 25) }
              .iconOnlyLabels()
            Button("\(Int(percent)) %") { percent = 100 }
            Button("Zoom In", systemImage: "zoom-in-symbolic") { percent = min(200, percent + 25) }
              .iconOnlyLabels()
          }
          LabeledContent("Version", value: "1.0")
          Link("GNOME", destination: URL(string: "https://www.gnome.org") ?? URL(filePath: "/"))
        }
      }
      .padding(18)
      .disabled(isDisabled)
    }
    .searchable(text: $words, isPresented: $isSearching, prompt: "Words")
    .onSubmit(of: .search) { searched = words }
    .navigationTitle("Controls")
    .navigationSubtitle(searched)
    .toolbar {
      Toggle("Search", systemImage: "system-search-symbolic", isOn: $isSearching)
        .toggleStyle(.button)
        .keyboardShortcut("f")
      Toggle("Disable", systemImage: "changes-prevent-symbolic", isOn: $isDisabled)
        .toggleStyle(.button)
    }
  }
}
