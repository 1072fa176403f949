import CAtspi

extension AccessibleNode {
  /// The first object below with a name, and a role where one is given, depth first.
  ///
  /// - Parameters:
  ///   - name: the accessible name, of a list row also what its first label says.
  ///   - role: as AT-SPI names it.
  /// - Returns: an object that is on the screen.
  func first(named name: String, role: String? = nil) -> AccessibleNode? {
    first { node in
      guard role == nil || node.role == role, node.isShown else { return false }
      return node.name == name || (node.role == "list item" && node.firstLabel == name)
    }
  }

  func first(where matches: (AccessibleNode) -> Bool) -> AccessibleNode? {
    for child in children {
      if matches(child) { return child }
      if let found = child.first(where: matches) { return found }
    }
    return nil
  }

  func all(where matches: (AccessibleNode) -> Bool) -> [AccessibleNode] {
    children.flatMap { child in
      (matches(child) ? [child] : []) + child.all(where: matches)
    }
  }

  /// What the first label within says: the title of a list row that has no name of its own.
  var firstLabel: String {
    first { $0.role == "label" && $0.isShown }?.name ?? ""
  }

  /// The tree as text, an object a line: role, name, states.
  func dump(depth: Int = 0) -> String {
    var words = [role, name.debugDescription]
    if isSelected { words.append("selected") }
    if isFocused { words.append("focused") }
    if !isSensitive { words.append("insensitive") }
    if !isShown { words.append("hidden") }
    if role == "entry" || role == "text" { words.append("text \(text.debugDescription)") }
    let line = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return ([line] + children.map { $0.dump(depth: depth + 1) }).joined(separator: "\n")
  }
}
