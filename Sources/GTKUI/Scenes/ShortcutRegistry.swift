/// Knows the keys that buttons and menus of a window have, for the window that lists them.
final class ShortcutRegistry {
  private var entries: [(owner: ObjectIdentifier, title: String?, items: [MenuItem])] = []

  /// Notes the keys of a view.
  ///
  /// - Parameters:
  ///   - items: the titles with their keys.
  ///   - title: what they stand under; nothing for the window's own.
  ///   - owner: the view's node.
  func set(_ items: [MenuItem], under title: String?, of owner: ObjectIdentifier) {
    let items = items.filter { !$0.shortcuts.isEmpty && !$0.title.isEmpty }
    if let index = entries.firstIndex(where: { $0.owner == owner }) {
      entries[index].items = items
    } else if !items.isEmpty {
      entries.append((owner, title, items))
    }
  }

  func remove(_ owner: ObjectIdentifier) {
    entries.removeAll { $0.owner == owner }
  }

  /// What was noted, under its titles, in the order in which it came.
  var groups: [(title: String?, items: [MenuItem])] {
    entries.map { ($0.title, $0.items) }
  }
}

extension EnvironmentValues {
  /// Where views note the keys that they have.
  var shortcutRegistry: ShortcutRegistry? {
    get { self[ShortcutRegistryKey.self] }
    set { self[ShortcutRegistryKey.self] = newValue }
  }
}

private struct ShortcutRegistryKey: EnvironmentKey {
  static var defaultValue: ShortcutRegistry? { nil }
}
