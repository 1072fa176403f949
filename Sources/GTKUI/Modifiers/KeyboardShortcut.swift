/// A key together with the keys held down beside it.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The keys held down.
  public let modifiers: EventModifiers

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: the keys held down; Control by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, wherever the focus is: what most will want to do.
  ///
  /// The button is the default one of its window: Enter in a text field that has no `onSubmit` presses
  /// it too, and it looks prominent.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, wherever the focus is: to leave things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The shortcut in GTK's notation, as `<Control>f`.
  var accelerator: String {
    var text = ""
    if modifiers.contains(.control) { text += "<Control>" }
    if modifiers.contains(.shift) { text += "<Shift>" }
    if modifiers.contains(.option) { text += "<Alt>" }
    return text + key.name
  }
}

/// A key of the keyboard.
nonisolated public struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// The key's name in GTK.
  let name: String

  /// Names a key by GTK's name for it.
  ///
  /// - Parameter name: the name, as `F3` or `Page_Up`.
  public init(named name: String) {
    self.name = name
  }

  /// The key that types a character.
  ///
  /// - Parameter character: the character.
  public init(_ character: Character) {
    name = keyName(of: character)
  }

  /// The key that types a character.
  ///
  /// - Parameter value: the character.
  public init(extendedGraphemeClusterLiteral value: Character) {
    name = keyName(of: value)
  }

  /// Escape.
  public static let escape = KeyEquivalent(named: "Escape")
  /// Enter.
  public static let `return` = KeyEquivalent(named: "Return")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent(named: "Left")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent(named: "Right")
  /// Tab.
  public static let tab = KeyEquivalent(named: "Tab")
  /// The space bar.
  public static let space = KeyEquivalent(named: "space")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent(named: "BackSpace")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent(named: "Delete")
  /// Home.
  public static let home = KeyEquivalent(named: "Home")
  /// End.
  public static let end = KeyEquivalent(named: "End")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent(named: "Up")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent(named: "Down")
  /// Page Up.
  public static let pageUp = KeyEquivalent(named: "Page_Up")
  /// Page Down.
  public static let pageDown = KeyEquivalent(named: "Page_Down")
}

/// Keys that are held down beside another.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// - Parameter rawValue: one bit a key.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = EventModifiers(rawValue: 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 4)
  /// What stands for the Command key of other systems: Control.
  public static let command = control
}

extension View {
  /// Lets a key press the button, wherever in the window the keyboard's focus is.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: the keys held down; Control by default.
  /// - Returns: the view.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .control
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key press the button, wherever in the window the keyboard's focus is.
  ///
  /// - Parameter shortcut: the key, as `.defaultAction` or `.cancelAction`.
  /// - Returns: the view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    ShortcutView(content: self, shortcut: shortcut, action: nil)
  }

  /// Lets a key press the button, or none.
  ///
  /// The button stays the same when that changes.
  ///
  /// - Parameter shortcut: the key; nothing for none.
  /// - Returns: the view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ShortcutView(content: self, shortcut: shortcut, action: nil)
  }

  /// Does something when a key is pressed, wherever in the window the keyboard's focus is.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: the keys held down; Control by default.
  ///   - action: what to do.
  /// - Returns: the view.
  public func onKeyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .control, perform action: @escaping () -> Void
  ) -> some View {
    ShortcutView(
      content: self, shortcut: KeyboardShortcut(key, modifiers: modifiers), action: action)
  }
}

extension KeyboardShortcut {
  /// Whether a field that has the focus uses the keys itself, so that they are its.
  var belongsToFields: Bool {
    let editing = ["a", "c", "v", "x", "z", "y", "slash", "backslash", "period", "insert"]
    let moving = [
      "left", "right", "up", "down", "home", "end", "backspace", "delete", "page_up", "page_down",
    ]
    let name = key.name.lowercased()
    guard !modifiers.contains(.option), modifiers.contains(.control) else { return false }
    // A field of one line has no pages to turn.
    return editing.contains(name) || moving.contains(name) && !name.hasPrefix("page")
  }
}
