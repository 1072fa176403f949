import CAtspi

extension AccessibleNode {
  /// Does what a click would do, through its first action.
  ///
  /// - Throws: `Timeout` where it has no action or takes none.
  func press() throws {
    guard let action = atspi_accessible_get_action_iface(accessible) else {
      throw Timeout(description: "\(role) \(name.debugDescription) has no action")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(action)) }
    guard atspi_action_do_action(action, 0, nil) != 0 else {
      throw Timeout(description: "\(role) \(name.debugDescription) did not take its action")
    }
  }
}
