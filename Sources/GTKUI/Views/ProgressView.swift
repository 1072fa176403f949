/// How far something has come: a bar for a known part, a spinner for an unknown one.
public struct ProgressView: View {
  let value: Double?
  let total: Double

  /// Shows that something is going on.
  public init() {
    value = nil
    total = 1
  }

  /// Shows how far something has come.
  ///
  /// - Parameters:
  ///   - value: how much is done; nothing when that is not known.
  ///   - total: how much there is to do.
  public init(value: Double?, total: Double = 1) {
    self.value = value
    self.total = total
  }

  /// A bar or a spinner.
  public var body: some View {
    if let value {
      ProgressBar(fraction: total > 0 && value.isFinite ? min(max(value / total, 0), 1) : 0)
    } else {
      Spinner()
    }
  }
}

/// A bar that shows a part of a whole.
struct ProgressBar: View {
  typealias Body = Never

  /// From 0 to 1.
  let fraction: Double
}

/// A sign that something goes on.
struct Spinner: View {
  typealias Body = Never
}
