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
    listening(for: action) { widget, current in
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
    listening(for: action) { widget, current in
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

extension View {
  /// Listens to the widgets of the view.
  ///
  /// - Parameters:
  ///   - action: the current action.
  ///   - attach: listens to a widget; given what says the current action.
  /// - Returns: the view.
  func listening<Action>(
    for action: Action, attach: @escaping (Widget, @escaping () -> Action?) -> EventController
  ) -> some View {
    ControlledView(content: self) { widget in
      Listener(on: widget, attach: attach)
    } update: { listener, _ in
      listener.action = action
    }
  }
}

/// Listens to a widget for the current action.
private final class Listener<Action>: WidgetController {
  var action: Action?
  private var controller: EventController?

  init(on widget: Widget, attach: (Widget, @escaping () -> Action?) -> EventController) {
    controller = attach(widget) { [weak self] in self?.action }
  }

  func detach() { controller?.detach() }
}
