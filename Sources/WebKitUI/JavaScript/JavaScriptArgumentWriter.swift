import Foundation

/// Writes values as JSON that a script can rebuild.
nonisolated struct JavaScriptArgumentWriter {
  /// Whether anything was written that JSON has no form for.
  private(set) var isTagged = false

  mutating func text(of value: Any) throws(WKError) -> String {
    // The usual types first, by themselves: what can be cast to a protocol takes long to find out.
    switch ObjectIdentifier(type(of: value)) {
    case ObjectIdentifier(String.self): return Self.quoted(value as? String ?? "")
    case ObjectIdentifier(Int.self): return "\(value as? Int ?? 0)"
    case ObjectIdentifier(Double.self): return number(value as? Double ?? 0)
    case ObjectIdentifier(Bool.self): return value as? Bool == true ? "true" : "false"
    default: return try textOfOther(value)
    }
  }

  private mutating func textOfOther(_ value: Any) throws(WKError) -> String {
    switch value {
    case let value as any OptionalValue:
      guard let wrapped = value.wrapped else { return "null" }
      return try text(of: wrapped)
    case is NSNull: return "null"
    case let value as String: return Self.quoted(value)
    case let value as Substring: return Self.quoted(String(value))
    // Swift's own numbers can be cast to it as well.
    case is NSNumber where type(of: value) is AnyObject.Type:
      return (value as? NSNumber).map { number($0) } ?? "null"
    case let value as Bool: return value ? "true" : "false"
    case let value as any BinaryInteger: return "\(value)"
    case let value as any BinaryFloatingPoint: return number(Double(value))
    case let value as Date: return tagged("date", number(value.timeIntervalSince1970 * 1000))
    case let value as [Any]: return try array(value)
    case let value as [String: Any]: return try object(value)
    default:
      throw WKError(
        code: .javaScriptExceptionOccurred,
        message: "A value of the type \(type(of: value)) cannot be passed to a script; "
          + "numbers, strings, dates, Booleans, and arrays, dictionaries and optionals of those can"
      )
    }
  }

  private mutating func array(_ members: [Any]) throws(WKError) -> String {
    var texts: [String] = []
    for member in members {
      texts.append(try text(of: member))
    }
    return "[" + texts.joined(separator: ",") + "]"
  }

  private mutating func object(_ members: [String: Any]) throws(WKError) -> String {
    // A key that looks like a tag, or like the prototype, makes the object a list of pairs.
    let isPlain = members["$"] == nil && members["__proto__"] == nil
    var texts: [String] = []
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      let value = try text(of: member)
      texts.append(isPlain ? "\(Self.quoted(key)):\(value)" : "[\(Self.quoted(key)),\(value)]")
    }
    let content = texts.joined(separator: ",")
    return isPlain ? "{\(content)}" : tagged("object", "[\(content)]")
  }

  private mutating func number(_ value: Double) -> String {
    guard value.isFinite else {
      let name = value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity"
      return tagged("number", "\"\(name)\"")
    }
    return "\(value)"
  }

  private mutating func number(_ value: NSNumber) -> String {
    value.isBoolean ? (value.boolValue ? "true" : "false") : number(value.doubleValue)
  }

  private mutating func tagged(_ name: String, _ value: String) -> String {
    isTagged = true
    return "{\"$\":\"\(name)\",\"value\":\(value)}"
  }

  /// A string as a JSON literal.
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Any optional, whatever it may hold.
nonisolated private protocol OptionalValue {
  var wrapped: Any? { get }
}

nonisolated extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
