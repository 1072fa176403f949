import Foundation

/// A copy of what a script gave.
nonisolated enum JavaScriptValue: Equatable, Sendable {
  case undefined
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case date(Date)
  case array([JavaScriptValue])
  case object([String: JavaScriptValue])

  /// About how many bytes it takes.
  var approximateSize: Int {
    switch self {
    case .undefined, .null, .bool, .number, .date: 8
    case .string(let value): value.utf8.count
    case .array(let members): members.reduce(8) { $0 + $1.approximateSize }
    case .object(let members):
      members.reduce(8) { $0 + $1.key.utf8.count + $1.value.approximateSize }
    }
  }

  /// The value in the types that Apple's API gives.
  ///
  /// Nothing stands for `undefined`, and `NSNull` for `null` and for `undefined` within an array. Numbers
  /// are an `NSNumber`, which can be cast to any type of number that holds the value.
  func anyValue() -> Any? {
    switch self {
    case .undefined: nil
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let value): value
    case .date(let value): value
    case .array(let members): members.map { $0.anyValue() ?? NSNull() }
    case .object(let members): members.mapValues { $0.anyValue() ?? NSNull() }
    }
  }
}
