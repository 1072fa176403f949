/// Random numbers that are the same each time: a failure can be looked at again.
///
/// The algorithm is SplitMix64.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a sequence of numbers.
  ///
  /// - Parameter seed: which one.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below a limit.
  ///
  /// - Parameter limit: greater than zero.
  /// - Returns: zero or more, and less than the limit.
  public mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// A text of letters of many scripts, marks, signs and markup, without a NUL.
  ///
  /// - Parameter limit: the most characters.
  /// - Returns: the text, which may be empty.
  public mutating func text(upTo limit: Int) -> String {
    let alphabet = Array("aZ0 <&>\"'\n\téß湖озероبحيرة\u{301}\u{202E}\u{200D}🏞️\u{FFFD}\u{1}")
    let count = number(below: limit + 1)
    return String((0..<count).map { _ in alphabet[number(below: alphabet.count)] })
  }
}
