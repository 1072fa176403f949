/// A place for commands that every program has.
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  let section: Section

  /// The part of the window of keyboard shortcuts that a place belongs to, in the order shown.
  enum Section: Int, CaseIterable {
    case general, editing, view, windows

    var title: String {
      switch self {
      case .general: String(localized: "General")
      case .editing: String(localized: "Editing")
      case .view: String(localized: "View")
      case .windows: String(localized: "Windows")
      }
    }
  }

  /// About the program.
  public static let appInfo = Self(name: "appInfo", section: .general)
  /// The preferences: Ctrl+Comma, where there is a `Settings` scene.
  public static let appSettings = Self(name: "appSettings", section: .general)
  /// What other programs offer.
  public static let systemServices = Self(name: "systemServices", section: .general)
  /// Hiding the program.
  public static let appVisibility = Self(name: "appVisibility", section: .general)
  /// The end of the program: Ctrl+Q.
  public static let appTermination = Self(name: "appTermination", section: .general)
  /// New things and windows: Ctrl+N, where there is a `WindowGroup`.
  public static let newItem = Self(name: "newItem", section: .general)
  /// Saving and closing: Ctrl+W.
  public static let saveItem = Self(name: "saveItem", section: .general)
  /// Taking in and giving out files.
  public static let importExport = Self(name: "importExport", section: .general)
  /// Printing.
  public static let printItem = Self(name: "printItem", section: .general)
  /// Help: the keyboard shortcuts, Ctrl+?.
  public static let help = Self(name: "help", section: .general)
  /// Undoing and doing again.
  public static let undoRedo = Self(name: "undoRedo", section: .editing)
  /// Cut, copy and paste.
  public static let pasteboard = Self(name: "pasteboard", section: .editing)
  /// Editing text.
  public static let textEditing = Self(name: "textEditing", section: .editing)
  /// The look of text.
  public static let textFormatting = Self(name: "textFormatting", section: .editing)
  /// The toolbar.
  public static let toolbar = Self(name: "toolbar", section: .view)
  /// The sidebar and full screen: F11.
  public static let sidebar = Self(name: "sidebar", section: .view)
  /// The size of windows.
  public static let windowSize = Self(name: "windowSize", section: .windows)
  /// The order of windows.
  public static let windowArrangement = Self(name: "windowArrangement", section: .windows)
  /// The list of windows.
  public static let windowList = Self(name: "windowList", section: .windows)
  /// The windows of which there is one.
  public static let singleWindowList = Self(name: "singleWindowList", section: .windows)
}
