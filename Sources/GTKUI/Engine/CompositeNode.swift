/// The node of a view that is made of other views: it has state, but no widget of its own.
final class CompositeNode<Content: View>: Node, Renderable {
  let depth: Int
  private var view: Content
  private var environment: EnvironmentValues
  private var child: (any Node<Content.Body>)?
  private weak var owner: (any NodeOwner)?
  private let comparison: ValueComparison
  private var properties = DynamicProperties()
  private let tracking = Tracking()
  private var isDismantled = false

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    environment = context.environment
    owner = context.owner
    depth = context.depth
    comparison = .of(Content.self)
    var inner = context
    inner.depth += 1
    if !comparison.isOfLibrary { inner.view = Content.self }
    inner.owner = self
    child = Content.Body.makeNode(evaluate(reason: "made"), in: inner)
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: Content, environment: EnvironmentValues) {
    guard !isDismantled else { return }
    let isSameView = comparison.areSame(self.view, view)
    let isSameEnvironment = self.environment.isSame(as: environment)
    guard !isSameView || !isSameEnvironment else { return }
    self.view = view
    self.environment = environment
    let reason = isSameView ? "its environment has changed" : "updated from above"
    child?.update(evaluate(reason: reason), environment: environment)
  }

  func render() {
    guard !isDismantled else { return }
    let before = widgets
    child?.update(evaluate(reason: "something it read has changed"), environment: environment)
    if widgets != before {
      owner?.widgetsChanged()
    }
  }

  func dismantle() {
    guard !isDismantled else { return }
    isDismantled = true
    tracking.stop()
    RenderScheduler.shared.remove(self)
    child?.dismantle()
    properties.dismantle(of: Content.self)
  }

  func describe(into dump: inout TreeDump) {
    dump.node("\(Content.self)") { child?.describe(into: &$0) }
  }

  private func evaluate(reason: String) -> Content.Body {
    RenderScheduler.shared.remove(self)
    Diagnostics.trace { "\(Content.self).body: \(reason)" }
    Diagnostics.counts.bodies += 1
    properties.connect(&view, comparison: comparison, environment: environment)
    BodyEvaluation.running = Content.self
    defer { BodyEvaluation.running = nil }
    let body = tracking.track(for: self) { view.body }
    // What changes while it is first read is announced to nobody yet. Seen a second time, a body
    // that does it is found.
    guard Diagnostics.checksBodies, BodyEvaluation.isFirst(of: Content.self) else { return body }
    return tracking.track(for: self) { view.body }
  }

  func invalidate() {
    guard !isDismantled else { return }
    guard !tracking.isEvaluating else {
      Diagnostics.report("\(Content.self) changes, in its body, something that the body reads")
      return
    }
    RenderScheduler.shared.add(self)
  }
}

extension CompositeNode: NodeOwner {
  func widgetsChanged() { owner?.widgetsChanged() }
}

/// Which body is being evaluated.
enum BodyEvaluation {
  /// The type of the view whose body runs; nothing most of the time.
  static var running: Any.Type?

  private static var known: Set<ObjectIdentifier> = []

  /// Whether a body of a type has not been evaluated before.
  static func isFirst(of type: Any.Type) -> Bool { known.insert(ObjectIdentifier(type)).inserted }
}
