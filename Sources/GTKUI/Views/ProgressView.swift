/// How far something has come: a bar for a known part, a spinner for an unknown one.
public struct ProgressView: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

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

  var fraction: Double? {
    value.map { total > 0 ? min(max($0 / total, 0), 1) : 0 }
  }
}
