import Foundation

extension NSNumber {
  /// Whether it was made of a Boolean; its type is that of a character.
  nonisolated var isBoolean: Bool { unsafe String(cString: objCType) == "c" }
}
