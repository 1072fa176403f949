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
      // Each question goes over the bus: the ones that most objects fail come first.
      let nodeRole = node.role
      guard role == nil || nodeRole == role else { return false }
      guard node.name == name || (nodeRole == "list item" && node.firstLabel == name) else {
        return false
      }
      return node.isShown
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
    first { $0.role == "label" }?.name ?? ""
  }

  /// The title of the row that the pointer would meet.
  ///
  /// GTK leaves rows out of sight where they last were, so that places alone do not tell.
  ///
  /// - Parameter point: from the corner of the window.
  /// - Returns: what the first label of the row says; nothing where there is no row.
  func row(at point: (x: Int, y: Int)) -> String? {
    guard let component = atspi_accessible_get_component_iface(accessible) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(component)) }
    var node = atspi_component_get_accessible_at_point(
      component, Int32(point.x), Int32(point.y), ATSPI_COORD_TYPE_WINDOW, nil
    ).map(AccessibleNode.init)
    while let current = node, current.role != "list item" {
      node = atspi_accessible_get_parent(current.accessible, nil).map(AccessibleNode.init)
    }
    return node?.firstLabel
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
