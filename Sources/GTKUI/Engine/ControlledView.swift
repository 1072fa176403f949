/// Something that hangs on a widget and listens to it.
protocol WidgetController: AnyObject {
  /// Takes it off.
  func detach()
}

/// A view on whose widgets controllers hang.
struct ControlledView<Content: View, Controller: WidgetController>: View {
  typealias Body = Never

  let content: Content
  /// Hangs a controller on a widget.
  let make: (Widget) -> Controller
  /// Gives it the current values; false where the view cannot be used.
  let update: (Controller, Bool) -> Void

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    ControllerNode(view, in: context)
  }
}

/// The node of a view with controllers: it has no widget of its own.
final class ControllerNode<Content: View, Controller: WidgetController>: Node, NodeOwner {
  private var child: (any Node<Content>)?
  private var view: ControlledView<Content, Controller>
  private var isEnabled: Bool
  private var controllers: [Widget: Controller] = [:]
  private weak var owner: (any NodeOwner)?

  init(_ view: ControlledView<Content, Controller>, in context: NodeContext) {
    self.view = view
    isEnabled = context.environment.isEnabled
    owner = context.owner
    var inner = context
    inner.owner = self
    child = Content.makeNode(view.content, in: inner)
    attach()
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: ControlledView<Content, Controller>, environment: EnvironmentValues) {
    self.view = view
    isEnabled = environment.isEnabled
    child?.update(view.content, environment: environment)
    attach()
  }

  func widgetsChanged() {
    attach()
    owner?.widgetsChanged()
  }

  func dismantle() {
    for controller in controllers.values { controller.detach() }
    controllers.removeAll()
    child?.dismantle()
  }

  func describe(into dump: inout TreeDump) { child?.describe(into: &dump) }

  private func attach() {
    let current = Set(widgets)
    for (widget, controller) in controllers where !current.contains(widget) {
      controller.detach()
      controllers[widget] = nil
    }
    for widget in current {
      let controller = controllers[widget] ?? view.make(widget)
      controllers[widget] = controller
      view.update(controller, isEnabled)
    }
  }
}
