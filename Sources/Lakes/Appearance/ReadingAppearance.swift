/// How texts look: what the reader has chosen, for every article alike.
struct ReadingAppearance: Hashable {
  var theme = Theme.system
  var typeface = Typeface.sansSerif
  /// The size of the text in per cent of the usual one.
  var textSize = 100
  /// The distance of lines, in sizes of the text.
  var lineHeight = 1.6
  /// The width of a column, in characters of ordinary text.
  var textWidth = 66

  /// The colours of the page.
  enum Theme: String, CaseIterable {
    /// Light or dark, as the system is.
    case system
    case light
    case sepia
    case dark
  }

  /// The kind of letters.
  enum Typeface: String, CaseIterable {
    case sansSerif = "sans-serif"
    case serif
    case monospace
  }

  /// The sizes that the keys go through, in per cent.
  static let textSizes = [50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300]
  static let smallest = 50
  static let largest = 300
  static let lineHeights = 1.2...2.4
  static let textWidths = 40...100

  /// The next larger of the sizes, or the next smaller one.
  mutating func changeTextSize(larger: Bool) {
    let sizes = Self.textSizes
    let next = larger ? sizes.first { $0 > textSize } : sizes.last { $0 < textSize }
    textSize = next ?? textSize
  }

  var isSmallest: Bool { textSize <= Self.smallest }
  var isLargest: Bool { textSize >= Self.largest }

  /// With each value brought into its range, whatever was kept.
  var inRange: ReadingAppearance {
    var result = self
    result.textSize = min(max(textSize, Self.smallest), Self.largest)
    let height = lineHeight.isFinite ? lineHeight : 1.6
    result.lineHeight = min(max(height, Self.lineHeights.lowerBound), Self.lineHeights.upperBound)
    result.textWidth = min(max(textWidth, Self.textWidths.lowerBound), Self.textWidths.upperBound)
    return result
  }
}

extension ReadingAppearance {
  /// The size and the width as sliders have them.
  static let textSizeRange = Double(smallest)...Double(largest)
  static let textWidthRange = Double(textWidths.lowerBound)...Double(textWidths.upperBound)

  var textSizeNumber: Double {
    get { Double(textSize) }
    set { textSize = Int(newValue.rounded()) }
  }

  var textWidthNumber: Double {
    get { Double(textWidth) }
    set { textWidth = Int(newValue.rounded()) }
  }
}
