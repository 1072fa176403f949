import Foundation
import Testing

extension EndToEndTests {
  @MainActor
  @Suite
  struct Reading {
    @Test
    func `The second article opens when it is chosen, and Back leads to the first`() async throws {
      let app = try await RunningApp(["lakes://lakes-of-the-world/"], home: PrivateHome())
      let titles = try await app.articleTitles()
      #expect(titles.count >= 4)
      let (first, second) = (titles[0], titles[1])
      try await app.title(first)
      try await app.waiting("the sections of the first article between the two") { () -> Bool? in
        let rows = app.tree?.all { $0.role == "list item" } ?? []
        let labels = rows.map { row in row.all { $0.role == "label" }.map(\.name) }
        guard let place = labels.firstIndex(where: { $0.count > 1 && $0[0] == first }),
          labels.indices.contains(place + 1), labels[place + 1].count == 1,
          labels[place + 1] != [second]
        else { return nil }
        return true
      }
      try await app.choose(second)
      try await app.title(second)
      try await app.waiting("the title in the header as well as in the list") {
        let labels = app.tree?.all { $0.role == "label" && $0.name == second }
        return (labels?.count ?? 0) >= 2 ? true : nil
      }
      try await app.node("Back") { $0.isSensitive }
      Input.key("Left", holding: "Alt_L")
      try await app.title(first)
      try await app.node("Forward") { $0.isSensitive }
      try await app.quit()
    }

    @Test
    func `A chosen section comes into sight and is marked, and scrolling marks another`()
      async throws
    {
      let app = try await RunningApp(["lakes://superior/"], home: PrivateHome())
      try await app.title("Lake Superior")
      try await app.node("November", role: "list item")
      let page = try await app.page()
      let before = try await stillPicture(of: page)

      try await app.choose("November")
      try await app.node("November", role: "list item") { $0.isSelected }
      try await app.waiting("the page to scroll") {
        Display.shared.picture(of: page).difference(from: before) > 0.02 ? true : nil
      }
      // It is no navigation.
      try await app.node("Back") { !$0.isSensitive }

      Input.scroll(down: true, notches: 30, over: page.middle)
      try await app.waiting("the mark on another section") {
        let marked = app.tree?.all { $0.role == "list item" && $0.isSelected } ?? []
        return marked.count == 1 && marked.first?.firstLabel != "November" ? true : nil
      }
      try await app.quit()
    }

    @Test
    func `Words are found as they are typed, counted, and left with Escape`() async throws {
      let app = try await RunningApp(["lakes://superior/"], home: PrivateHome())
      try await app.title("Lake Superior")
      _ = try await app.activeWindow()
      Input.key("f", holding: "Control_L")
      try await app.waiting("the find entry with the keyboard") {
        app.tree?.first { $0.role == "entry" && $0.isFocused }
      }
      Input.type("lake")
      let first = try await app.says("1 of ")
      let count = try #require(first.split(separator: " ").last.flatMap { Int($0) })
      #expect(count > 10)
      Input.key("Return")
      try await app.says("2 of \(count)")
      Input.key("Return", holding: "Shift_L")
      try await app.says("1 of \(count)")
      try await app.node("Next Match").press()
      try await app.says("2 of \(count)")

      Input.key("Escape")
      try await app.waiting("the find bar to go and the page to have the keyboard") {
        let isFinding = app.tree?.first { $0.name.hasSuffix(" of \(count)") && $0.isShown } != nil
        let page = app.tree?.first(named: "WebKitWebView")
        return !isFinding && page?.isFocused == true ? true : nil
      }
      try await app.quit()
    }

    /// Waits until what is shown no longer changes: pictures come after the text.
    private func stillPicture(of box: Box) async throws -> Picture {
      var last = Display.shared.picture(of: box)
      var same = 0
      return try await eventually("a page that stands still") {
        let now = Display.shared.picture(of: box)
        same = now == last ? same + 1 : 0
        last = now
        return same >= 8 && now.colours > 8 ? now : nil
      }
    }
  }
}
