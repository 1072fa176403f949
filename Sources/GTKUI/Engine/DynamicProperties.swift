/// A property wrapper whose storage lives on the node: `@State`, `@Environment`, `@FocusState`.
protocol DynamicProperty: SelfComparing {
  /// What each value of the wrapper carries; the node keeps the first one's contents.
  var link: any DynamicLink { get }
}

extension DynamicProperty {
  /// A wrapper that does not tell is taken for another one.
  func isSame(as other: Self) -> Bool { false }
}

/// The part of a property wrapper that a node can point to storage of its own.
protocol DynamicLink: AnyObject {
  /// Makes the storage for the node, from the value that the view was made with.
  func makeStorage() -> AnyObject
  /// Points the wrapper to the node's storage.
  func connect(to storage: AnyObject, environment: EnvironmentValues)
}

/// The storage of the property wrappers of one node.
struct DynamicProperties {
  private var storages: [AnyObject] = []

  /// Points each wrapper of a view value to the node's storage.
  mutating func link<Content>(
    _ view: Content, layout: FieldLayout, environment: EnvironmentValues
  ) {
    var index = 0
    layout.forEachLink(of: view) { link in
      if index == storages.count {
        storages.append(link.makeStorage())
      }
      link.connect(to: storages[index], environment: environment)
      index += 1
    }
  }

  /// Lets go of the storage.
  mutating func dismantle() {
    storages.removeAll()
  }
}
