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

nonisolated extension Color {
  /// The red of GNOME's palette, as are the others.
  public static let red = Color(hex: 0xE01B24)
  /// Orange.
  public static let orange = Color(hex: 0xFF7800)
  /// Yellow.
  public static let yellow = Color(hex: 0xF6D32D)
  /// Green.
  public static let green = Color(hex: 0x33D17A)
  /// Blue.
  public static let blue = Color(hex: 0x3584E4)
  /// Purple.
  public static let purple = Color(hex: 0x9141AC)
  /// Grey.
  public static let gray = Color(hex: 0x77767B)
  /// White.
  public static let white = Color(hex: 0xFFFFFF)
  /// Black.
  public static let black = Color(hex: 0x000000)
  /// No colour: what is behind shows.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

  /// The colour, covering less.
  ///
  /// - Parameter opacity: the share of its opacity that stays, from 0 to 1.
  /// - Returns: the colour.
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
  }

  private init(hex: Int) {
    self.init(
      red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// The parts in 256 steps each, as CSS has them; what is no number or out of range is brought
  /// into it.
  var bytes: [Int] {
    [red, green, blue, opacity].map { $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded()) }
  }
}

extension Color: View {
  /// An area of the colour that takes all the room there is.
  public var body: some View { ColorArea(color: self) }
}

/// An area of one colour.
struct ColorArea: View {
  typealias Body = Never

  let color: Color
}
