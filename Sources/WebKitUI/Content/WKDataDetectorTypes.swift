/// What is looked for in texts and made a link.
///
/// Nothing is: WebKitGTK does not look. It is there so that programs which name it build.
nonisolated public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit a type.
  public let rawValue: UInt

  /// Makes a set of its bits.
  ///
  /// - Parameter rawValue: the bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of shipments.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// What the system would suggest.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// All of them.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
