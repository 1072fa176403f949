extension WebPage {
  /// What a page is shown on, as its style sheets see it.
  nonisolated public struct CSSMediaType: Hashable, RawRepresentable, Sendable {
    /// The name in style sheets.
    public let rawValue: String

    /// Names a type.
    ///
    /// - Parameter rawValue: the name in style sheets.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Everything.
    public static let all = CSSMediaType(rawValue: "all")
    /// A screen.
    public static let screen = CSSMediaType(rawValue: "screen")
    /// Paper.
    public static let print = CSSMediaType(rawValue: "print")
  }
}
