import CGTK

/// A Swift type that can be read from and written to a `GValue`.
public protocol ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  ///
  /// - Parameter type: the GLib type.
  /// - Returns: true where reading and writing keep the meaning.
  static func fits(_ type: GType) -> Bool

  /// Reads a value.
  ///
  /// - Parameter value: a value of a type that fits.
  @MainActor init(reading value: UnsafePointer<GValue>)

  /// Writes the value.
  ///
  /// - Parameter value: initialised, of a type that fits.
  @MainActor func write(to value: UnsafeMutablePointer<GValue>)
}

extension Bool: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool { type == lakes_type_boolean() }

  /// Reads a value.
  public init(reading value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_boolean(value, self ? 1 : 0)
  }
}

extension Int32: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool {
    type == lakes_type_int() || lakes_type_fundamental(type) == lakes_type_enum()
  }

  /// Reads a value.
  public init(reading value: UnsafePointer<GValue>) {
    self =
      lakes_type_fundamental(value.pointee.g_type) == lakes_type_enum()
      ? g_value_get_enum(value) : g_value_get_int(value)
  }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    if lakes_type_fundamental(value.pointee.g_type) == lakes_type_enum() {
      g_value_set_enum(value, self)
    } else {
      g_value_set_int(value, self)
    }
  }
}

extension UInt32: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool {
    type == lakes_type_uint()
      || [lakes_type_flags(), lakes_type_enum()].contains(lakes_type_fundamental(type))
  }

  /// Reads a value.
  public init(reading value: UnsafePointer<GValue>) {
    switch lakes_type_fundamental(value.pointee.g_type) {
    case lakes_type_flags(): self = g_value_get_flags(value)
    case lakes_type_enum(): self = UInt32(bitPattern: g_value_get_enum(value))
    default: self = g_value_get_uint(value)
    }
  }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    switch lakes_type_fundamental(value.pointee.g_type) {
    case lakes_type_flags(): g_value_set_flags(value, self)
    case lakes_type_enum(): g_value_set_enum(value, Int32(bitPattern: self))
    default: g_value_set_uint(value, self)
    }
  }
}

extension Int: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool {
    type == lakes_type_int64() || type == lakes_type_long()
  }

  /// Reads a value.
  public init(reading value: UnsafePointer<GValue>) {
    self =
      value.pointee.g_type == lakes_type_long()
      ? g_value_get_long(value) : Int(g_value_get_int64(value))
  }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    if value.pointee.g_type == lakes_type_long() {
      g_value_set_long(value, self)
    } else {
      g_value_set_int64(value, gint64(self))
    }
  }
}

extension UInt: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool {
    type == lakes_type_uint64() || type == lakes_type_ulong()
  }

  /// Reads a value.
  public init(reading value: UnsafePointer<GValue>) {
    self =
      value.pointee.g_type == lakes_type_ulong()
      ? g_value_get_ulong(value) : UInt(g_value_get_uint64(value))
  }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    if value.pointee.g_type == lakes_type_ulong() {
      g_value_set_ulong(value, self)
    } else {
      g_value_set_uint64(value, guint64(self))
    }
  }
}

extension Double: ValueConvertible {
  /// Whether a value of a GLib type can be read as this one.
  public static func fits(_ type: GType) -> Bool {
    type == lakes_type_double() || type == lakes_type_float()
  }

  /// Reads a value.
  public init(reading value: UnsafePointer<GValue>) {
    self =
      value.pointee.g_type == lakes_type_float()
      ? Double(g_value_get_float(value)) : g_value_get_double(value)
  }

  /// Writes the value.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    if value.pointee.g_type == lakes_type_float() {
      g_value_set_float(value, Float(self))
    } else {
      g_value_set_double(value, self)
    }
  }
}
