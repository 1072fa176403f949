import CGTK
import GLibSupport

/// A GObject type of the tests: it has a signal for each type of argument and of result.
///
/// The signal `gives-string` gives a string, and so on; `asks-boolean` takes an answer.
@MainActor
enum Emitter {
  /// The signals that give one argument, by the argument's name.
  static let arguments: [String: GType] = [
    "boolean": lakes_type_boolean(), "int": lakes_type_int(), "uint": lakes_type_uint(),
    "int64": lakes_type_int64(), "uint64": lakes_type_uint64(), "long": lakes_type_long(),
    "ulong": lakes_type_ulong(), "double": lakes_type_double(), "float": lakes_type_float(),
    "string": lakes_type_string(), "object": lakes_type_object(),
    "boxed": g_bytes_get_type(), "pointer": lakes_type_pointer(),
    "enum": g_file_type_get_type(), "flags": g_file_attribute_info_flags_get_type(),
    "interface": g_action_get_type(),
  ]

  /// Makes an object of the type.
  static func make() -> Object {
    Object(taking: g_object_new_with_properties(type, 0, nil, nil))
  }

  private static let type: GType = {
    let type = g_type_register_static_simple(
      lakes_type_object(), "LakesTestEmitter", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(0))
    for (name, argument) in arguments {
      addSignal("gives-\(name)", to: type, arguments: [argument], result: lakes_type_none())
    }
    addSignal(
      "gives-three", to: type,
      arguments: [lakes_type_int(), lakes_type_string(), lakes_type_object()],
      result: lakes_type_none())
    addSignal("asks-boolean", to: type, arguments: [], result: lakes_type_boolean())
    addSignal(
      "asks-object", to: type, arguments: [lakes_type_string()], result: lakes_type_object())
    return type
  }()

  private static func addSignal(
    _ name: String, to type: GType, arguments: [GType], result: GType
  ) {
    var types = arguments
    g_signal_newv(
      name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, result, guint(types.count), &types)
  }
}

extension Object {
  /// Emits a signal with arguments.
  ///
  /// - Parameters:
  ///   - signal: the signal's name.
  ///   - arguments: initialised values; they are unset afterwards.
  ///   - result: the type of the answer, if the signal takes one.
  /// - Returns: the answer, to be unset by the caller.
  @discardableResult
  func emit(_ signal: String, _ arguments: [GValue], result: GType? = nil) -> GValue {
    var values = [GValue()]
    g_value_init(&values[0], lakes_type_of_instance(pointer))
    g_value_set_object(&values[0], pointer)
    values += arguments
    var answer = GValue()
    if let result { g_value_init(&answer, result) }
    let identifier = g_signal_lookup(signal, lakes_type_of_instance(pointer))
    if result == nil {
      g_signal_emitv(values, identifier, 0, nil)
    } else {
      g_signal_emitv(values, identifier, 0, &answer)
    }
    for index in values.indices { g_value_unset(&values[index]) }
    return answer
  }
}

extension GValue {
  /// A value of a GLib type, written from Swift.
  @MainActor
  init<T: ValueConvertible>(_ content: T, type: GType) {
    self.init()
    g_value_init(&self, type)
    content.write(to: &self)
  }
}
