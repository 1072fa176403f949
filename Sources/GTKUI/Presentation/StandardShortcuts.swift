extension KeyboardShortcut {
  /// What Enter does in a dialog: its main answer.
  nonisolated public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// What Escape does in a dialog.
  nonisolated public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Lets a key press the button, wherever in the window the keyboard's focus is.
  ///
  /// - Parameter shortcut: the key, with those held down beside it.
  /// - Returns: the view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    ShortcutView(content: self, shortcut: shortcut, action: nil)
  }
}
