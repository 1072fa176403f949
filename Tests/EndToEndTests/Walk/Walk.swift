import Foundation
import Testing

/// A walk through the window in one of the settings: its words are English, whatever the window says.
@MainActor
struct Walk {
  let setting: WalkSetting
  let app: RunningApp
  private let messages: Messages?

  /// Starts the program, with its window in the size of the setting.
  ///
  /// - Parameters:
  ///   - setting: how.
  ///   - arguments: those of the program.
  ///   - home: where it keeps what it keeps.
  ///   - articles: a folder to read instead of its own articles.
  ///   - size: where the window has its size from.
  /// - Throws: `Timeout` where it does not come.
  init(
    _ setting: WalkSetting, _ arguments: [String], home: PrivateHome? = nil, articles: URL? = nil,
    size: Size = .set
  ) async throws {
    self.setting = setting
    messages = setting.isArabic ? try Messages("ar") : nil
    app = try await RunningApp(
      arguments, home: try home ?? PrivateHome(), articles: articles,
      environment: try await setting.environment())
    if size == .set { try await resize() }
    if size != .any { try await hasItsSize() }
    // Labels are known to the accessibility bus a moment after the window is there.
    try await app.node(word("Main Menu"), role: "push button")
  }

  /// Where a window has its size from.
  enum Size {
    /// It is given that of the setting.
    case set
    /// It has that of the setting from the last time.
    case kept
    /// It may have any other.
    case any
  }

  /// Gives the window the size of the setting.
  func resize() async throws {
    let window = try await app.activeWindow()
    Display.shared.resize(window, to: setting.size)
  }

  /// Waits until the window has the size of the setting.
  func hasItsSize() async throws {
    var box = Box()
    try await eventually(
      "a window of \(setting.size)", seen: { "\(box)" },
      {
        box = app.window.map(Display.shared.box) ?? Box()
        return (box.width, box.height) == setting.size ? true : nil
      })
    // Its header has what it has room for.
    if setting.isNarrow { try await gone("Text Appearance", role: "push button") }
  }

  /// What the window says for a text.
  ///
  /// - Parameters:
  ///   - english: the text as the sources have it, with `%@` for values.
  ///   - values: the values.
  /// - Returns: the text in the window's language.
  func word(_ english: String, _ values: String...) -> String { word(english, values) }

  private func word(_ english: String, _ values: [String]) -> String {
    var parts = (messages?[english] ?? english).components(separatedBy: "%@")
    var text = parts.removeFirst()
    for (value, part) in zip(values, parts) {
      text += (setting.isArabic ? "\u{2068}\(value)\u{2069}" : value) + part
    }
    return text.replacing("%%", with: "%")
  }

  /// Waits until something with a name is on the screen.
  @discardableResult
  func node(
    _ english: String, _ values: String..., role: String? = nil,
    where state: (AccessibleNode) -> Bool = { _ in true }
  ) async throws -> AccessibleNode {
    try await app.node(word(english, values), role: role, where: state)
  }

  /// Waits until a label says a text, or more than that.
  @discardableResult
  func says(_ english: String, _ values: String...) async throws -> String {
    try await app.says(word(english, values))
  }

  /// Waits until nothing with a name is on the screen any more.
  func gone(_ english: String, role: String? = nil) async throws {
    let name = word(english)
    try await app.waiting("“\(name)” to go") {
      app.tree?.first(named: name, role: role) == nil ? true : nil
    }
  }

  /// Presses a button or an item of a menu, as a screen reader does.
  func press(_ english: String, role: String? = nil) async throws {
    try await node(english, role: role) { $0.isSensitive }.press()
  }

  /// Clicks the button that closes what lies over the text, and not the window.
  func pressClose() async throws {
    let name = word("Close")
    let button = try await app.waiting("a button that closes what lies over the text") {
      app.tree?.first {
        $0.role == "push button" && $0.name == name && $0.isShown && $0.box.y > 46
      }
    }
    try await app.click(button)
  }

  /// Waits until the text has the keyboard.
  func textHasKeyboard() async throws {
    try await app.node("WebKitWebView") { $0.isFocused }
  }

  /// Opens the main menu with its key.
  func openMainMenu() async throws {
    _ = try await app.activeWindow()
    Input.key("F10")
    try await node("About Lakes") { $0.isShown }
  }

  /// Opens the choices of the text's appearance.
  func openAppearance() async throws {
    if setting.isNarrow {
      try await openMainMenu()
      try await press("Text Appearance")
    } else {
      try await press("Text Appearance", role: "push button")
    }
    try await node("Line Height")
  }

  /// Presses Escape, and waits until what is named has gone.
  func escape(_ english: String) async throws {
    Input.key("Escape")
    try await gone(english)
  }
}
