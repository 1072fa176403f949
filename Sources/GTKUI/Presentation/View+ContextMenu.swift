extension View {
  /// Gives the view a menu, which opens on a right click, a long press, the Menu key or Shift+F10.
  ///
  /// In a row of a list it is the row's. An empty menu does not open.
  ///
  /// - Parameter menuItems: buttons, toggles and menus, and `Section`s or `Divider`s between them. A
  ///   keyboard shortcut stands beside its item, and has to be set elsewhere to work without the menu.
  /// - Returns: the view.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuView(content: self, items: menuItems())
  }
}

struct ContextMenuView<Content: View, Items: View>: View {
  typealias Body = Never

  let content: Content
  let items: Items

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    ContextMenuNode(view, in: context)
  }
}

/// The node of a view with a menu of its own.
final class ContextMenuNode<Content: View, Items: View>: Node, NodeOwner, Renderable {
  let depth: Int
  private var child: (any Node<Content>)?
  private var view: ContextMenuView<Content, Items>
  private var isEnabled: Bool
  private var openers: [Widget: MenuOpener] = [:]
  private let menu = MenuCoordinator()
  private let tracking = Tracking()
  private weak var owner: (any NodeOwner)?

  init(_ view: ContextMenuView<Content, Items>, in context: NodeContext) {
    self.view = view
    depth = context.depth
    isEnabled = context.environment.isEnabled
    owner = context.owner
    var inner = context
    inner.owner = self
    child = Content.makeNode(view.content, in: inner)
    attach()
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: ContextMenuView<Content, Items>, environment: EnvironmentValues) {
    self.view = view
    isEnabled = environment.isEnabled
    child?.update(view.content, environment: environment)
    attach()
    render()
  }

  /// Follows what the items read, while they show.
  func render() {
    RenderScheduler.shared.remove(self)
    for opener in openers.values where opener.isOpen {
      guard isEnabled else {
        opener.close()
        continue
      }
      if showItems() { opener.refresh(menu) }
    }
  }

  func widgetsChanged() {
    attach()
    owner?.widgetsChanged()
  }

  func dismantle() {
    tracking.stop()
    RenderScheduler.shared.remove(self)
    for opener in openers.values { opener.detach() }
    openers.removeAll()
    menu.dismantle()
    child?.dismantle()
  }

  func describe(into dump: inout TreeDump) { child?.describe(into: &dump) }

  /// Every widget of the view opens the menu.
  private func attach() {
    let current = Set(widgets)
    guard current != Set(openers.keys) else { return }
    for (widget, opener) in openers where !current.contains(widget) {
      opener.detach()
      openers[widget] = nil
    }
    for widget in current where openers[widget] == nil {
      openers[widget] = MenuOpener(on: widget, opensOnLongClick: false) { [weak self] in
        self?.currentMenu()
      }
    }
  }

  private func currentMenu() -> MenuCoordinator? {
    guard isEnabled else { return nil }
    showItems()
    return menu
  }

  func invalidate() {
    // Nothing opens the menu any more once the node is dismantled.
    guard !openers.isEmpty else { return }
    RenderScheduler.shared.add(self)
  }

  @discardableResult
  private func showItems() -> Bool {
    menu.show(tracking.track(for: self) { menuGroups(of: view.items) }, shortcutsOn: nil)
  }
}
