/// What a program showed and was told, and when: what may be found after it was killed.
@MainActor
struct ReadingLog {
  /// What was in sight at a moment.
  struct Sight {
    let title: String
    let text: PictureRows
  }

  private struct Entry<Value> {
    let time: ContinuousClock.Instant
    let value: Value
  }

  private var sights: [Entry<Sight>] = []
  private var settings: [String: [Entry<String>]] = [:]
  private var openings: [Entry<String>] = []

  /// What is lost may be so old, and no older.
  private static let mayBeLost = Duration.seconds(2)

  /// Notes what is in sight.
  mutating func see(_ sight: Sight) { sights.append(Entry(time: .now, value: sight)) }

  /// Notes that the program has taken a value of a setting, in the form of its file.
  mutating func set(_ name: String, _ value: String) {
    settings[name, default: []].append(Entry(time: .now, value: value))
  }

  /// Notes that the program has been told to open something.
  mutating func open(_ name: String) { openings.append(Entry(time: .now, value: name)) }

  /// What may be in sight again after an end at a moment.
  func sights(afterEndAt end: ContinuousClock.Instant) -> [Sight] { Self.last(of: sights, end) }

  /// The values of a setting that may be found; nothing where it was never set.
  func values(of name: String, afterEndAt end: ContinuousClock.Instant) -> [String]? {
    settings[name].map { Self.last(of: $0, end) }
  }

  /// How often a setting was set.
  func count(of name: String) -> Int { settings[name]?.count ?? 0 }

  /// What was opened so late that it may be forgotten.
  func lateOpenings(beforeEndAt end: ContinuousClock.Instant) -> [String] {
    openings.filter { $0.time > end - Self.mayBeLost }.map(\.value)
  }

  /// What was opened so early that it must be known.
  func earlyOpenings(beforeEndAt end: ContinuousClock.Instant) -> [String] {
    openings.filter { $0.time <= end - Self.mayBeLost }.map(\.value)
  }

  /// The entries of the last two seconds, and the one that held when they began.
  private static func last<Value>(
    of entries: [Entry<Value>], _ end: ContinuousClock.Instant
  ) -> [Value] {
    let old = entries.last { $0.time <= end - mayBeLost }
    let young = entries.filter { $0.time > end - mayBeLost }
    return (old.map { [$0] } ?? []).map(\.value) + young.map(\.value)
  }
}
