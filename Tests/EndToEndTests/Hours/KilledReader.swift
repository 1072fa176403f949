import Foundation
import TestSupport

/// Reads in a program until it is killed, and notes what it showed.
@MainActor
final class KilledReader {
  let app: RunningApp
  private(set) var log = ReadingLog()
  /// What was done, and when.
  private(set) var done: [(action: Action, time: ContinuousClock.Instant)] = []
  /// All that was to be seen last.
  private(set) var screen: Picture?
  private let library: HoursLibrary
  private var random: SeededGenerator
  private var page = Box()

  enum Action: CaseIterable {
    case next, previous, scroll, scrollLong, pageDown, end, size, theme, sidebar, file, resize
  }

  init(_ app: RunningApp, library: HoursLibrary, random: SeededGenerator) async throws {
    self.app = app
    self.library = library
    self.random = random
    page = try await app.page()
    see()
  }

  /// Does some things, and notes when the program has taken each.
  func read() async throws {
    for _ in 0..<random.number(below: 6) + 1 {
      guard let action = Action.allCases.randomElement(using: &random) else { return }
      _ = try await app.activeWindow()
      done.append((action, .now))
      try await perform(action)
      // An answer to this comes after what was pressed before it.
      page = try await app.page()
      see()
    }
  }

  /// Kills the program at a random moment.
  ///
  /// - Returns: when.
  /// - Throws: where it does not end, or a process of it stays.
  func kill() async throws -> ContinuousClock.Instant {
    let end = ContinuousClock.now + .milliseconds(random.number(below: 2500))
    while ContinuousClock.now < end {
      // The sidebar and the window may still be on their way.
      page = try await app.page()
      see()
      try await Task.sleep(for: .milliseconds(40))
    }
    screen = Display.shared.picture()
    let time = ContinuousClock.now
    Foundation.kill(app.process.processIdentifier, SIGKILL)
    _ = try await app.exitCode()
    try await eventually(
      "the end of all its processes",
      seen: { app.processes.map { "\($0.name) \($0.number)" }.joined(separator: ", ") },
      { app.processes.isEmpty ? true : nil })
    return time
  }

  private func see() { log.see(.init(title: app.title, text: app.strip(of: page))) }

  private func perform(_ action: Action) async throws {
    switch action {
    case .next, .previous:
      Input.key(action == .next ? "Page_Down" : "Page_Up", holding: "Control_L")
      try await taken()
      log.open("another article")
    case .scroll: Input.scroll(down: true, notches: random.number(below: 9) + 1, over: page.middle)
    case .scrollLong:
      // Without a pause that would be long enough to be taken for the end.
      let end = ContinuousClock.now + .milliseconds(random.number(below: 4000))
      while ContinuousClock.now < end {
        Input.scroll(down: Bool.random(using: &random), notches: 2, over: page.middle)
        see()
        try await Task.sleep(for: .milliseconds(60))
      }
    case .pageDown: Input.key("Page_Down")
    case .end: Input.key("End")
    case .size: try await choose(larger: random.number(below: 3))
    case .theme:
      try await choose(["System", "Light", "Sepia", "Dark"].randomElement(using: &random))
    case .sidebar: Input.key("F9")
    case .file:
      let number = random.number(below: 200)
      try await app.hand([try library.file(number).path])
      try await app.title("File \(number)")
      log.open("file \(number).html")
    case .resize:
      if let window = app.window {
        Display.shared.resize(
          window, width: 1000 + random.number(below: 200), height: 500 + random.number(below: 300))
      }
    }
  }

  private func taken() async throws { _ = try await app.node("WebKitWebView") }

  private func choose(larger steps: Int) async throws {
    Input.key("0", holding: "Control_L")
    try await taken()
    log.set("text-size", "100")
    for size in [110, 125].prefix(steps) {
      Input.key("plus", holding: "Control_L")
      try await taken()
      log.set("text-size", "\(size)")
    }
  }

  private func choose(_ theme: String?) async throws {
    // The header has no room for the button in every window.
    guard let theme, let button = app.tree?.first(named: "Text Appearance", role: "push button")
    else { return }
    try button.press()
    let choice = try await perhaps(within: 3) {
      app.tree?.first(named: theme, role: "radio button")
    }
    guard let choice else { return Input.key("Escape") }
    try choice.press()
    try await app.node(theme, role: "radio button") { $0.isOn }
    log.set("theme", "'\(theme.lowercased())'")
    try await app.closePopover(with: theme)
  }
}
