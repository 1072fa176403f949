import FoundationEssentials
import GLibSupport

/// Where a program keeps its settings: what `UserDefaults` is for SwiftUI.
///
/// A key that the program's GSettings schema has is kept there, under its name in small letters with
/// hyphens (`textSize` as `text-size`). Any other is kept in `settings.ini` in the program's folder of
/// `XDG_CONFIG_HOME`: a key file with a group `[Settings]` and values in GVariant's text form, written
/// as a whole or not at all. A change from outside, as by `gsettings set`, is noticed.
///
/// Where nothing can be written, values last until the program ends, and that is said once.
public final class SettingsStore {
  /// The store of the program.
  public static let standard = SettingsStore(identifier: programIdentifier)

  /// The stores that have something to write.
  private static var unsaved: [SettingsStore] = []

  private let file: SettingsFile
  private let schema: SchemaSettings?
  private var entries: [String: SettingEntry] = [:]
  private var saving: ScheduledTask?

  /// Opens a store in a folder, without a schema.
  ///
  /// - Parameter folder: the folder; it is made when something is written.
  public convenience init(folder: URL) {
    self.init(file: SettingsFile(folder: folder.path), schema: nil)
  }

  /// Opens the store of a program.
  ///
  /// - Parameter identifier: the program's identifier, which names schema and folder.
  convenience init(identifier: String) {
    self.init(
      file: SettingsFile(folder: configurationFolder + "/" + identifier),
      schema: SchemaSettings(identifier: identifier, folder: nil))
  }

  init(file: SettingsFile, schema: SchemaSettings?) {
    self.file = file
    self.schema = schema
    file.changed = { [weak self] in self?.readFile() }
    schema?.changed = { [weak self] name in self?.readSchema(name) }
  }

  /// The entry of a key, the same each time.
  func entry(_ key: String, _ kind: SettingValue.Kind) -> SettingEntry {
    if let entry = entries[key] { return entry }
    var isInSchema = false
    switch schema?.kind(of: key.settingName) {
    case kind: isInSchema = true
    case nil: break
    default:
      Diagnostics.report(
        "The setting \(key) is of another type in the schema; it is kept in \(file.path) instead")
    }
    let entry = SettingEntry(key: key, kind: kind, isInSchema: isInSchema)
    entries[key] = entry
    read(entry)
    return entry
  }

  /// Keeps another value; nothing takes it back.
  func set(_ value: SettingValue?, for entry: SettingEntry) {
    guard entry.isInSchema, let schema else {
      entry.take(value, isSet: value != nil)
      file.set(value, for: entry.key)
      scheduleSaving()
      return
    }
    if !schema.write(value, to: entry.key.settingName) {
      Diagnostics.report("The setting \(entry.key) cannot be \(value.map { "\($0)" } ?? "unset")")
    }
    read(entry)
  }

  /// Writes what is waiting to be written.
  ///
  /// It is done by itself within a quarter of a second, and
  /// when the program ends.
  public func synchronize() {
    saving?.cancel()
    saving = nil
    Self.unsaved.removeAll { $0 === self }
    file.save()
    schema?.synchronize()
  }

  /// Writes what is waiting to be written, in all stores.
  static func synchronizeAll() {
    for store in unsaved { store.synchronize() }
    SchemaSettings.synchronizeAll()
  }

  private func scheduleSaving() {
    guard saving?.isPending != true else { return }
    // What is not written yet keeps the store.
    Self.unsaved.append(self)
    saving = MainLoop.schedule(afterMilliseconds: 250) { [weak self] in self?.synchronize() }
  }

  private func read(_ entry: SettingEntry) {
    if entry.isInSchema, let schema {
      let (value, isSet) = schema.read(entry.key.settingName)
      entry.take(value, isSet: isSet)
    } else {
      let value = file.value(for: entry.key, as: entry.kind)
      entry.take(value, isSet: value != nil)
    }
  }

  private func readFile() {
    for entry in entries.values where !entry.isInSchema { read(entry) }
  }

  private func readSchema(_ name: String) {
    for entry in entries.values where entry.isInSchema && entry.key.settingName == name {
      read(entry)
    }
  }
}

extension String {
  /// The name of a setting in small letters with hyphens, as GSettings has it: `textSize` is
  /// `text-size`, `URLBar` is `url-bar`.
  nonisolated var settingName: String {
    let characters = Array(self)
    var name = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        name += "-"
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let last = index > 0 ? characters[index - 1] : nil
      let startsWord =
        character.isUppercase && last.map { !$0.isUppercase || next?.isLowercase == true } ?? false
      if startsWord { name += "-" }
      name += character.lowercased()
    }
    return name.split(separator: "-").joined(separator: "-")
  }
}
