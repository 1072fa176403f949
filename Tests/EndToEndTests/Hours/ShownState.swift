import Foundation

/// What the window of a program shows, for comparing it with what the next start shows.
@MainActor
struct ShownState {
  let title: String
  let theme: String
  let textSize: String
  let size: Box
  /// Where the page stands in the window: the sidebar beside it, the header above it.
  let page: Box
  /// A strip of the text, once it stands still.
  let text: PictureRows
  /// All that was to be seen then.
  let screen: Picture

  /// Looks at the window.
  ///
  /// - Parameter app: a program that nothing lies over the text of.
  /// - Throws: `Timeout` where it does not come to rest.
  init(of app: RunningApp) async throws {
    let window = try await app.activeWindow()
    title = app.title
    size = Display.shared.box(of: window)
    // The link under the pointer would be told over the text.
    Input.move(size.x + size.width / 2, size.y + 4)
    page = try await app.node("WebKitWebView").box
    text = try await app.stillText()
    screen = Display.shared.picture()
    (theme, textSize) = try await app.appearance()
  }
}

extension RunningApp {
  /// A strip of the text on the screen, free of scroll bars and of what lies at the lower edge.
  func strip() -> PictureRows? {
    guard let window, let page = tree?.first(named: "WebKitWebView") else { return nil }
    return strip(of: page.box.moved(by: Display.shared.place(of: window)))
  }

  /// The strip of a page that stands at a place of the screen.
  func strip(of page: Box) -> PictureRows {
    PictureRows(
      Display.shared.picture(
        of: Box(
          x: page.x + page.width / 3, y: page.y + 8, width: min(page.width / 3, 160),
          height: max(page.height - 60, 0))))
  }

  /// The strip once it no longer changes.
  func stillText() async throws -> PictureRows {
    var last = strip()
    var same = 0
    return try await waiting("a text that stands still") {
      guard let now = strip(), let before = last else {
        last = strip()
        return nil
      }
      same = now == before && now.count > 0 ? same + 1 : 0
      last = now
      return same >= 8 ? now : nil
    }
  }

  /// What the pop-over of the text's appearance says: the theme and the size of the text.
  func appearance() async throws -> (theme: String, textSize: String) {
    var pressed = ContinuousClock.now - .seconds(3)
    let size = try await waiting("the size of the text") { () -> String? in
      let size = tree?.first { $0.role == "push button" && $0.name.hasSuffix(" %") && $0.isShown }
      if let size { return size.name }
      // While the header is laid out anew the button may be another one by the time that it is pressed.
      guard ContinuousClock.now - pressed > .seconds(3),
        let button = tree?.first(named: "Text Appearance", role: "push button"), button.isSensitive
      else { return nil }
      pressed = .now
      try? button.press()
      return nil
    }
    let theme = try await waiting("the theme") {
      tree?.first { $0.role == "radio button" && $0.isOn && $0.isShown }?.name
    }
    try await closePopover(with: theme)
    return (theme, size)
  }

  /// Closes the pop-over of the text's appearance, that has a button for a theme.
  func closePopover(with theme: String) async throws {
    var pressed = ContinuousClock.now - .seconds(2)
    try await waiting("the pop-over to go") { () -> Bool? in
      guard tree?.first(named: theme, role: "radio button") != nil else { return true }
      guard ContinuousClock.now - pressed > .seconds(2) else { return nil }
      pressed = .now
      Input.key("Escape")
      return nil
    }
  }
}
