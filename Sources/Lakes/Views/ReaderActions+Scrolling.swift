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

/// A key that scrolls a text, and how far.
private struct ScrollingKey {
  let key: KeyEquivalent
  var modifiers: EventModifiers = []
  let distance: ScrollScript.Distance

  static let all = [
    ScrollingKey(key: .space, distance: .views(1)),
    ScrollingKey(key: .space, modifiers: .shift, distance: .views(-1)),
    ScrollingKey(key: .pageDown, distance: .views(1)),
    ScrollingKey(key: .pageUp, distance: .views(-1)),
    ScrollingKey(key: .home, distance: .start),
    ScrollingKey(key: .end, distance: .end),
  ]
}

extension View {
  /// Has the keys that scroll a text do so from anywhere in the window but from a field.
  ///
  /// The text has them first where it has the keyboard, and a button its Space.
  func scrollingKeys(_ actions: ReaderActions) -> some View {
    ScrollingKey.all.reduce(AnyView(self)) { view, scrolling in
      AnyView(
        view.onKeyboardShortcut(scrolling.key, modifiers: scrolling.modifiers) {
          actions.scroll(scrolling.distance)
        })
    }
  }

  /// Has a list leave those keys to the text.
  func leavesScrollingKeys(to actions: ReaderActions) -> some View {
    onKeyPress(keys: Set(ScrollingKey.all.map(\.key))) { press in
      let modifiers = press.modifiers.intersection([.shift, .control, .option])
      let scrolling = ScrollingKey.all.first { $0.key == press.key && $0.modifiers == modifiers }
      guard let scrolling else { return .ignored }
      actions.scroll(scrolling.distance)
      return .handled
    }
  }
}
