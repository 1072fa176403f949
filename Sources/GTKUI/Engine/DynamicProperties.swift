/// A property wrapper whose storage lives on the node: `@State`, `@Environment`, `@FocusState`.
protocol DynamicProperty {
  /// What each value of the wrapper carries; the node keeps the first one's contents.
  var link: any DynamicLink { get }
}

/// The part of a property wrapper that a node can point to storage of its own.
protocol DynamicLink: AnyObject {
  /// Makes the storage for the node, from the value that the view was made with.
  func makeStorage() -> AnyObject
  /// Points the wrapper to the node's storage.
  func connect(to storage: AnyObject, environment: EnvironmentValues)
}

/// The storage of the property wrappers of one node.
final class DynamicProperties {
  /// Which types have none, so that their values need not be looked into.
  private static var typesWithout: Set<ObjectIdentifier> = []

  private let type: ObjectIdentifier
  private var storages: [AnyObject] = []

  init<Content>(of type: Content.Type) {
    self.type = ObjectIdentifier(type)
  }

  /// Points each wrapper of a view value to the node's storage.
  func link<Content>(_ view: Content, environment: EnvironmentValues) {
    guard !Self.typesWithout.contains(type) else { return }
    var index = 0
    connectAll(in: view, from: &index, environment: environment)
    if index == 0 {
      Self.typesWithout.insert(type)
    }
  }

  private func connectAll(
    in subject: Any, from index: inout Int, environment: EnvironmentValues
  ) {
    for child in Mirror(reflecting: subject).children {
      if let property = child.value as? any DynamicProperty {
        let link = property.link
        if index == storages.count {
          storages.append(link.makeStorage())
        }
        link.connect(to: storages[index], environment: environment)
        index += 1
      } else if child.value is any ViewModifier {
        // A modifier's properties live on the node of its body.
        connectAll(in: child.value, from: &index, environment: environment)
      }
    }
  }

  /// Lets go of the storage.
  func dismantle() {
    storages.removeAll()
  }
}
