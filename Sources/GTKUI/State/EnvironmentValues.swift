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
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment in which every value is its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that was put into the environment.
  public subscript<Value: AnyObject>(object type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// Reads a value or an object from the environment.
@propertyWrapper
public struct Environment<Value> {
  private let reference: EnvironmentLink<Value>

  /// Reads a value.
  ///
  /// - Parameter keyPath: where it stands in `EnvironmentValues`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    reference = EnvironmentLink { $0[keyPath: keyPath] }
  }

  /// Reads an object.
  ///
  /// To read it where nobody has put one is a programmer's error.
  ///
  /// - Parameter type: the object's type.
  public init(_ type: Value.Type) where Value: AnyObject {
    reference = EnvironmentLink { environment in
      guard let object = environment[object: type] else {
        preconditionFailure(
          "There is no \(type) in the environment; put one there with .environment")
      }
      return object
    }
  }

  /// The value.
  public var wrappedValue: Value { reference.read(reference.environment) }
}

extension Environment: DynamicProperty {
  var link: any DynamicLink { reference }
}

/// Points the values of an `@Environment` to the node's environment.
final class EnvironmentLink<Value>: DynamicLink {
  let read: (EnvironmentValues) -> Value
  private(set) var environment = EnvironmentValues()

  init(read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
  }

  /// The environment is handed over anew each time; there is nothing to keep.
  func makeStorage() -> AnyObject { self }

  func connect(to storage: AnyObject, environment: EnvironmentValues) {
    self.environment = environment
  }
}
