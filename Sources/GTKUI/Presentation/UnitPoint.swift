/// A place within an area, in parts of its size.
nonisolated public struct UnitPoint: Hashable, Sendable {
  /// From 0, where reading starts, to 1.
  public var x: Double
  /// From 0 at the top to 1 at the bottom.
  public var y: Double

  /// Names a place.
  ///
  /// - Parameters:
  ///   - x: from 0, where reading starts, to 1.
  ///   - y: from 0 at the top to 1 at the bottom.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner at the top where reading starts.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the edge where reading starts.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner at the top where reading starts.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top where reading ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom where reading starts.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
