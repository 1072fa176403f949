import CGTK

/// What a handler of a signal may return.
public protocol SignalResult {
  /// Writes the result of a handler.
  ///
  /// - Parameter value: initialised for the signal's return type; null where it returns nothing.
  @MainActor func write(toResult value: UnsafeMutablePointer<GValue>?)

  /// Whether a signal that returns a type can have a handler that returns this one.
  ///
  /// - Parameter type: the GLib type.
  /// - Returns: true where it can.
  static func fitsResult(_ type: GType) -> Bool
}

/// A handler that returns nothing, whatever the signal would take.
public struct NoResult: SignalResult {
  /// Writes the result of a handler.
  public func write(toResult value: UnsafeMutablePointer<GValue>?) {}
  /// Whether a signal that returns a type can have a handler that returns this one.
  public static func fitsResult(_ type: GType) -> Bool { type == lakes_type_none() }
}

extension Bool: SignalResult {
  /// Writes the result of a handler.
  public func write(toResult value: UnsafeMutablePointer<GValue>?) {
    value.map { write(to: $0) }
  }

  /// Whether a signal that returns a type can have a handler that returns this one.
  public static func fitsResult(_ type: GType) -> Bool { fits(type) }
}

extension UInt32: SignalResult {
  /// Writes the result of a handler.
  public func write(toResult value: UnsafeMutablePointer<GValue>?) {
    value.map { write(to: $0) }
  }

  /// Whether a signal that returns a type can have a handler that returns this one.
  public static func fitsResult(_ type: GType) -> Bool { fits(type) }
}

extension Optional: SignalResult where Wrapped == Object {
  /// Writes the result of a handler.
  public func write(toResult value: UnsafeMutablePointer<GValue>?) {
    value.map { write(to: $0) }
  }

  /// Whether a signal that returns a type can have a handler that returns this one.
  public static func fitsResult(_ type: GType) -> Bool { Wrapped.fits(type) }
}

/// Holds the closure that a `GClosure` calls.
///
/// The `GClosure` owns it and releases it at its end.
@MainActor
final class SignalBox {
  /// While it is not zero the closure is not called.
  var blockCount = 0

  private var invoke: @MainActor (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void = {
    _, _ in
  }

  func replace<each Argument: ValueConvertible, Result: SignalResult>(
    _ handler: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    invoke = { @MainActor values, result in
      // The first value is the object that emits.
      var next = values
      @MainActor func argument<T: ValueConvertible>(_ type: T.Type) -> T {
        next += 1
        return T(reading: next)
      }
      handler(repeat argument((each Argument).self)).write(toResult: result)
    }
  }

  func call(_ values: UnsafePointer<GValue>, _ result: UnsafeMutablePointer<GValue>?) {
    guard blockCount == 0 else { return }
    invoke(values, result)
  }
}

/// The marshaller of every closure of ours.
///
/// GLib calls it on the main thread, where GTK lives.
nonisolated func callSignalBox(
  _ closure: UnsafeMutablePointer<GClosure>?, _ result: UnsafeMutablePointer<GValue>?,
  _ count: UInt32, _ values: UnsafePointer<GValue>?, _ hint: gpointer?, _ data: gpointer?
) {
  guard let data = closure?.pointee.data, let values else { return }
  let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
  nonisolated(unsafe) let arguments = values
  nonisolated(unsafe) let place = result
  MainActor.assumeIsolated { box.call(arguments, place) }
}

nonisolated func releaseSignalBox(
  _ data: gpointer?, _ closure: UnsafeMutablePointer<GClosure>?
) {
  guard let data else { return }
  Unmanaged<SignalBox>.fromOpaque(data).release()
}
