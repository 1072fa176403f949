import Foundation

extension RunningApp {
  /// Clicks with the pointer in the middle of an object.
  func click(_ node: AccessibleNode) async throws {
    let window = try await activeWindow()
    let middle = node.box.moved(by: Display.shared.place(of: window)).middle
    Input.click(middle.x, middle.y)
  }

  /// Clicks a row of the sidebar, scrolling down to it where it is out of sight.
  ///
  /// Not before it stands still: rows move when sections come in above them.
  ///
  /// - Parameter title: what its first label says.
  /// - Throws: `Timeout` where there is no such row.
  func choose(_ title: String) async throws {
    var last = Box()
    var since = ContinuousClock.now
    let row: AccessibleNode = try await waiting("the row \(title.debugDescription) in sight") {
      guard let window, let list = tree?.first(named: "Articles", role: "list") else {
        return nil
      }
      // GTK tells what is at a place only of objects that have been asked for: the labels too.
      if let row = list.first(named: title, role: "list item"), row.firstLabel == title,
        list.row(at: row.box.middle) == title
      {
        if row.box != last {
          last = row.box
          since = .now
        }
        return ContinuousClock.now - since > .milliseconds(400) ? row : nil
      }
      let middle = list.box.moved(by: Display.shared.place(of: window)).middle
      Input.scroll(down: true, notches: 4, over: middle)
      return nil
    }
    try await click(row)
  }
}
