/// Some text.
///
/// Markup in it is shown as it is, never interpreted.
///
/// A text wraps where it has no `lineLimit` of one line. GTK lays it out as a whole, and wraps it for
/// several widths: thousands of lines take seconds. They are for a `List` with a row a line, or for a
/// `TextEditor`, which lay out what is in sight.
public struct Text: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  /// A part of the text that looks the same all through.
  struct Run: Equatable {
    var content: String
    var look = TextLook()
  }

  var runs: [Run]

  /// The whole text.
  var content: String { runs.count == 1 ? runs[0].content : runs.map(\.content).joined() }

  /// Which end of a text too long for its place is cut, the mark of omission included.
  nonisolated public enum TruncationMode: CaseIterable, Hashable, Sendable {
    /// The beginning.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail
  }

  /// Shows a text of the program in the user's language.
  ///
  /// - Parameter key: the English text.
  public init(_ key: LocalizedStringKey) {
    self.init(verbatim: String(localized: key))
  }

  /// Shows a string.
  ///
  /// - Parameter content: the text, taken as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Shows a string that is the same in all languages.
  ///
  /// - Parameter content: the text, taken as it is.
  public init(verbatim content: String) {
    runs = [Run(content: content)]
  }

  /// Puts a text behind another, each with its own look.
  ///
  /// - Parameters:
  ///   - first: the text that comes first.
  ///   - second: the text that follows it.
  /// - Returns: one text of both.
  public static func + (first: Text, second: Text) -> Text {
    var both = first
    both.runs += second.runs
    return both
  }

  private func changed(_ change: (inout TextLook) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index].look) }
    return copy
  }
}

extension Text {
  /// Sets the size and weight by their role.
  ///
  /// - Parameter font: the role.
  /// - Returns: the text in that font.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  /// Sets how thick the strokes are.
  ///
  /// - Parameter weight: the weight; nothing for the font's own.
  /// - Returns: the text in that weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

  /// Sets the family.
  ///
  /// - Parameter design: the family; nothing for the font's own.
  /// - Returns: the text in that family.
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = design } }

  /// Makes it bold.
  ///
  /// - Parameter isActive: whether it is.
  /// - Returns: the text.
  public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Makes it italic.
  ///
  /// - Parameter isActive: whether it is.
  /// - Returns: the text.
  public func italic(_ isActive: Bool = true) -> Text { changed { $0.isItalic = isActive } }

  /// Underlines it.
  ///
  /// - Parameter isActive: whether it is underlined.
  /// - Returns: the text.
  public func underline(_ isActive: Bool = true) -> Text { changed { $0.isUnderlined = isActive } }

  /// Strikes it through.
  ///
  /// - Parameter isActive: whether it is struck through.
  /// - Returns: the text.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changed { $0.isStruckThrough = isActive }
  }

  /// Makes the letters as wide as each other.
  ///
  /// - Parameter isActive: whether they are.
  /// - Returns: the text.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes the digits as wide as each other, so that a number stands still while it changes.
  ///
  /// - Returns: the text.
  public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }
}
