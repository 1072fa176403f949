/// A property wrapper whose storage lives on the node: `@State`, `@Environment`, `@FocusState`.
protocol DynamicProperty: SelfComparing {
  /// Makes the storage for a node, from the value that the view was made with.
  func makeStorage() -> AnyObject

  /// Points the wrapper to the storage.
  mutating func connect(to storage: AnyObject, environment: EnvironmentValues)
}

extension DynamicProperty {
  /// A wrapper that does not tell is taken for another one.
  func isSame(as other: Self) -> Bool { false }
}

/// A storage that can be written by others than its view.
protocol OwnedStorage: AnyObject {
  /// Notes that the view has gone.
  func ownerHasGone(_ view: Any.Type)
}

/// The storage of the property wrappers of one node.
struct DynamicProperties {
  private var storages: [AnyObject] = []

  /// Points each wrapper of a view value to the node's storage.
  ///
  /// The value is the node's own copy. One that the program keeps may show in two places at once, and
  /// again later: it is pointed to nothing.
  mutating func connect<Content>(
    _ view: inout Content, comparison: ValueComparison, environment: EnvironmentValues
  ) {
    comparison.connect(&view, to: &storages, environment: environment)
  }

  /// Lets go of the storage.
  ///
  /// - Parameter view: the type of the view that goes.
  mutating func dismantle(of view: Any.Type) {
    for storage in storages { (storage as? any OwnedStorage)?.ownerHasGone(view) }
    storages.removeAll()
  }
}
