import GTKUI
import WebKitUI

extension ReaderActions {
  /// Scrolls the text, wherever the keyboard is.
  func scroll(_ distance: ScrollScript.Distance) {
    let page = model.popups.topmost ?? model.page
    Task {
      do {
        try await page.callJavaScript(ScrollScript.source(distance), contentWorld: .reader)
      } catch {
        // The page has gone meanwhile.
      }
    }
  }
}

extension View {
  /// Has the keys that scroll a text do so from anywhere in the window but from a field.
  ///
  /// The text has them first where it has the keyboard, and a button its Space.
  func scrollingKeys(_ actions: ReaderActions) -> some View {
    onKeyboardShortcut(.space, modifiers: []) { actions.scroll(.views(1)) }
      .onKeyboardShortcut(.space, modifiers: .shift) { actions.scroll(.views(-1)) }
      .onKeyboardShortcut(.pageDown, modifiers: []) { actions.scroll(.views(1)) }
      .onKeyboardShortcut(.pageUp, modifiers: []) { actions.scroll(.views(-1)) }
      .onKeyboardShortcut(.home, modifiers: []) { actions.scroll(.start) }
      .onKeyboardShortcut(.end, modifiers: []) { actions.scroll(.end) }
  }

  /// Has a list leave those keys to the text.
  func leavesScrollingKeys(to actions: ReaderActions) -> some View {
    onKeyPress(keys: [.space, .pageDown, .pageUp, .home, .end]) { press in
      switch press.key {
      case .space: actions.scroll(.views(press.modifiers.contains(.shift) ? -1 : 1))
      case .pageDown: actions.scroll(.views(1))
      case .pageUp: actions.scroll(.views(-1))
      case .home: actions.scroll(.start)
      default: actions.scroll(.end)
      }
      return .handled
    }
  }
}
