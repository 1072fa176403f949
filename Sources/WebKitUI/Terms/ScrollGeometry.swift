import Foundation

/// Where the content of a scrolled view stands, in CSS pixels.
nonisolated public struct ScrollGeometry: Hashable, Sendable {
  /// What part of the content is scrolled out of sight, above and to the left.
  public var contentOffset: CGPoint
  /// The size of all of the content; never smaller than the view.
  public var contentSize: CGSize
  /// The size of the view.
  public var containerSize: CGSize

  /// Describes where the content stands.
  ///
  /// - Parameters:
  ///   - contentOffset: what part of the content is scrolled out of sight.
  ///   - contentSize: the size of all of the content.
  ///   - containerSize: the size of the view.
  public init(contentOffset: CGPoint, contentSize: CGSize, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.containerSize = containerSize
  }

  /// What part of the content is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What part of the content is in sight.
  public var bounds: CGRect { visibleRect }

  /// Hashes the numbers.
  ///
  /// - Parameter hasher: takes them.
  public func hash(into hasher: inout Hasher) {
    for number in [contentOffset.x, contentOffset.y, contentSize.width, contentSize.height] {
      hasher.combine(number)
    }
    hasher.combine(containerSize.width)
    hasher.combine(containerSize.height)
  }
}
