/// Some text.
///
/// Markup in it is shown as it is, never interpreted.
public struct Text: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let content: String
  var style = TextStyle()

  /// Shows a text of the program in the user's language.
  ///
  /// - Parameter key: the English text.
  public init(_ key: LocalizedStringKey) {
    content = String(localized: key)
  }

  /// Shows a string.
  ///
  /// - Parameter content: the text, taken as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Shows a string that is the same in all languages.
  ///
  /// - Parameter content: the text, taken as it is.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Sets the size and weight by their role.
  ///
  /// - Parameter font: the role.
  /// - Returns: the text in that font.
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.style.font = font
    return copy
  }

  /// Sets the weight of the strokes to bold.
  ///
  /// - Returns: bold text.
  public func bold() -> Text {
    var copy = self
    copy.style.isBold = true
    return copy
  }
}

/// The role of a text, which decides its size and weight in the system's style.
nonisolated public enum Font: Hashable, Sendable {
  /// The largest title of a page.
  case largeTitle
  /// A title.
  case title
  /// The heading of a part, or a title within text.
  case headline
  /// The text of a page.
  case body
  /// A line of less weight than the body.
  case subheadline
  /// Small text beside something.
  case caption

  /// The style class that libadwaita has for the role.
  var styleClass: String {
    switch self {
    case .largeTitle: "title-1"
    case .title: "title-2"
    case .headline: "heading"
    case .body: "body"
    case .subheadline: "caption"
    case .caption: "caption"
    }
  }
}

/// How a text looks.
struct TextStyle: Hashable {
  var font: Font?
  var isBold = false
}

/// Which end of a text too long for its place is cut, the mark of omission included.
nonisolated public enum TextTruncation: Hashable, Sendable {
  /// The beginning.
  case head
  /// The middle.
  case middle
  /// The end.
  case tail
}

extension EnvironmentValues {
  /// How many lines a text may take; nothing for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where a text that is too long is cut.
  public var truncationMode: TextTruncation {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Whether texts can be selected and copied.
  public var isTextSelectionEnabled: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: TextTruncation { .tail }
}

private struct TextSelectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Limits the number of lines of the texts inside.
  ///
  /// - Parameter limit: the most lines; nothing for as many as are needed.
  /// - Returns: the view with the limit.
  public func lineLimit(_ limit: Int?) -> some View { environment(\.lineLimit, limit) }

  /// Sets where the texts inside are cut when they are too long.
  ///
  /// - Parameter mode: the end that is cut.
  /// - Returns: the view with the mode.
  public func truncationMode(_ mode: TextTruncation) -> some View {
    environment(\.truncationMode, mode)
  }
}
