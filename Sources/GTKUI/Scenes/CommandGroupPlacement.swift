/// A place for commands that every program has, in the order in which they are shown.
nonisolated public enum CommandGroupPlacement: CaseIterable, Hashable, Sendable {
  /// New things and windows: Ctrl+N, where there is a `WindowGroup`.
  case newItem
  /// Saving and closing: Ctrl+W.
  case saveItem
  /// Printing.
  case printItem
  /// The preferences: Ctrl+Comma, where there is a `Settings` scene.
  case appSettings
  /// Help: the keyboard shortcuts, Ctrl+?.
  case help
  /// The end of the program: Ctrl+Q.
  case appTermination
  /// Cut, copy and paste.
  case pasteboard
  /// The sidebar and full screen: F11.
  case sidebar

  /// The part of the window of keyboard shortcuts that a place belongs to, in the order shown.
  enum Section: CaseIterable {
    case general, editing, view

    var title: String {
      switch self {
      case .general: String(localized: "General")
      case .editing: String(localized: "Editing")
      case .view: String(localized: "View")
      }
    }
  }

  var section: Section {
    switch self {
    case .newItem, .saveItem, .printItem, .appSettings, .help, .appTermination: .general
    case .pasteboard: .editing
    case .sidebar: .view
    }
  }
}
