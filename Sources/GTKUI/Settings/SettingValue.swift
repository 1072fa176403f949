/// A value as it is kept.
nonisolated enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)

  /// What a value can be.
  enum Kind: Hashable, Sendable { case flag, integer, number, text }

  var kind: Kind {
    switch self {
    case .flag: .flag
    case .integer: .integer
    case .number: .number
    case .text: .text
    }
  }
}
