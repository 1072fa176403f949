import GTKUI

/// Lists of actions.
struct MenusPage: View {
  @State private var sorts = true
  @State private var size = 2
  @State private var chosen = "Nothing has been chosen yet"
  @State private var lake: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Menu("Actions") { items }
        Menu("Symbols", systemImage: "starred-symbolic") { items }
        Menu("Open") {
          Button("Open in Another Window") { chosen = "Another window" }
          Button("Open in the Browser") { chosen = "The browser" }
        } primaryAction: {
          chosen = "Open"
        }
      }
      HStack(spacing: 12) {
        Menu("Empty") {}
        Menu("A Thousand") {
          ForEach(Array(1...1_000), id: \.self) { number in
            Button("Lake \(number)") { chosen = "Lake \(number)" }
          }
        }
      }
      Text("A text with a menu: click it with the right button.")
        .contextMenu { items }
      List(selection: $lake) {
        ForEach(["Baikal", "Titicaca", "Victoria"], id: \.self) { name in
          Text(name)
            .contextMenu {
              Button("Open \(name)") { chosen = name }
              Button("Remove", role: .destructive) { chosen = "\(name) removed" }
            }
        }
      }
      Text(chosen).foregroundStyle(.secondary)
    }
    .padding(18)
    .toolbar {
      ToolbarItem(placement: .navigation) {
        Menu("Back", systemImage: "go-previous-symbolic") {
          ForEach(["Lake Victoria", "Lake Biwa", "Lake Inari"], id: \.self) { title in
            Button(title) { chosen = "Back to \(title)" }
          }
        } primaryAction: {
          chosen = "Back"
        }
      }
      ToolbarItem { Menu("Main Menu", systemImage: "open-menu-symbolic") { items } }
    }
  }

  @ViewBuilder private var items: some View {
    Section("Article") {
      Button("Save") { chosen = "Save" }.keyboardShortcut("s")
      Button("Send") { chosen = "Send" }.disabled(true)
    }
    Section {
      Toggle("Sorted by Name", isOn: $sorts)
      Menu("Size") {
        ForEach([1, 2, 3], id: \.self) { number in
          Button("Size \(number)") { chosen = "Size \(number)" }
        }
        Menu("More") { Button("Gigantic") { chosen = "Gigantic" } }
      }
    } header: {
      EmptyView()
    }
    Divider()
    Button("Delete", role: .destructive) { chosen = "Delete" }
  }
}
