/// The part of an answer that a request asks for with its `Range` header (RFC 9110, section 14).
nonisolated enum ByteRange: Equatable {
  /// All of it.
  case whole
  /// These bytes of it, one at least.
  case part(Range<Int>)
  /// What it does not have.
  case unsatisfiable

  /// Reads the header.
  ///
  /// One that cannot be read counts as none, as the standard has it, and so does one that asks for
  /// several parts: who asks has to take the whole as well.
  ///
  /// - Parameters:
  ///   - header: the value of the header, as `bytes=0-99`.
  ///   - length: how many bytes there are.
  init(header: String, length: Int) {
    self = Self.parse(header, length) ?? .whole
  }

  private static func parse(_ header: String, _ length: Int) -> ByteRange? {
    let words = header.split(separator: "=", omittingEmptySubsequences: false)
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let bounds = words[1].split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard bounds.count == 2, bounds.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } }) else {
      return nil
    }
    // A number that is too large for this machine lies beyond every end.
    let numbers = bounds.map { $0.isEmpty ? nil : Int($0) ?? Int.max }
    switch (numbers[0], numbers[1]) {
    case (nil, nil):
      return nil
    case (nil, let count?):
      guard count > 0, length > 0 else { return .unsatisfiable }
      return .part(max(length - count, 0)..<length)
    case (let first?, let last):
      if let last, last < first { return nil }
      guard first < length else { return .unsatisfiable }
      return .part(first..<min(last ?? length - 1, length - 1) + 1)
    }
  }
}
