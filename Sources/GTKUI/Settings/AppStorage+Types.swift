import FoundationEssentials

extension AppStorage {
  /// Keeps a truth value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as none is kept; the default in the schema comes first.
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(wrappedValue: Value, _ key: String, store: SettingsStore? = nil)
  where Value == Bool {
    self.init(key, store, .flag, read: { $0.flag ?? wrappedValue }, write: { .flag($0) })
  }

  /// Keeps a whole number.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as none is kept; the default in the schema comes first.
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(wrappedValue: Value, _ key: String, store: SettingsStore? = nil)
  where Value == Int {
    self.init(key, store, .integer, read: { $0.integer ?? wrappedValue }, write: { .integer($0) })
  }

  /// Keeps a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as none is kept; the default in the schema comes first.
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(wrappedValue: Value, _ key: String, store: SettingsStore? = nil)
  where Value == Double {
    self.init(key, store, .number, read: { $0.number ?? wrappedValue }, write: { .number($0) })
  }

  /// Keeps a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as none is kept; the default in the schema comes first.
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(wrappedValue: Value, _ key: String, store: SettingsStore? = nil)
  where Value == String {
    self.init(key, store, .text, read: { $0.text ?? wrappedValue }, write: { .text($0) })
  }

  /// Keeps an address.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as none is kept; the default in the schema comes first.
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(wrappedValue: Value, _ key: String, store: SettingsStore? = nil)
  where Value == URL {
    self.init(
      key, store, .text, read: { $0.url ?? wrappedValue }, write: { .text($0.absoluteString) })
  }

  /// Keeps a value by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as none is kept; the default in the schema comes first.
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(wrappedValue: Value, _ key: String, store: SettingsStore? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, .integer, read: { $0.integer.flatMap { Value(rawValue: $0) } ?? wrappedValue },
      write: { .integer($0.rawValue) })
  }

  /// Keeps a value by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as none is kept; the default in the schema comes first.
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(wrappedValue: Value, _ key: String, store: SettingsStore? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, .text, read: { $0.text.flatMap { Value(rawValue: $0) } ?? wrappedValue },
      write: { .text($0.rawValue) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, or nothing.
  ///
  /// - Parameters:
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(_ key: String, store: SettingsStore? = nil) where Value == Bool? {
    self.init(
      key, store, .flag, read: { $0.isSet ? $0.flag : nil }, write: { $0.map { .flag($0) } })
  }

  /// Keeps a whole number, or nothing.
  ///
  /// - Parameters:
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(_ key: String, store: SettingsStore? = nil) where Value == Int? {
    self.init(
      key, store, .integer, read: { $0.isSet ? $0.integer : nil },
      write: { $0.map { .integer($0) } })
  }

  /// Keeps a number, or nothing.
  ///
  /// - Parameters:
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(_ key: String, store: SettingsStore? = nil) where Value == Double? {
    self.init(
      key, store, .number, read: { $0.isSet ? $0.number : nil }, write: { $0.map { .number($0) } })
  }

  /// Keeps a text, or nothing.
  ///
  /// - Parameters:
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(_ key: String, store: SettingsStore? = nil) where Value == String? {
    self.init(
      key, store, .text, read: { $0.isSet ? $0.text : nil }, write: { $0.map { .text($0) } })
  }

  /// Keeps an address, or nothing.
  ///
  /// - Parameters:
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init(_ key: String, store: SettingsStore? = nil) where Value == URL? {
    self.init(
      key, store, .text, read: { $0.isSet ? $0.url : nil },
      write: { $0.map { .text($0.absoluteString) } })
  }

  /// Keeps a value by its raw value, or nothing.
  ///
  /// - Parameters:
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init<Raw: RawRepresentable>(_ key: String, store: SettingsStore? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(
      key, store, .integer, read: { $0.isSet ? $0.integer.flatMap { Raw(rawValue: $0) } : nil },
      write: { $0.map { .integer($0.rawValue) } })
  }

  /// Keeps a value by its raw value, or nothing.
  ///
  /// - Parameters:
  ///   - key: what it is kept under.
  ///   - store: where; nothing for the program's own store.
  public init<Raw: RawRepresentable>(_ key: String, store: SettingsStore? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(
      key, store, .text, read: { $0.isSet ? $0.text.flatMap { Raw(rawValue: $0) } : nil },
      write: { $0.map { .text($0.rawValue) } })
  }
}

extension SettingEntry {
  fileprivate var flag: Bool? { if case .flag(let value) = value { value } else { nil } }
  fileprivate var integer: Int? { if case .integer(let value) = value { value } else { nil } }
  fileprivate var number: Double? { if case .number(let value) = value { value } else { nil } }
  fileprivate var text: String? { if case .text(let value) = value { value } else { nil } }
  fileprivate var url: URL? { text.flatMap { URL(string: $0) } }
}
