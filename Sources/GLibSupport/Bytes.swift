import CGTK
import FoundationEssentials

/// A block of bytes that never changes, shared with C.
@safe
public struct Bytes: @unchecked Sendable {
  // Sendable: a GBytes never changes, and its reference count is atomic.
  private final class Reference {
    let pointer: OpaquePointer
    init(taking pointer: OpaquePointer) { self.pointer = pointer }
    deinit { g_bytes_unref(pointer) }
  }

  private let reference: Reference

  /// Takes over a reference that the caller owns.
  ///
  /// - Parameter pointer: a `GBytes`.
  public init(taking pointer: OpaquePointer) {
    reference = Reference(taking: pointer)
  }

  /// Adds a reference to bytes that somebody else owns.
  ///
  /// - Parameter pointer: a `GBytes`.
  public init(retaining pointer: OpaquePointer) {
    reference = Reference(taking: g_bytes_ref(pointer))
  }

  /// Copies some data.
  ///
  /// - Parameter data: the data.
  public init(_ data: Data) {
    let pointer = data.withUnsafeBytes { g_bytes_new($0.baseAddress, UInt($0.count)) }
    guard let pointer else { preconditionFailure("GLib gave no bytes") }
    self.init(taking: pointer)
  }

  /// The `GBytes`, valid as long as these bytes live.
  public var pointer: OpaquePointer { reference.pointer }

  /// The number of bytes.
  public var count: Int { Int(g_bytes_get_size(pointer)) }

  /// The bytes as text in UTF-8; what is none is replaced by U+FFFD.
  public var text: String {
    var size: gsize = 0
    guard let start = g_bytes_get_data(pointer, &size) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(size)), as: UTF8.self)
  }

  /// A copy of the bytes.
  public var data: Data {
    var size: gsize = 0
    guard let start = g_bytes_get_data(pointer, &size) else { return Data() }
    return Data(bytes: start, count: Int(size))
  }
}
