/// Tells whether two fingers on a touchpad want to go back or forward: a value without any page.
nonisolated struct HistorySwipe {
  /// Which way the fingers go.
  enum Way: Hashable {
    /// What is left of the view comes in.
    case left
    /// What is right of it comes in.
    case right
  }

  /// How far sideways the fingers go at least, in pixels.
  static let distance = 120.0
  /// How far they go until it can be told which way, in pixels.
  private static let start = 12.0

  private var x = 0.0
  private var y = 0.0
  /// Which way the fingers go; nothing as long as they may as well scroll up or down.
  private(set) var way: Way?

  /// The fingers have moved.
  ///
  /// - Parameters:
  ///   - x: how far the page would scroll to the right, in pixels.
  ///   - y: how far it would scroll down, in pixels.
  /// - Returns: which way they go, the first time that it can be told.
  mutating func move(x: Double, y: Double) -> Way? {
    guard x.isFinite, y.isFinite else { return nil }
    self.x += x
    self.y += abs(y)
    guard way == nil, abs(self.x) >= Self.start, abs(self.x) > 2 * self.y else { return nil }
    way = self.x < 0 ? .left : .right
    return way
  }

  /// Which way it was a swipe, now that the fingers have gone; nothing where it was none, or where they
  /// have gone back.
  var result: Way? {
    guard let way, abs(x) >= Self.distance, abs(x) > 2 * y, (x < 0) == (way == .left) else {
      return nil
    }
    return way
  }
}
