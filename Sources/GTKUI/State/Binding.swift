/// A value that somebody else owns, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// What is bound to, where that is known.
  let origin: BindingOrigin?

  /// Binds to a pair of functions.
  ///
  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, origin: nil)
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, origin: BindingOrigin?) {
    read = get
    write = set
    self.origin = origin
  }

  /// A binding that always has one value and ignores writes.
  ///
  /// - Parameter value: the value.
  /// - Returns: the binding.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a member of the value.
  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Binding<Member>
  {
    Binding<Member>(
      get: { read()[keyPath: member] },
      set: {
        var value = read()
        value[keyPath: member] = $0
        write(value)
      },
      origin: origin?.appending(member))
  }

  /// Binds to the value of a binding to an optional, as long as it has one.
  ///
  /// - Parameter base: the binding to an optional. Nothing when it has no value now.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 }, origin: base.origin)
  }

  /// Binds to the value of another binding as an optional, which has one always.
  ///
  /// - Parameter base: the binding. To write nothing leaves it as it is.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }, origin: base.origin)
  }

  /// Binds to the value of another binding as something to tell values apart by.
  ///
  /// - Parameter base: the binding. To write a value of another type leaves it as it is.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } },
      origin: base.origin)
  }

  /// Takes over a binding that is passed to a view as one.
  ///
  /// - Parameter projectedValue: the binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }
}

/// What a binding points to, so that two bindings to the same are known to be the same.
///
/// The binding's functions keep the object alive.
struct BindingOrigin: Equatable {
  private let object: ObjectIdentifier
  private var path: [AnyHashable] = []

  init(object: AnyObject) { self.object = ObjectIdentifier(object) }

  func appending(_ member: AnyHashable) -> BindingOrigin {
    var longer = self
    longer.path.append(member)
    return longer
  }
}

extension Binding: SelfComparing {
  func isSame(as other: Binding) -> Bool { origin != nil && origin == other.origin }
}

/// Gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  ///
  /// - Parameter wrappedValue: the object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object.
  ///
  /// - Parameter wrappedValue: the object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper, whose members are bindings.
  public var projectedValue: Bindable { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember member: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: member] }, set: { object[keyPath: member] = $0 },
      origin: BindingOrigin(object: object).appending(member))
  }
}
