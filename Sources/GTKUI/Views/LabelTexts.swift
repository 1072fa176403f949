/// The texts of a label, for a widget that shows texts and not views.
struct LabelTexts: Equatable {
  let title: String
  let subtitle: String

  /// More than anybody reads in a title.
  ///
  /// GTK lays out a text that wraps many times over, so that one
  /// of a megabyte would hold up the window for minutes.
  private static let limit = 1_000

  init(title: String, subtitle: String = "") {
    self.title = Self.shortened(title)
    self.subtitle = Self.shortened(subtitle)
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > limit,
      let end = text.index(
        text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}

/// A view that is a label of nothing but text.
protocol LabelTextSource {
  /// The texts; nothing where the view is more than them.
  var labelTexts: LabelTexts? { get }
}

/// The texts of a label; nothing for a view that is more than text.
func labelTexts<Content: View>(of label: Content) -> LabelTexts? {
  (label as? any LabelTextSource)?.labelTexts
}

extension Text: LabelTextSource {
  var labelTexts: LabelTexts? { LabelTexts(title: content) }
}

extension Label: LabelTextSource {
  var labelTexts: LabelTexts? { GTKUI.labelTexts(of: title) }
}

extension AnyView: LabelTextSource {
  var labelTexts: LabelTexts? { (unwrapped as? any LabelTextSource)?.labelTexts }
}

extension ForEachRow: LabelTextSource {
  var labelTexts: LabelTexts? { GTKUI.labelTexts(of: body) }
}

extension TupleView: LabelTextSource {
  /// The first of two texts is the title, the second explains it.
  var labelTexts: LabelTexts? {
    var texts: [String] = []
    for view in repeat each content {
      guard let text = view as? Text else { return nil }
      texts.append(text.content)
    }
    guard texts.count == 2 else { return nil }
    return LabelTexts(title: texts[0], subtitle: texts[1])
  }
}
