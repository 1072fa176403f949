import GTKUI
import WebKitUI

/// What the reader has chosen, kept from one start to the next.
///
/// Its keys are those of the schema in `data`. A view that reads a value follows it.
final class ReaderSettings {
  @AppStorage private var theme: ReadingAppearance.Theme
  @AppStorage private var typeface: ReadingAppearance.Typeface
  @AppStorage private var textSize: Int
  @AppStorage private var lineHeight: Double
  @AppStorage private var textWidth: Int

  /// Whether the sidebar is shown where there is room for it.
  @AppStorage var isSidebarShown: Bool
  /// The address of what was open last; empty before the first start.
  @AppStorage var lastOpened: String
  /// Whether to begin with what was open last.
  @AppStorage var opensLast: Bool
  /// Where pages that ask for a window of their own are shown.
  @AppStorage var popupPlace: PopupPlace
  /// Whether a caret moves through the text.
  @AppStorage var hasCaret: Bool

  /// Whether pages are drawn without the graphics processor.
  @AppStorage var drawsInSoftware: Bool

  enum PopupPlace: String, CaseIterable {
    /// Over the article.
    case article
    /// In a window of its own.
    case window
  }

  init(_ store: SettingsStore) {
    let usual = ReadingAppearance()
    _theme = AppStorage(wrappedValue: usual.theme, "theme", store: store)
    _typeface = AppStorage(wrappedValue: usual.typeface, "typeface", store: store)
    _textSize = AppStorage(wrappedValue: usual.textSize, "textSize", store: store)
    _lineHeight = AppStorage(wrappedValue: usual.lineHeight, "lineHeight", store: store)
    _textWidth = AppStorage(wrappedValue: usual.textWidth, "textWidth", store: store)
    _isSidebarShown = AppStorage(wrappedValue: true, "sidebarShown", store: store)
    _lastOpened = AppStorage(wrappedValue: "", "openArticle", store: store)
    _opensLast = AppStorage(wrappedValue: true, "openLastArticle", store: store)
    _popupPlace = AppStorage(wrappedValue: .article, "popupPlace", store: store)
    _hasCaret = AppStorage(wrappedValue: false, "caretBrowsing", store: store)
    _drawsInSoftware = AppStorage(wrappedValue: false, "drawsInSoftware", store: store)
  }

  /// How pages are drawn.
  var rendering: WebPage.Rendering { drawsInSoftware ? .software : .automatic }

  /// How texts look.
  ///
  /// Setting it writes what is different.
  var appearance: ReadingAppearance {
    get {
      ReadingAppearance(
        theme: theme, typeface: typeface, textSize: textSize, lineHeight: lineHeight,
        textWidth: textWidth
      ).inRange
    }
    set {
      let (old, new) = (appearance, newValue.inRange)
      if old.theme != new.theme { theme = new.theme }
      if old.typeface != new.typeface { typeface = new.typeface }
      if old.textSize != new.textSize { textSize = new.textSize }
      if old.lineHeight != new.lineHeight { lineHeight = new.lineHeight }
      if old.textWidth != new.textWidth { textWidth = new.textWidth }
    }
  }
}
