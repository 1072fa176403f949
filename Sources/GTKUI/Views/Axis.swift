/// A direction of a layout.
nonisolated public enum Axis: Int8, Hashable, CaseIterable, Sendable {
  /// From left to right, or back.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Directions.
  nonisolated public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8

    /// Makes a set of its bits.
    ///
    /// - Parameter rawValue: the bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From left to right, or back.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
