/// A value that somebody else owns, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Binds to a pair of functions.
  ///
  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
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
      })
  }

  /// Binds to the value of a binding to an optional, as long as it has one.
  ///
  /// - Parameter base: the binding to an optional. Nothing when it has no value now.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
  }

  /// Takes over a binding that is passed to a view as one.
  ///
  /// - Parameter projectedValue: the binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }
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
    return Binding(get: { object[keyPath: member] }, set: { object[keyPath: member] = $0 })
  }
}
