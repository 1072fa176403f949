/// Where a reader stands in a text.
///
/// It is told by the text at the top of the view and by what stands around it, so that it holds when
/// the text is laid out anew: at another width, in another font, with pictures that came late.
public struct ReadingPlace: Codable, Hashable, Sendable {
  /// The text at the top of the view, up to 64 characters.
  public var text: String
  /// What stands before it, up to 64 characters.
  public var before: String
  /// What stands after it, up to 64 characters.
  public var after: String
  /// How far above the upper edge the line with the text begins, in CSS pixels, 0 or less.
  public var offset: Double
  /// How much of the page lies above the view, from 0 to 1: what is left to go by when the text has
  /// been taken out.
  public var fraction: Double

  /// Describes a place.
  ///
  /// - Parameters:
  ///   - text: the text at the top of the view.
  ///   - before: what stands before it.
  ///   - after: what stands after it.
  ///   - offset: how far above the upper edge its line begins, in CSS pixels.
  ///   - fraction: how much of the page lies above the view, from 0 to 1.
  public init(
    text: String, before: String = "", after: String = "", offset: Double = 0, fraction: Double = 0
  ) {
    self.text = text
    self.before = before
    self.after = after
    self.offset = offset
    self.fraction = fraction
  }

  /// The start of a text, which is where everybody begins.
  public var isStart: Bool { fraction <= 0 }
}
