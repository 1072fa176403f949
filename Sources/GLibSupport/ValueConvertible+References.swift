import CGTK

extension String: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool { type == lakes_type_string() }

  /// Reads a string; a null one is empty, and what is not UTF-8 is replaced.
  ///
  /// - Parameter value: a value that holds a string.
  public init(reading value: UnsafePointer<GValue>) {
    self = g_value_get_string(value).map { String(cString: $0) } ?? ""
  }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_string(value, self)
  }
}

extension Object: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public nonisolated static func fits(_ type: GType) -> Bool {
    [lakes_type_object(), lakes_type_interface()].contains(lakes_type_fundamental(type))
  }

  /// Adds a reference to the object that a value holds.
  ///
  /// - Parameter value: a value that holds an object; use `Object?` where it may hold none.
  public convenience init(reading value: UnsafePointer<GValue>) {
    guard let pointer = g_value_get_object(value) else {
      preconditionFailure("A value holds no object; read it as Object?")
    }
    self.init(retaining: pointer)
  }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_object(value, pointer)
  }
}

/// A pointer that a signal lends for the time of its emission: a structure, a parameter
/// specification, a `GError`.
@safe
public struct BorrowedPointer: ValueConvertible {
  /// The address, valid during the emission alone.
  public let address: UnsafeMutableRawPointer?

  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool {
    [
      lakes_type_boxed(), lakes_type_pointer(), lakes_type_param(), lakes_type_variant(),
      gdk_event_get_type(),
    ]
    .contains(lakes_type_fundamental(type))
  }

  /// Reads a value.
  public init(reading value: UnsafePointer<GValue>) {
    switch lakes_type_fundamental(value.pointee.g_type) {
    case lakes_type_boxed(): address = g_value_get_boxed(value)
    case lakes_type_param(): address = g_value_get_param(value).map { UnsafeMutableRawPointer($0) }
    case lakes_type_variant():
      address = g_value_get_variant(value).map { UnsafeMutableRawPointer($0) }
    // Events are a fundamental type of their own.
    case gdk_event_get_type(): address = g_value_peek_pointer(value)
    default: address = g_value_get_pointer(value)
    }
  }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    switch lakes_type_fundamental(value.pointee.g_type) {
    case lakes_type_boxed(): g_value_set_boxed(value, address)
    case lakes_type_param():
      g_value_set_param(value, address?.assumingMemoryBound(to: GParamSpec.self))
    default: g_value_set_pointer(value, address)
    }
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool { Wrapped.fits(type) }

  /// Reads a value; a null string, object or pointer is nothing.
  ///
  /// - Parameter value: a value of a type that fits the wrapped one.
  public init(reading value: UnsafePointer<GValue>) {
    let isNull: Bool
    switch lakes_type_fundamental(value.pointee.g_type) {
    case lakes_type_string(): isNull = g_value_get_string(value) == nil
    case lakes_type_object(), lakes_type_interface(): isNull = g_value_get_object(value) == nil
    case lakes_type_boxed(): isNull = g_value_get_boxed(value) == nil
    case lakes_type_pointer(): isNull = g_value_get_pointer(value) == nil
    case lakes_type_variant(): isNull = g_value_get_variant(value) == nil
    default: isNull = false
    }
    self = isNull ? nil : Wrapped(reading: value)
  }

  /// Writes a value; nothing leaves the null that an initialised value starts with.
  ///
  /// - Parameter value: initialised, of a type that fits the wrapped one.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    if let self {
      self.write(to: value)
    } else {
      g_value_reset(value)
    }
  }
}
