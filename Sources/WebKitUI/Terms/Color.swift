/// A colour of the sRGB space.
nonisolated public struct Color: Hashable, Sendable {
  /// The share of red, from 0 to 1.
  public var red: Double
  /// The share of green, from 0 to 1.
  public var green: Double
  /// The share of blue, from 0 to 1.
  public var blue: Double
  /// How far it covers what is behind it, from 0 to 1.
  public var opacity: Double

  /// Mixes a colour.
  ///
  /// - Parameters:
  ///   - red: the share of red, from 0 to 1.
  ///   - green: the share of green, from 0 to 1.
  ///   - blue: the share of blue, from 0 to 1.
  ///   - opacity: how far it covers what is behind it, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
