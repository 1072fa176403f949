/// The texts of a label, for a widget that shows texts and not views.
struct LabelTexts: Equatable {
  let title: String
  let subtitle: String

  /// More than anybody reads in a title.
  ///
  /// GTK lays out a text that wraps many times over, so that one
  /// of a megabyte would hold up the window for minutes.
  private static let limit = 1_000

  /// Reads them: a title, and perhaps what explains it; nothing for a view that is more than that.
  init?<Content: View>(of label: Content) {
    guard let texts = texts(of: label), texts.count <= 2 else { return nil }
    title = texts.first.map(Self.shortened) ?? ""
    subtitle = texts.count == 2 ? Self.shortened(texts[1]) : ""
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > limit,
      let end = text.index(
        text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}

/// The texts of a view that is nothing but texts, perhaps with an icon; nothing for one that is more.
func texts<Content: View>(of view: Content) -> [String]? {
  (view as? any TextSource)?.texts
}

/// A view that may be nothing but texts.
protocol TextSource {
  /// The texts; nothing where the view is more than them.
  var texts: [String]? { get }
}

extension Text: TextSource {
  var texts: [String]? { [content] }
}

extension Label: TextSource {
  var texts: [String]? { GTKUI.texts(of: title) }
}

extension EmptyView: TextSource {
  var texts: [String]? { [] }
}

extension AnyView: TextSource {
  var texts: [String]? { (unwrapped as? any TextSource)?.texts }
}

extension Group: TextSource {
  var texts: [String]? { GTKUI.texts(of: content) }
}

extension ForEachRow: TextSource {
  var texts: [String]? { GTKUI.texts(of: body) }
}

extension Optional: TextSource where Wrapped: View {
  var texts: [String]? { map { GTKUI.texts(of: $0) } ?? [] }
}

extension ConditionalView: TextSource {
  var texts: [String]? {
    switch self {
    case .first(let view): GTKUI.texts(of: view)
    case .second(let view): GTKUI.texts(of: view)
    }
  }
}

extension TupleView: TextSource {
  var texts: [String]? {
    var all: [String] = []
    for view in repeat each content {
      // Among others the icon of a label would be lost.
      guard !(view is any IconBearer), let texts = GTKUI.texts(of: view) else { return nil }
      all += texts
    }
    return all
  }
}

/// A view whose texts have an icon.
private protocol IconBearer {}

extension Label: IconBearer {}
