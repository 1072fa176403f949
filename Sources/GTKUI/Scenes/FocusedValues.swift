import Observation

/// Names a value that the content of a window hands to the program's commands.
@MainActor
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the content of a window hands to the program's commands.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; nothing where the window has none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Value: AnyObject>(object type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// Reads, in commands, what the content of the window handed over by `focusedSceneValue`.
@propertyWrapper
public struct FocusedValue<Value> {
  private var reference: EnvironmentLink<Value?>

  /// Reads a value.
  ///
  /// - Parameter keyPath: where it stands in `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    reference = EnvironmentLink(source: keyPath) { $0.sceneState?.focusedValues[keyPath: keyPath] }
  }

  /// Reads an object.
  ///
  /// - Parameter objectType: the object's type.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    reference = EnvironmentLink(source: ObjectIdentifier(objectType)) {
      $0.sceneState?.focusedValues[object: objectType]
    }
  }

  /// The value; nothing where the window has none.
  public var wrappedValue: Value? { reference.read(reference.environment) }
}

extension FocusedValue: DynamicProperty {
  func makeStorage() -> AnyObject { reference.makeStorage() }

  mutating func connect(to storage: AnyObject, environment: EnvironmentValues) {
    guard let storage = storage as? EnvironmentLink<Value?> else { return }
    storage.environment = environment
    reference = storage
  }
}

extension View {
  /// Hands a value to the program's commands, for as long as the view shows in their window.
  ///
  /// - Parameters:
  ///   - keyPath: where it stands in `FocusedValues`.
  ///   - value: the value.
  /// - Returns: the view.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    SceneValueView(content: self, value: value) { $0[keyPath: keyPath] = $1 }
  }

  /// Hands an object to the program's commands, for as long as the view shows in their window.
  ///
  /// - Parameter object: the object, found by its type.
  /// - Returns: the view.
  public func focusedSceneValue<Value: AnyObject>(_ object: Value?) -> some View {
    SceneValueView(content: self, value: object) { $0[object: Value.self] = $1 }
  }
}

struct SceneValueView<Content: View, Value>: View {
  typealias Body = Never

  let content: Content
  let value: Value?
  let set: (inout FocusedValues, Value?) -> Void

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    SceneValueNode(view, in: context)
  }
}

final class SceneValueNode<Content: View, Value>: Node {
  private let child: any Node<Content>
  private var view: SceneValueView<Content, Value>
  private let state: SceneState?

  init(_ view: SceneValueView<Content, Value>, in context: NodeContext) {
    self.view = view
    state = context.environment.sceneState
    child = Content.makeNode(view.content, in: context)
    set(view.value)
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: SceneValueView<Content, Value>, environment: EnvironmentValues) {
    let old = self.view.value
    self.view = view
    child.update(view.content, environment: environment)
    if !isSame(old, view.value) { set(view.value) }
  }

  func dismantle() {
    set(nil)
    child.dismantle()
  }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }

  private func set(_ value: Value?) {
    guard let state else { return }
    view.set(&state.focusedValues, value)
  }
}

/// Whether two values are known to be the same; others may be.
private func isSame<Value>(_ old: Value?, _ new: Value?) -> Bool {
  guard let old, let new else { return old == nil && new == nil }
  if let old = old as? AnyHashable, let new = new as? AnyHashable { return old == new }
  guard type(of: old) is AnyClass, type(of: new) is AnyClass else { return false }
  return (old as AnyObject) === (new as AnyObject)
}
