import Foundation
import Testing

extension Walk {
  /// The list of the sidebar, while it is in sight.
  var list: AccessibleNode? {
    guard let list = app.tree?.first(named: word("Articles"), role: "list") else { return nil }
    let (left, right) = (list.box.x, list.box.x + list.box.width)
    return left >= 0 && right <= setting.size.width ? list : nil
  }

  /// Brings the sidebar over the text where it is folded away.
  func showSidebar() async throws {
    guard setting.isNarrow, list == nil else { return }
    Input.key("F9")
    try await app.waiting("the sidebar over the text") { list }
  }

  /// Waits until the sidebar no longer covers the text.
  func sidebarIsFolded() async throws {
    guard setting.isNarrow else { return }
    try await app.waiting("the sidebar to fold away") { list == nil ? true : nil }
  }

  /// Chooses a row with the pointer.
  func choose(_ title: String) async throws {
    try await showSidebar()
    try await app.choose(title, in: word("Articles"))
    try await sidebarIsFolded()
  }

  /// The titles of the rows, from the top.
  var rows: [String] {
    (list?.all { $0.role == "list item" } ?? []).map(\.firstLabel)
  }

  /// Waits until a row is marked, and no other one.
  func marks(_ title: String) async throws {
    try await app.waiting("the mark on \(title)") {
      let list = app.tree?.first(named: word("Articles"), role: "list")
      let marked = list?.all { $0.role == "list item" && $0.isSelected } ?? []
      return marked.map(\.firstLabel) == [title] ? true : nil
    }
  }
}
