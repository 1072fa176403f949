/// A menu of a view's items that is opened by the program: for widgets that know by themselves when
/// theirs is wanted.
package final class PopupMenu {
  private let coordinator = MenuCoordinator()
  private var opener: MenuOpener?

  /// Takes the items of a view; nothing where it is no menu item, or there are none.
  ///
  /// - Parameters:
  ///   - items: buttons, toggles and menus, and sections and dividers between them.
  ///   - widget: what the menu is about.
  ///   - closed: called when it has closed.
  package init?(_ items: any View, over widget: Widget, closed: @escaping () -> Void) {
    guard items is any MenuItemSource else { return nil }
    coordinator.show(menuGroups(of: items), shortcutsOn: nil)
    guard !coordinator.isEmpty else { return nil }
    let coordinator = coordinator
    let opener = MenuOpener(on: widget, opensOnLongClick: false, opensByItself: false) {
      [weak coordinator] in coordinator
    }
    opener.closed = closed
    self.opener = opener
  }

  /// Opens the menu.
  ///
  /// - Parameter point: where, in pixels from the upper left corner of the widget.
  /// - Returns: whether it shows.
  package func open(at point: (x: Double, y: Double)) -> Bool { opener?.open(at: point) ?? false }

  /// Closes the menu without a choice.
  package func close() {
    opener?.closed = {}
    opener?.detach()
    opener = nil
    coordinator.dismantle()
  }
}
