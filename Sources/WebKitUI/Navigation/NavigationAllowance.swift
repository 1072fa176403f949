/// How often a page may go somewhere by itself, or have a frame go somewhere, until it has to rest.
///
/// Each of its navigations takes the program a fraction of a millisecond, and a script can ask for thousands a
/// second. Other browsers keep pages to about as many.
nonisolated struct NavigationAllowance {
  /// How many there may be within a time.
  static let limit: (count: Int, time: Duration) = (200, .seconds(10))

  private var start = ContinuousClock.now
  private var count = 0

  /// Takes one.
  ///
  /// - Parameter now: when it is asked for.
  /// - Returns: false where the page has to rest.
  mutating func take(at now: ContinuousClock.Instant = .now) -> Bool {
    if now - start > Self.limit.time {
      start = now
      count = 0
    }
    count += 1
    return count <= Self.limit.count
  }
}
