/// A style sheet that is added to every page, those that are open included.
///
/// Not part of Apple's public API. No Content Security Policy of a page keeps it out.
public final class WKUserStyleSheet {
  /// The rules.
  public let source: String
  /// Whether it holds for the page alone, not for the frames within it.
  public let isForMainFrameOnly: Bool
  /// Whether the rules count as the page's own, which the user's come before.
  public let isOfAuthor: Bool

  /// Makes a style sheet.
  ///
  /// - Parameters:
  ///   - source: the rules.
  ///   - forMainFrameOnly: whether it holds for the page alone, not for the frames within it.
  ///   - isOfAuthor: whether the rules count as the page's own.
  public init(source: String, forMainFrameOnly: Bool = true, isOfAuthor: Bool = false) {
    self.source = source
    isForMainFrameOnly = forMainFrameOnly
    self.isOfAuthor = isOfAuthor
  }

  lazy var handle = OpaqueStyleSheet(
    source: source, isOfAuthor: isOfAuthor, inAllFrames: !isForMainFrameOnly)
}
