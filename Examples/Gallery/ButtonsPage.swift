import GTKUI

/// Buttons, menus and toggles in every style.
struct ButtonsPage: View {
  @State private var isOn = true
  @State private var presses = 0

  var body: some View {
    Samples {
      Sample("Styles") {
        Across {
          Button("Automatic") { presses += 1 }
          Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
          Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
          Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
          Button("Plain") { presses += 1 }.buttonStyle(.plain)
          Button("Pill") { presses += 1 }.buttonStyle(.pill)
        }
        Text("Pressed \(presses) times").monospacedDigit()
      }
      Sample("Destructive") {
        Across {
          Button("Automatic", role: .destructive) {}
          Button("Bordered", role: .destructive) {}.buttonStyle(.bordered)
          Button("Prominent", role: .destructive) {}.buttonStyle(.borderedProminent)
          Button("Borderless", role: .destructive) {}.buttonStyle(.borderless)
          Button("Plain", role: .destructive) {}.buttonStyle(.plain)
          Button("Pill", role: .destructive) {}.buttonStyle(.pill)
          Button("Delete", systemImage: "user-trash-symbolic", role: .destructive) {}
            .labelStyle(.iconOnly)
        }
      }
      Sample("Roles and states") {
        Across {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
          Button("Disabled") {}.disabled(true)
          Button("Find", systemImage: "edit-find-symbolic") {}
          Button("Find", systemImage: "edit-find-symbolic") {}.labelStyle(.iconOnly)
          Button {
          } label: {
            VStack {
              Image(systemName: "starred-symbolic")
              Text("Two lines")
            }
          }
          Menu("Menu") {
            Button("One") {}
            Button("Two") {}
          }
        }
      }
      Sample("Toggles") {
        VStack(alignment: .leading, spacing: 12) {
          Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
          Toggle("Switch", isOn: $isOn).toggleStyle(.switch).frame(maxWidth: 300)
          Toggle("Button", isOn: $isOn).toggleStyle(.button)
          Toggle("Star", systemImage: "starred-symbolic", isOn: $isOn)
            .toggleStyle(.button).labelStyle(.iconOnly)
          Toggle("Disabled", isOn: $isOn).toggleStyle(.switch).disabled(true)
            .frame(maxWidth: 300)
        }
      }
    }
  }
}
