import Foundation

extension RunningApp {
  /// Clicks with the pointer in the middle of an object.
  ///
  /// - Parameters:
  ///   - node: the object.
  ///   - button: 3 is the one for menus.
  /// - Throws: `Timeout` where no window has the keyboard.
  func click(_ node: AccessibleNode, button: Int = 1) async throws {
    let window = try await activeWindow()
    let middle = node.box.moved(by: Display.shared.place(of: window)).middle
    Input.click(middle.x, middle.y, button: button)
  }

  /// Clicks a row of the sidebar, scrolling down to it where it is out of sight.
  ///
  /// - Parameters:
  ///   - title: what its first label says.
  ///   - name: what the list is called.
  /// - Throws: `Timeout` where there is no such row.
  func choose(_ title: String, in name: String = "Articles") async throws {
    try await click(row(title, in: name))
  }

  /// Clicks a row of the sidebar for its menu.
  func rightClick(_ title: String, in name: String = "Articles") async throws {
    try await click(row(title, in: name), button: 3)
  }

  /// Waits until a row of the sidebar is in sight, scrolling down to it.
  ///
  /// Not before it stands still: rows move when sections come in above them.
  private func row(_ title: String, in name: String) async throws -> AccessibleNode {
    var last = Box()
    var since = ContinuousClock.now
    return try await waiting("the row \(title.debugDescription) in sight") {
      guard let window, let list = tree?.first(named: name, role: "list") else {
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
  }
}
