import Testing

@testable import WebKitUI

/// How often a page may go somewhere by itself.
struct NavigationAllowanceTests {
  /// How many of twice as many as may be taken at once are.
  private func taken(_ allowance: inout NavigationAllowance, at now: ContinuousClock.Instant) -> Int
  {
    var count = 0
    for _ in 0..<2 * NavigationAllowance.limit.count where allowance.take(at: now) { count += 1 }
    return count
  }

  @Test func `So many a time are taken, and again after it`() {
    var allowance = NavigationAllowance()
    let start = ContinuousClock.now
    let limit = NavigationAllowance.limit
    let (atOnce, soon, later) = (
      taken(&allowance, at: start), taken(&allowance, at: start + limit.time / 2),
      taken(&allowance, at: start + limit.time * 2)
    )
    #expect((atOnce, soon, later) == (limit.count, 0, limit.count))
  }

  @Test func `Who goes somewhere now and then is never kept from it`() {
    var allowance = NavigationAllowance()
    var now = ContinuousClock.now
    var refused = 0
    for _ in 0..<2000 {
      now += .milliseconds(100)
      if !allowance.take(at: now) { refused += 1 }
    }
    #expect(refused == 0)
  }
}
