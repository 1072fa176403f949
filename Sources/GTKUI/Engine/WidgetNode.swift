import GLibSupport

/// The node of a widget view: it owns one widget for its whole life.
final class WidgetNode<Content: WidgetRepresentable>: Node, Renderable {
  let depth: Int
  private var view: Content
  private var environment: EnvironmentValues
  private let widget: Widget
  let widgets: [Widget]
  private let coordinator: Content.Coordinator
  private let host: WidgetHost
  private let comparison: ValueComparison
  private var properties = DynamicProperties()
  private let tracking = Tracking()
  private var isEnabled = true
  private var direction: LayoutDirection?
  private var isDismantled = false

  init(_ view: Content, in context: NodeContext) {
    environment = context.environment
    depth = context.depth
    host = WidgetHost(depth: context.depth + 1, view: context.view)
    comparison = .of(Content.self)
    var view = view
    properties.connect(&view, comparison: comparison, environment: context.environment)
    self.view = view
    coordinator = view.makeCoordinator()
    let widgetContext = WidgetRepresentableContext<Content>(
      coordinator: coordinator, environment: context.environment, previous: nil, host: host)
    widget = view.makeWidget(context: widgetContext)
    widgets = [widget]
    updateWidget(in: widgetContext)
  }

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

  private func updateWidget(from previous: Content) {
    properties.connect(&view, comparison: comparison, environment: environment)
    updateWidget(
      in: WidgetRepresentableContext(
        coordinator: coordinator, environment: environment, previous: previous, host: host))
  }

  func render() {
    guard !isDismantled else { return }
    updateWidget(from: view)
  }

  func dismantle() {
    guard !isDismantled else { return }
    isDismantled = true
    tracking.stop()
    RenderScheduler.shared.remove(self)
    Content.dismantleWidget(widget, coordinator: coordinator)
    host.dismantle()
    properties.dismantle(of: Content.self)
  }

  func describe(into dump: inout TreeDump) {
    dump.node("\(Content.self) → \(widget.object.typeName)") { host.describe(into: &$0) }
  }

  private func updateWidget(in context: Content.Context) {
    RenderScheduler.shared.remove(self)
    Diagnostics.counts.updates += 1
    if environment.isEnabled != isEnabled {
      isEnabled = environment.isEnabled
      widget.setSensitive(isEnabled)
    }
    tracking.track(for: self) { view.updateWidget(widget, context: context) }
    // Parts that GTK makes later have to be told too, before the views inside say otherwise.
    if direction != nil || environment.ownLayoutDirection != nil {
      direction = environment.ownLayoutDirection
      widget.setDirection(direction)
    }
    // Observation counts what the views inside read as read here, as long as it is watching: then a
    // change anywhere would bring everything above it up to date.
    host.finishUpdate()
  }

  func invalidate() {
    guard !isDismantled else { return }
    guard !tracking.isEvaluating else {
      Diagnostics.report("\(Content.self) changes, in its update, something that the update reads")
      return
    }
    RenderScheduler.shared.add(self)
  }
}
