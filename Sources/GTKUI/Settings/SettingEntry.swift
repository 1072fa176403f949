import Observation

/// One key of a store; who reads its value is told when it changes, from wherever.
@Observable
final class SettingEntry {
  @ObservationIgnored let key: String
  @ObservationIgnored let kind: SettingValue.Kind
  /// Whether the value is kept by the system's settings, and not in the store's file.
  @ObservationIgnored let isInSchema: Bool

  /// The value, the system's default included; nothing where there is none.
  private(set) var value: SettingValue?
  /// Whether somebody has set the value.
  private(set) var isSet = false

  init(key: String, kind: SettingValue.Kind, isInSchema: Bool) {
    self.key = key
    self.kind = kind
    self.isInSchema = isInSchema
  }

  /// Takes over what is kept.
  func take(_ value: SettingValue?, isSet: Bool) {
    if self.value != value { self.value = value }
    if self.isSet != isSet { self.isSet = isSet }
  }
}
