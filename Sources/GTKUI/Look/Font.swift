/// Size, weight and design of a text.
nonisolated public struct Font: Hashable, Sendable {
  enum Size: Hashable {
    case style(TextStyle)
    case pixels(Double)
  }

  let size: Size
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var hasMonospacedDigits = false

  /// The role of a text, which decides its size and weight in the system's style.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest title of a page.
    case largeTitle
    /// A title.
    case title
    /// A title below that.
    case title2
    /// A title below that.
    case title3
    /// The heading of a part, or a title within text.
    case headline
    /// A line under a heading.
    case subheadline
    /// The text of a page.
    case body
    /// Text beside that of the page.
    case callout
    /// A note below the text.
    case footnote
    /// Small text beside something.
    case caption
    /// The smallest text.
    case caption2
  }

  /// How thick the strokes are.
  public enum Weight: CaseIterable, Hashable, Sendable {
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Thin.
    case light
    /// As in text.
    case regular
    /// A little thicker.
    case medium
    /// Thicker.
    case semibold
    /// Thick.
    case bold
    /// Very thick.
    case heavy
    /// The thickest.
    case black
  }

  /// What family of letters it is.
  public enum Design: Hashable, Sendable {
    /// That of the system.
    case `default`
    /// With serifs.
    case serif
    /// All letters as wide as each other.
    case monospaced
  }

  /// The font of a role.
  ///
  /// - Parameters:
  ///   - style: the role.
  ///   - design: the family; the system's where nothing is said.
  ///   - weight: the weight; the role's own where nothing is said.
  /// - Returns: the font.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: .style(style), weight: weight, design: design)
  }

  /// The system's font in a size.
  ///
  /// - Parameters:
  ///   - size: the size in pixels, where the user has not asked for larger or smaller text.
  ///   - weight: the weight; the regular one where nothing is said.
  ///   - design: the family; the system's where nothing is said.
  /// - Returns: the font.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: .pixels(size), weight: weight, design: design)
  }

  /// The largest title of a page.
  public static let largeTitle = system(.largeTitle)
  /// A title.
  public static let title = system(.title)
  /// A title below that.
  public static let title2 = system(.title2)
  /// A title below that.
  public static let title3 = system(.title3)
  /// The heading of a part, or a title within text.
  public static let headline = system(.headline)
  /// A line under a heading.
  public static let subheadline = system(.subheadline)
  /// The text of a page.
  public static let body = system(.body)
  /// Text beside that of the page.
  public static let callout = system(.callout)
  /// A note below the text.
  public static let footnote = system(.footnote)
  /// Small text beside something.
  public static let caption = system(.caption)
  /// The smallest text.
  public static let caption2 = system(.caption2)

  /// The font with another weight.
  ///
  /// - Parameter weight: the weight.
  /// - Returns: the font.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// The font with thick strokes.
  ///
  /// - Returns: the font.
  public func bold() -> Font { weight(.bold) }

  /// The font, slanted.
  ///
  /// - Returns: the font.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The font with letters that are as wide as each other.
  ///
  /// - Returns: the font.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// The font with digits that are as wide as each other.
  ///
  /// - Returns: the font.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

nonisolated extension Font.TextStyle {
  /// The style class of libadwaita, or of this library, for the role.
  var styleClass: String {
    switch self {
    case .largeTitle: "title-1"
    case .title: "title-2"
    case .title2: "title-3"
    case .title3: "title-4"
    case .headline: "heading"
    case .subheadline: "subheadline"
    case .body: "body"
    case .callout: "callout"
    case .footnote, .caption: "caption"
    case .caption2: "caption-2"
    }
  }

  /// The size and weight of that class, for a part of a text, which can have none.
  var measures: (points: Double, weight: Font.Weight) {
    switch self {
    case .largeTitle: (20, .heavy)
    case .title: (15, .heavy)
    case .title2: (15, .bold)
    case .title3: (13, .bold)
    case .headline: (11, .bold)
    case .subheadline: (9.5, .regular)
    case .body: (11, .regular)
    case .callout: (10, .regular)
    case .footnote, .caption: (9, .regular)
    case .caption2: (8.5, .regular)
    }
  }
}
