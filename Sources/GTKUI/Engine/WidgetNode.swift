import GLibSupport

/// The node of a widget view: it owns one widget for its whole life.
final class WidgetNode<Content: WidgetRepresentable>: Node, Renderable {
  let depth: Int
  private var view: Content
  private var environment: EnvironmentValues
  private let widget: Widget
  private let coordinator: Content.Coordinator
  private let host: WidgetHost
  private let comparison: ValueComparison
  private var properties = DynamicProperties()
  private var tracking: Tracking?
  private var isEnabled = true
  private var direction: LayoutDirection?
  private var isDismantled = false

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    environment = context.environment
    depth = context.depth
    host = WidgetHost(depth: context.depth + 1, view: context.view)
    comparison = .of(Content.self)
    var view = view
    properties.connect(&view, comparison: comparison, environment: context.environment)
    self.view = view
    coordinator = view.makeCoordinator()
    widget = view.makeWidget(
      context: WidgetRepresentableContext(
        coordinator: coordinator, environment: context.environment, previous: nil, host: host))
    updateWidget(from: nil)
  }

  var widgets: [Widget] { [widget] }

  func update(_ view: Content, environment: EnvironmentValues) {
    guard !isDismantled else { return }
    let previous = self.view
    guard !comparison.areSame(previous, view) || !self.environment.isSame(as: environment) else {
      return
    }
    self.view = view
    self.environment = environment
    updateWidget(from: previous)
  }

  func render() {
    guard !isDismantled else { return }
    updateWidget(from: view)
  }

  func dismantle() {
    guard !isDismantled else { return }
    isDismantled = true
    RenderScheduler.shared.remove(self)
    Content.dismantleWidget(widget, coordinator: coordinator)
    host.dismantle()
    properties.dismantle()
  }

  func describe(into dump: inout TreeDump) {
    dump.node("\(Content.self) → \(widget.object.typeName)") { host.describe(into: &$0) }
  }

  private func updateWidget(from previous: Content?) {
    RenderScheduler.shared.remove(self)
    Diagnostics.counts.updates += 1
    properties.connect(&view, comparison: comparison, environment: environment)
    let context = WidgetRepresentableContext(
      coordinator: coordinator, environment: environment, previous: previous, host: host)
    if environment.isEnabled != isEnabled {
      isEnabled = environment.isEnabled
      widget.setSensitive(isEnabled)
    }
    let tracking = tracking ?? Tracking { [weak self] in self?.invalidate() }
    self.tracking = tracking
    tracking.track { view.updateWidget(widget, context: context) }
    // Parts that GTK makes later have to be told too, before the views inside say otherwise.
    if direction != nil || environment.ownLayoutDirection != nil {
      direction = environment.ownLayoutDirection
      widget.setDirection(direction)
    }
    // Observation counts what the views inside read as read here, as long as it is watching: then a
    // change anywhere would bring everything above it up to date.
    host.finishUpdate()
  }

  private func invalidate() {
    guard !isDismantled else { return }
    guard tracking?.isEvaluating != true else {
      Diagnostics.report("\(Content.self) changes, in its update, something that the update reads")
      return
    }
    RenderScheduler.shared.add(self)
  }
}
