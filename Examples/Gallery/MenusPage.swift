import GTKUI

/// Lists of actions.
struct MenusPage: View {
  @State private var sorts = true
  @State private var size = 2
  @State private var chosen = "Nothing has been chosen yet"
  @State private var lake: String?
  @State private var isAboutShown = false

  var body: some View {
    Samples {
      Text(chosen).foregroundStyle(.secondary).padding(.bottom, 18)
      Sample("Menus") {
        Across {
          Menu("Actions") { items }
          Menu("Symbols", systemImage: "starred-symbolic") { items }
          Menu("Open") {
            Button("Open in Another Window") { chosen = "Another window" }
            Button("Open in the Browser") { chosen = "The browser" }
          } primaryAction: {
            chosen = "Open"
          }
          Menu("Hold me down") {
            items
          } primaryAction: {
            chosen = "Held for too short a time"
          }
          .menuIndicator(.hidden)
        }
      }
      Sample("Nothing in it, and a thousand items") {
        Across {
          Menu("Empty") {}
          Menu("A Thousand") {
            ForEach(Array(1...1_000), id: \.self) { number in
              Button("Lake \(number)") { chosen = "Lake \(number)" }
            }
          }
        }
      }
      Sample("Menus of the right button") {
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
        .listAccessibilityLabel("Lakes")
        .frame(maxWidth: 400, minHeight: 130)
      }
    }
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
      ToolbarItem {
        Menu("Main Menu", systemImage: "open-menu-symbolic") {
          items
          Button("About the Gallery") { isAboutShown = true }
        }
      }
    }
    .aboutWindow(isPresented: $isAboutShown, Self.about)
  }

  private static let about = AboutInformation(
    name: Gallery.name, icon: "applications-graphics", version: "1.0",
    developer: "The Lakes developers",
    comments: "Every view and modifier of GTKUI.", license: "Apache License 2.0")

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
