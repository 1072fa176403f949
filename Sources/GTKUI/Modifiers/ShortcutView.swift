/// A view with a shortcut: one that presses it, or one with an action of its own.
struct ShortcutView<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// The keys; nothing for none, for now.
  let shortcut: KeyboardShortcut?
  let action: (() -> Void)?

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    ShortcutNode(view, in: context)
  }
}

final class ShortcutNode<Content: View>: Node, NodeOwner {
  private let listed: ShortcutRegistry?
  private var child: (any Node<Content>)?
  private var view: ShortcutView<Content>
  private var controllers: [Widget: ShortcutController] = [:]
  private var defaultButton: DefaultButton?
  private weak var owner: (any NodeOwner)?

  init(_ view: ShortcutView<Content>, in context: NodeContext) {
    self.view = view
    owner = context.owner
    listed = context.environment.shortcutRegistry
    var inner = context
    inner.owner = self
    child = Content.makeNode(view.content, in: inner)
    attach()
    list()
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: ShortcutView<Content>, environment: EnvironmentValues) {
    if self.view.shortcut != view.shortcut { detachAll() }
    self.view = view
    child?.update(view.content, environment: environment)
    attach()
    list()
  }

  func widgetsChanged() {
    attach()
    owner?.widgetsChanged()
  }

  func dismantle() {
    detachAll()
    listed?.remove(ObjectIdentifier(self))
    child?.dismantle()
  }

  func describe(into dump: inout TreeDump) { child?.describe(into: &dump) }

  /// Tells the window of keyboard shortcuts, where the view has a title.
  private func list() {
    guard let listed, Content.self is any MenuItemSource.Type else { return }
    guard view.shortcut != nil else { return listed.remove(ObjectIdentifier(self)) }
    // A field is named by what is written into it, which says nothing about what the keys do.
    let items = MenuItemSearch.items(in: view).filter {
      if case .view = $0.kind { false } else { true }
    }
    listed.set(items, under: nil, of: ObjectIdentifier(self))
  }

  private func attach() {
    guard let shortcut = view.shortcut else { return }
    guard let widget = widgets.first, controllers[widget] == nil else { return }
    detachAll()
    controllers[widget] = ShortcutController(shortcut, on: widget) { [weak self] in
      guard let action = self?.view.action else { return false }
      action()
      return true
    }
    if view.action == nil, shortcut == .defaultAction {
      defaultButton = DefaultButton(widget)
    }
  }

  private func detachAll() {
    for controller in controllers.values {
      controller.detach()
    }
    controllers.removeAll()
    defaultButton?.detach()
    defaultButton = nil
  }
}
