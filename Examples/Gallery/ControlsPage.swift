import FoundationEssentials
import GTKUI

/// Controls by themselves, outside a form.
struct ControlsPage: View {
  @State private var loudness = 0.4
  @State private var percent = 100.0
  @State private var isEditing = false
  @State private var order = "name"
  @State private var view = 0
  @State private var isDisabled = false

  var body: some View {
    Samples {
      Sample("Sliders") { sliders.frame(maxWidth: 480) }
      Sample("Pickers") { pickers }
      Sample("Values and links") {
        LabeledContent("Version", value: "1.0").frame(maxWidth: 300, alignment: .leading)
        Link("GNOME", destination: URL(string: "https://www.gnome.org") ?? URL(filePath: "/"))
      }
      Sample("Controls that belong together") {
        ControlGroup {
          Button("Zoom Out", systemImage: "zoom-out-symbolic") { percent = max(50, percent - 25) }
            .labelStyle(.iconOnly)
          Button("\(Int(percent)) %") { percent = 100 }
          Button("Zoom In", systemImage: "zoom-in-symbolic") { percent = min(200, percent + 25) }
            .labelStyle(.iconOnly)
        }
        GroupBox("A box") {
          Text("Its label stands above it.")
          Toggle("A toggle in the box", isOn: $isEditing)
        }
        .frame(maxWidth: 480)
      }
    }
    .disabled(isDisabled)
    .toolbar {
      Toggle("Disable", systemImage: "changes-prevent-symbolic", isOn: $isDisabled)
        .toggleStyle(.button)
    }
  }

  @ViewBuilder private var sliders: some View {
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
    .accessibilityValue("\(Int(percent)) per cent")
    Text("\(Int(percent)) %, \(isEditing ? "held" : "not held")").foregroundStyle(.secondary)
  }

  @ViewBuilder private var pickers: some View {
    Picker("Order", selection: $order) { orders }.frame(maxWidth: 300, alignment: .leading)
    Picker("View", selection: $view) {
      Label("List", systemImage: "view-list-symbolic").tag(0)
      Label("Grid", systemImage: "view-grid-symbolic").tag(1)
    }
    .pickerStyle(.segmented)
    .frame(maxWidth: 300, alignment: .leading)
    Picker("Order", selection: $order) { orders }.pickerStyle(.inline)
  }

  @ViewBuilder private var orders: some View {
    Text("By name").tag("name")
    Text("By date").tag("date")
    Text("By a property with a name that does not fit into any button").tag("other")
  }
}
