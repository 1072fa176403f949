/// A view that is a GTK widget.
///
/// Every view of GTKUI that shows something is one. The widget is made once, updated whenever the
/// view's value or something that `updateWidget` read has changed, and dismantled once, in that
/// order.
@MainActor
public protocol WidgetRepresentable: View where Body == Never {
  /// What lives as long as the widget and links it to the view: the current closures, the last
  /// values.
  associatedtype Coordinator = Void

  /// What `makeWidget` and `updateWidget` are given.
  typealias Context = WidgetRepresentableContext<Self>

  /// Makes the coordinator, before the widget.
  ///
  /// - Returns: the coordinator.
  func makeCoordinator() -> Coordinator

  /// Makes the widget and connects its signals. The widget is updated right afterwards.
  ///
  /// - Parameter context: the coordinator and the environment.
  /// - Returns: the widget.
  func makeWidget(context: Context) -> Widget

  /// Brings the widget up to date.
  ///
  /// - Parameters:
  ///   - widget: the widget.
  ///   - context: the coordinator, the environment, and the view's last value to compare with.
  func updateWidget(_ widget: Widget, context: Context)

  /// Takes the widget down: what has been connected elsewhere is disconnected.
  ///
  /// - Parameters:
  ///   - widget: the widget.
  ///   - coordinator: the coordinator.
  static func dismantleWidget(_ widget: Widget, coordinator: Coordinator)
}

extension WidgetRepresentable {
  /// Takes the widget down.
  public static func dismantleWidget(_ widget: Widget, coordinator: Coordinator) {}

  /// Makes the view's node.
  public static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    WidgetNode(view, in: context)
  }
}

extension WidgetRepresentable where Coordinator == Void {
  /// Makes what lives as long as the widget.
  public func makeCoordinator() {}
}

/// What a widget view is given when its widget is made or updated.
public struct WidgetRepresentableContext<Content: WidgetRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Content.Coordinator

  /// The values that the surroundings hand down.
  public let environment: EnvironmentValues

  /// The value of the view that the widget was updated with last; nothing the first time.
  public let previous: Content?

  let host: WidgetHost

  /// Puts a view inside the widget.
  ///
  /// Call it in each `updateWidget`, once for each slot. A slot that an update leaves out loses its
  /// view. It is done when `updateWidget` has returned.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - slot: the name of the place.
  ///   - place: puts the view's widgets into the place, in order; called when they have changed.
  public func embed<Inner: View>(
    _ content: Inner, in slot: String = "content", place: @escaping ([Widget]) -> Void
  ) {
    embed(content, in: slot, environment: environment, place: place)
  }

  /// Puts a view inside the widget with an environment of its own.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - slot: the name of the place.
  ///   - environment: what the view's surroundings hand down.
  ///   - place: puts the view's widgets into the place, in order; called when they have changed.
  public func embed<Inner: View>(
    _ content: Inner, in slot: String, environment: EnvironmentValues,
    place: @escaping ([Widget]) -> Void
  ) {
    host.afterReading { [unowned host] in
      host.embed(content, in: slot, environment: environment, place: place)
    }
  }

  /// Puts a view that is a part of a form inside the widget.
  func embed<Inner: View>(
    _ content: Inner, in slot: String, formPlace: FormPlace, place: @escaping ([Widget]) -> Void
  ) {
    host.afterReading { [unowned host] in
      host.embed(
        content, in: slot, environment: environment, formPlace: formPlace, place: place)
    }
  }

  /// Does something when `updateWidget` has returned, after what was noted before: what it reads is
  /// not watched.
  func afterReading(_ action: @escaping () -> Void) { host.afterReading(action) }

  /// Whether a property has another value than at the last update.
  ///
  /// In a generic view the property is given as a closure, `{ $0.value }`: a key path of a generic type is
  /// made anew each time, which takes as long as making a small widget.
  ///
  /// - Parameters:
  ///   - view: the value of the view.
  ///   - property: the property.
  /// - Returns: true the first time too.
  public func changed<Value: Equatable>(
    _ view: Content, _ property: (Content) -> Value
  ) -> Bool {
    guard let previous else { return true }
    return property(previous) != property(view)
  }
}
