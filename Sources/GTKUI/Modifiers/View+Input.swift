extension View {
  /// Does something when the view is clicked or tapped.
  ///
  /// It is for the pointer alone: what can be done with the keyboard too is a `Button`.
  ///
  /// - Parameters:
  ///   - count: how many times in a row.
  ///   - action: what to do.
  /// - Returns: the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    InputView(content: self, action: action) { widget, current in
      EventController.taps(count, on: widget) { current()?() }
    }
    // A gesture counts for as long as it is there.
    .id(count)
  }

  /// Does something when the pointer comes over the view or leaves it.
  ///
  /// - Parameter action: what to do; true when the pointer has come.
  /// - Returns: the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    InputView(content: self, action: action) { widget, current in
      EventController.hover(on: widget) { current()?($0) }
    }
  }

  /// Does something when Escape is pressed while the view, or something inside, has the keyboard's
  /// focus.
  ///
  /// - Parameter action: what to do.
  /// - Returns: the view.
  public func onExitCommand(perform action: @escaping () -> Void) -> some View {
    // A search field takes Escape for itself, and tells of it.
    onKeyPress(.escape) {
      action()
      return .handled
    }
    .environment(\.exitAction, action)
  }

  /// Lets the view take the keyboard's focus, or neither it nor what is inside.
  ///
  /// - Parameter isFocusable: whether it does.
  /// - Returns: the view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(isFocusable: isFocusable, content: self)
  }
}

/// A view that takes the keyboard's focus.
struct FocusableView<Content: View>: View {
  typealias Body = Never

  let isFocusable: Bool
  let content: Content
}

/// A view whose widgets are listened to.
struct InputView<Content: View, Action>: View {
  typealias Body = Never

  let content: Content
  let action: Action
  /// Listens to a widget; given what says the current action.
  let attach: (Widget, @escaping () -> Action?) -> EventController

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    InputNode(view, in: context)
  }
}

/// The node of a view that is listened to: it has no widget, but listens to those of its child.
final class InputNode<Content: View, Action>: Node, NodeOwner {
  private var child: (any Node<Content>)?
  private var view: InputView<Content, Action>
  private var controllers: [Widget: EventController] = [:]
  private weak var owner: (any NodeOwner)?

  init(_ view: InputView<Content, Action>, in context: NodeContext) {
    self.view = view
    owner = context.owner
    var inner = context
    inner.owner = self
    child = Content.makeNode(view.content, in: inner)
    attach()
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: InputView<Content, Action>, environment: EnvironmentValues) {
    self.view = view
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
    let current = widgets
    for (widget, controller) in controllers where !current.contains(widget) {
      controller.detach()
      controllers[widget] = nil
    }
    for widget in current where controllers[widget] == nil {
      controllers[widget] = view.attach(widget) { [weak self] in self?.view.action }
    }
  }
}
