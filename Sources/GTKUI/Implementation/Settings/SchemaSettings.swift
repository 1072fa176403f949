import CGTK
import GLibSupport

/// The settings of a program that has a GSettings schema, as dconf or another backend keeps them.
@safe
final class SchemaSettings {
  private let settings: Object
  private let schema: OpaquePointer

  /// Hears the name of a key whose value may have changed.
  var changed: (String) -> Void = { _ in }

  /// Finds the schema of a program; nothing where it is not installed.
  ///
  /// - Parameters:
  ///   - identifier: the schema's identifier.
  ///   - folder: a folder with compiled schemas to look into first.
  init?(identifier: String, folder: String?) {
    let usual = unsafe g_settings_schema_source_get_default()
    var own: OpaquePointer?
    if let folder {
      unsafe own = g_settings_schema_source_new_from_directory(folder, usual, 0, nil)
    }
    defer { if let own = unsafe own { unsafe g_settings_schema_source_unref(own) } }
    guard let source = unsafe own ?? usual,
      let schema = unsafe g_settings_schema_source_lookup(source, identifier, 1)
    else { return nil }
    // One without a path of its own is none of a program's.
    guard unsafe g_settings_schema_get_path(schema) != nil, Self.isKept else {
      unsafe g_settings_schema_unref(schema)
      return nil
    }
    unsafe self.schema = schema
    settings = unsafe Object(taking: g_settings_new_full(schema, nil, nil))
    settings.connect("changed") { [weak self] (name: String) in self?.changed(name) }
  }

  isolated deinit { unsafe g_settings_schema_unref(schema) }

  /// Whether something keeps the settings.
  ///
  /// Without dconf GLib would keep them in memory and lose them at the end. Who asks for that by
  /// `GSETTINGS_BACKEND` gets it.
  private static var isKept: Bool {
    let backend = unsafe Object(taking: lakes_default_settings_backend())
    let isAskedFor = unsafe g_getenv("GSETTINGS_BACKEND") != nil
    return isAskedFor || backend.typeName != "GMemorySettingsBackend"
  }

  /// What a key's value is; nothing where the schema has no such key or no such type.
  func kind(of name: String) -> SettingValue.Kind? {
    guard unsafe g_settings_schema_has_key(schema, name) != 0 else { return nil }
    return switch typeString(of: name) {
    case "b": .flag
    case "n", "q", "i", "u", "x", "t": .integer
    case "d": .number
    case "s": .text
    default: nil
    }
  }

  /// The value of a key, and whether the user has set it.
  func read(_ name: String) -> (SettingValue?, isSet: Bool) {
    guard let kind = kind(of: name) else { return (nil, false) }
    let value = unsafe Variant(taking: g_settings_get_value(settings.cast(), name))
    let own = unsafe g_settings_get_user_value(settings.cast(), name)
    if let own = unsafe own { unsafe g_variant_unref(own) }
    return unsafe (SettingValue(value, kind), own != nil)
  }

  /// Sets a value; nothing takes it back.
  ///
  /// - Returns: false where the schema or the system's administrator does not allow it.
  func write(_ value: SettingValue?, to name: String) -> Bool {
    guard unsafe g_settings_is_writable(settings.cast(), name) != 0 else { return false }
    guard let value else {
      unsafe g_settings_reset(settings.cast(), name)
      return true
    }
    guard let variant = variant(of: value, fitting: name) else { return false }
    let key = unsafe g_settings_schema_get_key(schema, name)
    defer { unsafe g_settings_schema_key_unref(key) }
    guard unsafe g_settings_schema_key_range_check(key, variant.pointer) != 0 else { return false }
    return unsafe g_settings_set_value(settings.cast(), name, variant.pointer) != 0
  }

  /// Waits until what was set has been handed on.
  func synchronize() { Self.synchronizeAll() }

  /// Waits until what was set has been handed on, by all.
  static func synchronizeAll() { g_settings_sync() }

  private func typeString(of name: String) -> String {
    let key = unsafe g_settings_schema_get_key(schema, name)
    defer { unsafe g_settings_schema_key_unref(key) }
    guard let text = unsafe g_variant_type_dup_string(g_settings_schema_key_get_value_type(key))
    else { return "" }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }

  /// The value in the type that the schema has for the key; nothing where it does not fit.
  private func variant(of value: SettingValue, fitting name: String) -> Variant? {
    guard case .integer(let number) = value else { return value.variant }
    switch typeString(of: name) {
    case "n": return Int16(exactly: number).map { unsafe Variant(taking: g_variant_new_int16($0)) }
    case "q":
      return UInt16(exactly: number).map { unsafe Variant(taking: g_variant_new_uint16($0)) }
    case "i": return Int32(exactly: number).map { unsafe Variant(taking: g_variant_new_int32($0)) }
    case "u":
      return UInt32(exactly: number).map { unsafe Variant(taking: g_variant_new_uint32($0)) }
    case "t":
      return UInt(exactly: number).map { unsafe Variant(taking: g_variant_new_uint64($0)) }
    default: return value.variant
    }
  }
}
