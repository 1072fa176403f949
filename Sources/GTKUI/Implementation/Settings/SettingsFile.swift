import CGTK
import GLibSupport
import Glibc

/// A key file of settings, written as a whole or not at all.
///
/// Keys of others in it are left as they are, and so are its comments.
final class SettingsFile {
  private static let group = "Settings"

  let path: String
  private let folder: String
  private var texts: [String: String] = [:]
  /// What has been set and is not written yet; an inner nothing takes the key away.
  private var pending: [String: String?] = [:]
  private var monitor: Object?
  private var hasComplained = false

  /// Hears that values may have changed from outside.
  var changed: () -> Void = {}

  init(folder: String) {
    self.folder = folder
    path = folder + "/settings.ini"
    texts = unsafe Self.texts(of: load())
    watch()
  }

  /// What is kept under a key; nothing where that is no such value.
  func value(for key: String, as kind: SettingValue.Kind) -> SettingValue? {
    let name = Self.name(of: key)
    let text = pending[name] ?? texts[name]
    return text.flatMap { SettingValue(text: $0, kind) }
  }

  /// Notes a value, to be written by `save`.
  func set(_ value: SettingValue?, for key: String) {
    pending[Self.name(of: key)] = .some(value.map { $0.variant.text })
  }

  /// Writes what was noted.
  ///
  /// Where that fails it is said once, and the values stay in memory.
  func save() {
    guard !pending.isEmpty else { return }
    // What others have written in the meantime stays.
    let file = unsafe load(keepingBroken: true)
    defer { unsafe g_key_file_unref(file) }
    for (name, text) in pending {
      if let text {
        unsafe g_key_file_set_value(file, Self.group, name, text)
      } else {
        unsafe g_key_file_remove_key(file, Self.group, name, nil)
      }
    }
    unsafe g_mkdir_with_parents(folder, 0o700)
    do {
      _ = unsafe try GLibError.check { unsafe g_key_file_save_to_file(file, path, $0) }
      texts = unsafe Self.texts(of: g_key_file_ref(file))
      pending = [:]
    } catch {
      complain("The settings are kept only until the program ends: \(error.message)")
    }
  }

  private func complain(_ message: String) {
    guard !hasComplained else { return }
    hasComplained = true
    Diagnostics.report(message)
  }

  /// Reads the file; one that cannot be understood counts as empty.
  ///
  /// - Parameter keepingBroken: whether to put such a file aside, before another takes its place.
  /// - Returns: the key file, which the caller owns.
  private func load(keepingBroken: Bool = false) -> OpaquePointer? {
    let file = unsafe g_key_file_new()
    do {
      _ = unsafe try GLibError.check {
        unsafe g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, $0)
      }
    } catch {
      guard unsafe access(path, F_OK) == 0 else { return unsafe file }
      complain("The settings in \(path) cannot be read, so the usual ones hold: \(error.message)")
      if keepingBroken { unsafe rename(path, path + ".broken") }
      unsafe g_key_file_unref(file)
      return unsafe g_key_file_new()
    }
    return unsafe file
  }

  /// What stands in a key file, which is let go.
  private static func texts(of file: OpaquePointer?) -> [String: String] {
    defer { unsafe g_key_file_unref(file) }
    guard let names = unsafe g_key_file_get_keys(file, group, nil, nil) else { return [:] }
    defer { unsafe g_strfreev(names) }
    var texts: [String: String] = [:]
    var index = 0
    while let name = unsafe names[index] {
      index += 1
      guard let text = unsafe g_key_file_get_value(file, group, name, nil) else { continue }
      defer { unsafe g_free(text) }
      unsafe texts[String(cString: name)] = unsafe String(cString: text)
    }
    return texts
  }

  private func watch() {
    let file = unsafe Object(taking: g_file_new_for_path(path))
    guard let pointer = unsafe g_file_monitor_file(file.opaque, G_FILE_MONITOR_NONE, nil, nil)
    else {
      return
    }
    let monitor = unsafe Object(taking: pointer)
    monitor.connect("changed") { [weak self] in self?.readAgain() }
    self.monitor = monitor
  }

  private func readAgain() {
    let now = unsafe Self.texts(of: load())
    guard now != texts else { return }
    texts = now
    changed()
  }

  /// The name of a key in the file: letters, digits and hyphens; any other byte as `%` and its number.
  private static func name(of key: String) -> String {
    let isPlain = key.utf8.allSatisfy {
      $0 < 128 && (Unicode.Scalar($0).properties.isAlphabetic || isDigit($0)) || $0 == 45
        || $0 == 95 || $0 == 46
    }
    let name = isPlain ? key.settingName : ""
    guard name.isEmpty else { return name }
    return "%"
      + key.utf8.map { byte in
        let isKept = byte < 128 && (Unicode.Scalar(byte).properties.isAlphabetic || isDigit(byte))
        return isKept
          ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension SettingValue {
  /// The value as GLib has it.
  var variant: Variant {
    switch self {
    case .flag(let value): Variant(value)
    case .integer(let value): Variant(value)
    case .number(let value): Variant(value)
    case .text(let value): Variant(value.withoutNUL)
    }
  }

  /// Reads a value in GVariant's text form.
  fileprivate init?(text: String, _ kind: Kind) {
    let type = unsafe g_variant_type_new(kind.typeString)
    defer { unsafe g_variant_type_free(type) }
    guard let pointer = unsafe g_variant_parse(type, text, nil, nil, nil) else { return nil }
    let variant = unsafe Variant(taking: pointer)
    self.init(variant, kind)
  }

  /// Takes a value over from GLib, of any size of whole numbers.
  init?(_ variant: Variant, _ kind: Kind) {
    switch kind {
    case .flag:
      guard let value: Bool = variant.value() else { return nil }
      self = .flag(value)
    case .integer:
      guard let value = Int(variant.text.split(separator: " ").last ?? "") else { return nil }
      self = .integer(value)
    case .number:
      guard let value: Double = variant.value(), value.isFinite else { return nil }
      self = .number(value)
    case .text:
      guard let value: String = variant.value() else { return nil }
      self = .text(value)
    }
  }
}

extension SettingValue.Kind {
  fileprivate var typeString: String {
    switch self {
    case .flag: "b"
    case .integer: "x"
    case .number: "d"
    case .text: "s"
    }
  }
}

/// The folder that programs keep their settings in: `XDG_CONFIG_HOME`.
var configurationFolder: String {
  guard let folder = unsafe g_get_user_config_dir() else { return "." }
  return unsafe String(cString: folder)
}

/// The program's identifier, by which it is known to GLib.
var programIdentifier: String {
  guard let name = unsafe g_get_prgname() else { return "program" }
  return unsafe String(cString: name).replacing("/", with: "-")
}
