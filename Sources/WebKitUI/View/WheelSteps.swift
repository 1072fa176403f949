/// Adds up the turning of a wheel, which some devices tell in parts of a step.
nonisolated struct WheelSteps {
  private var rest = 0.0

  /// Adds a turn.
  ///
  /// - Parameter turn: the turn, in steps or parts of one; its sign is its direction.
  /// - Returns: how many whole steps are complete with it.
  mutating func take(_ turn: Double) -> Int {
    guard turn.isFinite else { return 0 }
    if (turn < 0) != (rest < 0) { rest = 0 }
    rest += turn
    let whole = max(-100, min(rest.rounded(.towardZero), 100))
    rest -= rest.rounded(.towardZero)
    return Int(whole)
  }
}
