import CX11
import Foundation
import Testing

extension RunningApp {
  /// Waits until an object is on the screen.
  ///
  /// - Parameters:
  ///   - name: its accessible name.
  ///   - role: as AT-SPI names it; any where none is given.
  ///   - state: what else must hold.
  /// - Returns: the object.
  /// - Throws: `Timeout`, with a dump of the tree, where it does not come.
  @discardableResult
  func node(
    _ name: String, role: String? = nil, where state: (AccessibleNode) -> Bool = { _ in true }
  ) async throws -> AccessibleNode {
    try await waiting("\(role ?? "an object") \(name.debugDescription)") {
      guard let node = tree?.first(named: name, role: role), state(node) else { return nil }
      return node
    }
  }

  /// Waits until the window has a title.
  func title(_ title: String) async throws {
    try await waiting("a window with the title \(title.debugDescription)") {
      self.title == title ? true : nil
    }
  }

  /// Waits until the sidebar lists articles.
  ///
  /// - Parameter name: what the list is called.
  /// - Returns: the titles in their rows, which say a line about each; rows of sections do not.
  /// - Throws: `Timeout`, with a dump of the tree, where there are none.
  func articleTitles(in name: String = "Articles") async throws -> [String] {
    try await waiting("articles in the sidebar") {
      let list = tree?.first(named: name, role: "list")
      let rows = list?.all { $0.role == "list item" } ?? []
      let labels = rows.map { row in row.all { $0.role == "label" }.map(\.name) }
      let titles = labels.filter { $0.count > 1 }.map { $0[0] }
      return titles.isEmpty || titles.contains("") ? nil : titles
    }
  }

  /// Waits until it says something: a label that holds the words.
  ///
  /// - Parameter words: a part of what it says.
  /// - Returns: all that the label says.
  /// - Throws: `Timeout`, with a dump of the tree, where it does not.
  @discardableResult
  func says(_ words: String) async throws -> String {
    try await waiting("the words \(words.debugDescription)") {
      tree?.first { $0.role == "label" && $0.name.contains(words) && $0.isShown }?.name
    }
  }

  /// Where the page is on the screen.
  func page() async throws -> Box {
    let node = try await node("WebKitWebView")
    let window = try await activeWindow()
    return node.box.moved(by: Display.shared.place(of: window))
  }

  /// Waits until its window shows more than a ground: text and pictures have many colours.
  ///
  /// For where there is no accessibility bus.
  func showsSomething() async throws {
    let window = try await activeWindow()
    let place = Display.shared.place(of: window)
    // Right of the sidebar and below the header.
    let box = Box(x: 320, y: 80, width: 700, height: 600).moved(by: place)
    try await waiting("something to read in the window") {
      Display.shared.picture(of: box).colours > 32 ? true : nil
    }
  }

  /// Waits until its window is the one that has the keyboard.
  func activeWindow() async throws -> Window {
    try await waiting("a window with the keyboard") {
      guard let window, Display.shared.isActive(window) else { return nil }
      return window
    }
  }

  /// Waits for anything, and tells what there was to see where it does not come.
  @discardableResult
  func waiting<Found>(
    _ what: String, within seconds: Double = 20, _ probe: @MainActor () throws -> Found?
  ) async throws -> Found {
    try await eventually(
      what, within: seconds, seen: { report(what) },
      {
        let found = try probe()
        guard found != nil || process.isRunning else {
          throw Timeout(
            description: "\(what): the program ended with \(process.exitCode)."
              + "\n\(standardError)")
        }
        return found
      })
  }

  /// The state of things: a picture of the screen in a file, the tree, standard error.
  func report(_ what: String) -> String {
    let file = pictureFile(what)
    Display.shared.picture().save(as: file)
    return """
      picture: \(file.path)
      \(tree?.dump() ?? "no accessible object")
      \(standardError)
      """
  }

  /// Where to put a picture that shows something.
  func pictureFile(_ what: String) -> URL {
    let folder = (Self.executable ?? home.folder).deletingLastPathComponent().appending(
      path: "pictures")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = what.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return folder.appending(path: "\(words).png")
  }
}
