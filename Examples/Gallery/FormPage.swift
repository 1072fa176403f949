import FoundationEssentials
import GTKUI

/// Controls in the rows and groups of a form.
struct FormPage: View {
  @State private var name = "Amina"
  @State private var showsPictures = true
  @State private var asksBefore = false
  @State private var size = 18.0
  @State private var theme = Theme.system
  @State private var typeface = 0
  @State private var width = "medium"
  @State private var isDisabled = false
  @State private var pressed = 0

  private enum Theme: Hashable {
    case system
    case light
    case dark
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        Toggle("Show pictures", isOn: $showsPictures)
        Toggle(isOn: $asksBefore) {
          Text("Ask before opening")
          Text("Links to other sites wait for your answer, which takes one more click each time.")
        }
      } header: {
        Text("Reading")
      } footer: {
        Text("Pictures that an article brings with it are always shown.")
      }
      .disabled(isDisabled)

      Section("Text") {
        Slider(value: $size, in: 12...28, step: 1) { Text("Size") }
        Picker("Typeface", selection: $typeface) {
          ForEach(["Serif", "Sans", "Slab", "A typeface with a name of quite some length"].indexed)
          {
            Text($0.name)
          }
        }
        Picker("Width", selection: $width) {
          Text("Narrow").tag("narrow")
          Text("Medium").tag("medium")
          Text("Wide").tag("wide")
        }
        .pickerStyle(.segmented)
        LabeledContent("In points", value: "\(Int(size))")
      }
      .disabled(isDisabled)

      Section("Theme") {
        Picker("Theme", selection: $theme) {
          Text("Follow system").tag(Theme.system)
          Text("Light").tag(Theme.light)
          Text("Dark").tag(Theme.dark)
        }
        .pickerStyle(.inline)
      }
      .disabled(isDisabled)

      Toggle("Disable the sections above", isOn: $isDisabled)
      Link("Website", destination: FormPage.website)
      Button("Press \(pressed)") { pressed += 1 }
      Button("Forget everything", role: .destructive) { name = "" }
      Button("Save") { pressed += 1 }.buttonStyle(.borderedProminent)
    }
    .navigationTitle("Form")
  }

  private static let website = URL(string: "https://www.gnome.org") ?? URL(filePath: "/")
}

private struct Named: Identifiable {
  let id: Int
  let name: String
}

extension [String] {
  fileprivate var indexed: [Named] { enumerated().map { Named(id: $0.offset, name: $0.element) } }
}
