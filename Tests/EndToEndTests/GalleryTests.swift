import CAtspi
import Foundation
import Testing

extension EndToEndTests {
  /// The controls of GTKUI, with real keys and a real pointer.
  @MainActor
  @Suite
  struct GalleryProgram {
    @Test
    func `A button, a toggle and a menu do what the pointer and the keys say`() async throws {
      let app = try await gallery()
      try await open("Buttons and Toggles", in: app)
      try await app.click(app.node("Prominent"))
      try await app.says("Pressed 1 times")
      Input.key("space")
      try await app.says("Pressed 2 times")
      let box = try await app.node("Checkbox", role: "check box") { $0.isChecked }
      try await app.click(box)
      try await app.node("Checkbox", role: "check box") { !$0.isChecked }
      Input.key("space")
      try await app.node("Checkbox", role: "check box") { $0.isChecked }
      try await open("Menus", in: app)
      try await app.click(app.node("A Thousand"))
      try await app.node("Lake 1", role: "menu item")
      Input.key("Down")
      Input.key("Return")
      try await app.says("Lake ")
      try await app.quit()
    }

    @Test
    func `A field takes words, a slider and a picker take keys`() async throws {
      let app = try await gallery()
      try await open("Fields and Input", in: app)
      try await app.click(app.node("Focus the Name"))
      try await app.waiting("the keyboard in the field") {
        app.tree?.first { ["entry", "text"].contains($0.role) && $0.isFocused }
      }
      Input.type("lake")
      Input.key("Return")
      try await app.waiting("the greeting") {
        app.tree?.first { $0.text == "Hello, lake" }
      }
      try await open("Controls", in: app)
      try await app.says("100 %, not held")
      let slider = try await app.node("Zoom", role: "slider")
      try await app.click(slider)
      try await app.says(" %, not held")
      Input.key("Home")
      try await app.says("50 %, not held")
      Input.key("Right")
      try await app.says("75 %, not held")
      try await app.click(app.node("Order", role: "combo box"))
      try await app.waiting("the keyboard in the list of choices") {
        app.tree?.first { $0.role == "list item" && $0.isFocused && $0.firstLabel == "By name" }
      }
      Input.key("Down")
      Input.key("Return")
      try await app.node("By date", role: "radio button") { $0.isChecked }
      try await app.quit()
    }

    @Test
    func `A list follows the keys, and Escape closes a popover`() async throws {
      let app = try await gallery()
      try await open("Lists and Outlines", in: app)
      try await app.says("Chosen: Lake Baikal")
      try await app.click(app.node("Lake Victoria", role: "list item"))
      try await app.says("Chosen: Lake Victoria, activated: Lake Victoria")
      Input.key("Down")
      try await app.says("Chosen: Lake Tanganyika")
      try await open("Presentations", in: app)
      try await app.click(app.node("Popover"))
      try await app.says("A note about the lake")
      Input.key("Escape")
      try await app.waiting("the popover to go") {
        app.tree?.first { $0.name == "A note about the lake" && $0.isShown } == nil ? true : nil
      }
      try await app.quit()
    }

    private func gallery() async throws -> RunningApp {
      let lakes = try #require(RunningApp.executable)
      let program = lakes.deletingLastPathComponent().appending(path: "gtkui-gallery")
      let app = try await RunningApp(home: PrivateHome(), command: [program.path])
      try await app.title("Texts")
      return app
    }

    private func open(_ page: String, in app: RunningApp) async throws {
      try await app.click(app.node(page, role: "list item"))
      try await app.title(page)
    }
  }
}

extension AccessibleNode {
  /// Whether a toggle is on.
  fileprivate var isChecked: Bool { has(ATSPI_STATE_CHECKED) }
}
