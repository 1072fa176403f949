/// Keys that are held down while something else happens.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// - Parameter rawValue: the bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Alt, which Apple calls Option.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Super or Meta, which Apple calls Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
}
