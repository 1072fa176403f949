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
            description: "\(what): the program ended with \(process.terminationStatus)."
              + "\n\(standardError)")
        }
        return found
      })
  }

  /// Clicks with the pointer in the middle of an object.
  func click(_ node: AccessibleNode) async throws {
    let window = try await activeWindow()
    let middle = node.box.moved(by: Display.shared.place(of: window)).middle
    Input.click(middle.x, middle.y)
  }

  /// Waits until it has ended.
  ///
  /// - Returns: its exit code, or the signal below zero.
  func exitCode() async throws -> Int32 {
    try await eventually(
      "the end of the program", seen: { report("end") },
      { process.isRunning ? nil : true })
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  /// Quits with Ctrl+Q and expects a clean end: code 0, no complaint, no process left behind.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    _ = try await activeWindow()
    Input.key("q", holding: "Control_L")
    try await endsCleanly(sourceLocation: sourceLocation)
  }

  /// Expects a clean end that something else has brought about.
  func endsCleanly(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let code = try await exitCode()
    #expect(code == 0, "\(standardError)", sourceLocation: sourceLocation)
    #expect(complaints == [], sourceLocation: sourceLocation)
    try await eventually(
      "the end of all its processes", within: 5,
      seen: { processes.map { "\($0.name) \($0.number)" }.joined(separator: ", ") },
      { processes.isEmpty ? true : nil })
  }

  /// The state of things: a picture of the screen in a file, the tree, standard error.
  private func report(_ what: String) -> String {
    let folder = (Self.executable ?? home.folder).deletingLastPathComponent().appending(
      path: "pictures")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = what.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    let file = folder.appending(path: "\(words).png")
    Display.shared.picture().save(as: file)
    return """
      picture: \(file.path)
      \(tree?.dump() ?? "no accessible object")
      \(standardError)
      """
  }
}
