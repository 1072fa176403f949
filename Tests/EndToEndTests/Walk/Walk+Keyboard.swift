import CAtspi
import Foundation
import Testing

extension Walk {
  /// What has the keyboard.
  var focused: AccessibleNode? { app.tree?.first(where: \.isFocused) }

  /// What the page shows at this moment, as far as the sidebar does not lie over it.
  var pageNow: Picture {
    get throws {
      guard var box = app.tree?.first(named: "WebKitWebView")?.box, let window = app.window else {
        throw Timeout(description: "no page")
      }
      if setting.isNarrow, let list {
        let end = setting.isArabic ? list.box.x : box.x + box.width
        if !setting.isArabic { box.x = list.box.x + list.box.width }
        box.width = end - box.x
      }
      return Display.shared.picture(of: box.moved(by: Display.shared.place(of: window)))
    }
  }

  /// Whether two nodes are one: each look at the tree makes its own.
  func isSame(_ first: AccessibleNode, _ second: AccessibleNode) -> Bool {
    first.role == second.role && first.name == second.name && first.box == second.box
  }

  /// Presses Tab until something has the keyboard.
  func tab(to english: String, backwards: Bool = false) async throws -> AccessibleNode {
    let name = word(english)
    for _ in 0..<30 {
      let last = focused
      if let last, last.name == name { return last }
      if backwards { Input.key("Tab", holding: "Shift_L") } else { Input.key("Tab") }
      try await app.waiting("the next control with the keyboard") { () -> Bool? in
        guard let now = focused else { return nil }
        return last.map { !isSame($0, now) } ?? true ? true : nil
      }
    }
    throw Timeout(description: "Tab does not reach \(name)\n\(app.report("Tab"))")
  }
}
