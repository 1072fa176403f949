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
