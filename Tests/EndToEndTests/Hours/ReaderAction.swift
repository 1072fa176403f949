/// What a reader may do at any time.
enum ReaderAction: CaseIterable {
  case nextArticle, previousArticle, back, forward, reload
  case scroll, scrollBack, pageDown, end, home, click, section
  case find, step, filter, escape
  case larger, smaller, usualSize, theme, sidebar, caret, fullScreen, resize
  case openFile, removeFile, newWindow, preferences, address

  /// How often it is done beside the others: what asks for the accessible objects takes long.
  private var weight: Int {
    switch self {
    case .scroll, .scrollBack, .pageDown, .click, .nextArticle, .back, .escape: 6
    case .previousArticle, .forward, .find, .step, .filter, .end, .home: 4
    case .reload, .larger, .smaller, .resize, .sidebar: 3
    case .usualSize, .caret, .fullScreen, .section, .openFile: 2
    case .theme, .removeFile, .newWindow, .preferences, .address: 1
    }
  }

  /// Each as often as its weight says.
  static let weighted = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
