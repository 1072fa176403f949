import Observation

/// A value that a view owns, and that outlives the view's values.
///
/// A change of it evaluates again the bodies that read it.
@propertyWrapper
public struct State<Value> {
  private var reference: StateLink<Value>

  /// Starts with a value.
  ///
  /// - Parameter wrappedValue: the value when the view first appears.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    reference = StateLink(initial: wrappedValue)
  }

  /// Starts with a value.
  ///
  /// - Parameter initialValue: the value when the view first appears.
  public init(initialValue: Value) {
    reference = StateLink { initialValue }
  }

  /// The value.
  public var wrappedValue: Value {
    get { reference.box.value }
    nonmutating set { reference.box.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    reference.box.binding
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nothing.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: DynamicProperty {
  func makeStorage() -> AnyObject { reference.makeStorage() }

  mutating func connect(to storage: AnyObject, environment: EnvironmentValues) {
    if let storage = storage as? StateLink<Value> { reference = storage }
  }

  /// The value is the node's, whatever a new value of the view starts with.
  func isSame(as other: State) -> Bool { true }
}

/// Where the value of a `@State` is kept: on a node, or, as in a test of a view's logic, nowhere else.
final class StateLink<Value>: OwnedStorage {
  private let initial: () -> Value

  /// The value, made when it is first asked for.
  private(set) lazy var box = StateBox(initial())

  init(initial: @escaping () -> Value) {
    self.initial = initial
  }

  /// A node's own, which starts with the initial value.
  func makeStorage() -> StateLink {
    let storage = StateLink(initial: initial)
    _ = storage.box
    return storage
  }

  func ownerHasGone(_ view: Any.Type) { box.goneOwner = view }
}

/// Holds a value and knows which bodies read it.
@Observable
final class StateBox<Value> {
  var value: Value

  /// The type of the view that the value has been of, once it has gone.
  @ObservationIgnored var goneOwner: Any.Type?

  init(_ value: Value) {
    self.value = value
  }

  /// A binding to the value.
  var binding: Binding<Value> {
    Binding(
      get: { self.value }, set: { self.setThroughBinding($0) }, origin: BindingOrigin(object: self))
  }

  /// Changes the value for somebody who has kept a binding for too long, or not.
  ///
  /// It harms nothing when the view has gone, but it is not what the program wanted: that is reported,
  /// once. (A task of the view's own that sets its state late is nothing unusual.)
  private func setThroughBinding(_ newValue: Value) {
    if let view = goneOwner {
      goneOwner = nil
      Diagnostics.report("\(view) has gone, and a binding to its state is still written")
    }
    set(newValue)
  }

  /// Changes the value; a body that does it is reported.
  func set(_ newValue: Value) {
    if let view = BodyEvaluation.running {
      Diagnostics.report("\(view) changes state in its body; do it in an action or in onChange")
    }
    value = newValue
  }
}
