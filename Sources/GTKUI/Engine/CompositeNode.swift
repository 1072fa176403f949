import Observation

/// The node of a view that is made of other views: it has state, but no widget of its own.
final class CompositeNode<Content: View>: Node, Renderable {
  let depth: Int
  private var view: Content
  private var environment: EnvironmentValues
  private var child: (any Node<Content.Body>)?
  private weak var owner: (any NodeOwner)?
  private let properties: DynamicProperties
  private var isEvaluating = false
  private var isDismantled = false

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    environment = context.environment
    owner = context.owner
    depth = context.depth
    properties = DynamicProperties(of: Content.self)
    var inner = context
    inner.depth += 1
    inner.owner = self
    child = Content.Body.makeNode(evaluate(reason: "made"), in: inner)
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: Content, environment: EnvironmentValues) {
    guard !isDismantled else { return }
    self.view = view
    self.environment = environment
    child?.update(evaluate(reason: "updated from above"), environment: environment)
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
    RenderScheduler.shared.remove(self)
    child?.dismantle()
    properties.dismantle()
  }

  func describe(into dump: inout TreeDump) {
    dump.node("\(Content.self)") { child?.describe(into: &$0) }
  }

  private func evaluate(reason: String) -> Content.Body {
    RenderScheduler.shared.remove(self)
    Diagnostics.trace { "\(Content.self).body: \(reason)" }
    properties.link(view, environment: environment)
    isEvaluating = true
    BodyEvaluation.running = Content.self
    defer {
      isEvaluating = false
      BodyEvaluation.running = nil
    }
    return withObservationTracking {
      view.body
    } onChange: { [weak self] in
      onMainActor { self?.invalidate() }
    }
  }

  private func invalidate() {
    guard !isDismantled else { return }
    guard !isEvaluating else {
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
}
