/// Names a value of the environment.
@MainActor
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that views hand down to what is inside them.
public struct EnvironmentValues {
  private var storage = Storage()

  /// Shared by all that have the same values, which never change.
  nonisolated private final class Storage {
    let values: [ObjectIdentifier: any AnyEnvironmentValue]
    /// What these values were made of; kept, so that others who set the same find it.
    private let origin: Storage?
    /// What was last made of these values by setting that of a key, as long as somebody has it.
    private var variants: [ObjectIdentifier: Variant] = [:]

    private struct Variant {
      weak var storage: Storage?
    }

    init(_ values: [ObjectIdentifier: any AnyEnvironmentValue] = [:], from origin: Storage? = nil) {
      self.values = values
      self.origin = origin
    }

    /// What was last made of these values by setting that of a key.
    func variant(of key: ObjectIdentifier) -> Storage? { variants[key]?.storage }

    /// These values, with another one for a key.
    func setting(_ value: any AnyEnvironmentValue, at key: ObjectIdentifier) -> Storage {
      var changed = values
      changed[key] = value
      let variant = Storage(changed, from: self)
      variants[key] = Variant(storage: variant)
      return variant
    }
  }

  /// Makes an environment in which every value is its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(at: ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { set(newValue, at: ObjectIdentifier(key)) }
  }

  /// The object of a type that was put into the environment.
  public subscript<Value: AnyObject>(object type: Value.Type) -> Value? {
    get { value(at: ObjectIdentifier(type), as: Value?.self) ?? nil }
    set { set(newValue, at: ObjectIdentifier(type)) }
  }

  private func value<Value>(at key: ObjectIdentifier, as type: Value.Type) -> Value? {
    (storage.values[key] as? EnvironmentValue<Value>)?.value
  }

  private mutating func set<Value>(_ value: Value, at key: ObjectIdentifier) {
    // Of many views beside each other most hand down the same: they share it.
    if let variant = storage.variant(of: key),
      (variant.values[key] as? EnvironmentValue<Value>)?.isSame(as: value) == true
    {
      storage = variant
    } else {
      storage = storage.setting(EnvironmentValue(value), at: key)
    }
  }

  /// Whether all values are the same, as far as can be told.
  func isSame(as other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    let (values, others) = (storage.values, other.storage.values)
    guard values.count == others.count else { return false }
    return values.allSatisfy { key, value in
      others[key].map { value === $0 || value.isSame(as: $0) } ?? false
    }
  }

  /// These values, or those from before where they are the same: then the next look tells at once.
  func sharing(with last: EnvironmentValues) -> EnvironmentValues {
    isSame(as: last) ? last : self
  }
}

private protocol AnyEnvironmentValue: AnyObject {
  func isSame(as other: any AnyEnvironmentValue) -> Bool
}

private final class EnvironmentValue<Value>: AnyEnvironmentValue {
  let value: Value
  private let comparison = ValueComparison.of(Value.self)

  init(_ value: Value) {
    self.value = value
  }

  nonisolated deinit {}

  func isSame(as other: any AnyEnvironmentValue) -> Bool {
    (other as? EnvironmentValue<Value>).map { isSame(as: $0.value) } ?? false
  }

  func isSame(as other: Value) -> Bool { comparison.areSame(value, other) }
}

/// Reads a value or an object from the environment.
@propertyWrapper
public struct Environment<Value> {
  private var reference: EnvironmentLink<Value>

  /// Reads a value.
  ///
  /// - Parameter keyPath: where it stands in `EnvironmentValues`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    reference = EnvironmentLink(source: keyPath) { $0[keyPath: keyPath] }
  }

  /// Reads an object.
  ///
  /// To read it where nobody has put one is a programmer's error.
  ///
  /// - Parameter type: the object's type.
  public init(_ type: Value.Type) where Value: AnyObject {
    reference = EnvironmentLink(source: ObjectIdentifier(type)) { environment in
      guard let object = environment[object: type] else {
        preconditionFailure(
          "There is no \(type) in the environment; put one there with .environment")
      }
      return object
    }
  }

  /// Reads an object where one has been put.
  ///
  /// - Parameter type: the object's type.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    reference = EnvironmentLink(source: ObjectIdentifier(type)) { $0[object: type] }
  }

  /// The value.
  public var wrappedValue: Value { reference.read(reference.environment) }
}

extension Environment: DynamicProperty {
  func makeStorage() -> AnyObject { reference.makeStorage() }

  mutating func connect(to storage: AnyObject, environment: EnvironmentValues) {
    guard let storage = storage as? EnvironmentLink<Value> else { return }
    storage.environment = environment
    reference = storage
  }

  /// What is read is compared with the environment; here it is where it is read from.
  func isSame(as other: Environment) -> Bool { reference.source == other.reference.source }
}

/// Reads from the environment of a node; from an empty one while the view is in no tree.
final class EnvironmentLink<Value> {
  /// The key path, or the type of the object.
  let source: AnyHashable
  let read: (EnvironmentValues) -> Value
  var environment = EnvironmentValues()

  init(source: AnyHashable, read: @escaping (EnvironmentValues) -> Value) {
    self.source = source
    self.read = read
  }

  /// A node's own.
  func makeStorage() -> EnvironmentLink { EnvironmentLink(source: source, read: read) }
}
