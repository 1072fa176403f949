import CGTK

extension Object {
  /// Reads a property.
  ///
  /// A property that the type does not have, or that has another type, is a programmer's error and
  /// ends the program at once.
  ///
  /// - Parameters:
  ///   - name: the property's name, as `label`.
  ///   - type: the Swift type to read it as.
  /// - Returns: the value.
  public func property<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T {
    name.withCString { name in
      var value = emptyValue(for: name, fitting: type)
      defer { g_value_unset(&value) }
      g_object_get_property(pointer, name, &value)
      return T(reading: &value)
    }
  }

  /// Sets a property.
  ///
  /// A property that the type does not have, or that has another type, is a programmer's error and
  /// ends the program at once.
  ///
  /// - Parameters:
  ///   - name: the property's name, as `label`.
  ///   - newValue: the value.
  public func setProperty<T: ValueConvertible>(_ name: String, to newValue: T) {
    name.withCString { name in
      var value = emptyValue(for: name, fitting: T.self)
      defer { g_value_unset(&value) }
      newValue.write(to: &value)
      g_object_set_property(pointer, name, &value)
    }
  }

  private func emptyValue<T: ValueConvertible>(
    for name: UnsafePointer<CChar>, fitting type: T.Type
  ) -> GValue {
    // The class structure of a GObject starts with that of its type.
    let classPointer = UnsafeMutableRawPointer(pointer.pointee.g_type_instance.g_class)
    guard
      let objectClass = classPointer?.assumingMemoryBound(to: GObjectClass.self),
      let specification = g_object_class_find_property(objectClass, name)
    else { preconditionFailure("\(typeName) has no property \(String(cString: name))") }
    let valueType = specification.pointee.value_type
    guard T.fits(valueType) else {
      let needed = String(cString: g_type_name(valueType))
      preconditionFailure("\(typeName).\(String(cString: name)) is a \(needed), not a \(T.self)")
    }
    var value = GValue()
    g_value_init(&value, valueType)
    return value
  }
}
