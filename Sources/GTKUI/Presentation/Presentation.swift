/// Something that shows over or beside a view while a binding says so: a popover, a dialog, a window.
protocol Presentation {
  /// What holds it while it shows.
  associatedtype Presenter: GTKUI.Presenter

  /// What is to show; nothing where nothing is. What this reads is watched; another value takes down
  /// what shows, and shows it anew.
  var subject: AnyHashable? { get }

  /// Whether it points to the view, which must then be on the screen, and not only its window.
  var pointsToView: Bool { get }

  /// Makes what holds it.
  ///
  /// - Parameter host: for the views that it shows.
  /// - Returns: what holds it.
  func makePresenter(host: WidgetHost) -> Presenter

  /// Shows it, or brings what shows up to date.
  func present(in presenter: Presenter, over anchor: Widget, environment: EnvironmentValues)
}

extension Presentation {
  var pointsToView: Bool { false }
}

/// What holds something that shows.
protocol Presenter: AnyObject {
  /// Takes it down. What has been taken down stays so.
  func close()
}

/// A view over or beside which something shows.
struct PresentingView<Content: View, Presented: Presentation>: View {
  typealias Body = Never

  let content: Content
  let presented: Presented

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    PresentationNode(view, in: context)
  }
}

extension View {
  func presenting<Presented: Presentation>(_ presented: Presented) -> some View {
    PresentingView(content: self, presented: presented)
  }
}

/// The node of a view that presents something; it has no widget of its own.
final class PresentationNode<Content: View, Presented: Presentation>: Node, NodeOwner, Renderable {
  let depth: Int
  private var child: (any Node<Content>)?
  private var view: PresentingView<Content, Presented>
  private var environment: EnvironmentValues
  /// The program's own view in whose body this one stands.
  private let surroundings: Any.Type?
  private weak var owner: (any NodeOwner)?
  private var subject: AnyHashable?
  private var presenter: Presented.Presenter?
  private var wait: ScreenWait?
  private var isDismantled = false
  private let tracking = Tracking()

  init(_ view: PresentingView<Content, Presented>, in context: NodeContext) {
    self.view = view
    depth = context.depth
    environment = context.environment
    surroundings = context.view
    owner = context.owner
    var inner = context
    inner.owner = self
    child = Content.makeNode(view.content, in: inner)
    render()
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: PresentingView<Content, Presented>, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    child?.update(view.content, environment: environment)
    render()
  }

  /// Shows what is to show, and takes down what is not.
  func render() {
    guard !isDismantled else { return }
    RenderScheduler.shared.remove(self)
    let wanted = tracking.track(for: self) { view.presented.subject }
    if wanted != subject { takeDown() }
    subject = wanted
    guard wanted != nil else { return }
    if presenter != nil {
      present()
    } else {
      // The view may just be coming into its window.
      RenderScheduler.shared.afterRendering { [weak self] in self?.present() }
    }
  }

  func invalidate() {
    RenderScheduler.shared.add(self)
    // What is typed behind it belongs to what opens.
    RenderScheduler.shared.hurry()
  }

  func widgetsChanged() {
    owner?.widgetsChanged()
    if subject != nil, presenter == nil {
      RenderScheduler.shared.afterRendering { [weak self] in self?.present() }
    }
  }

  func dismantle() {
    guard !isDismantled else { return }
    isDismantled = true
    tracking.stop()
    RenderScheduler.shared.remove(self)
    takeDown()
    child?.dismantle()
  }

  func describe(into dump: inout TreeDump) { child?.describe(into: &dump) }

  private func present() {
    guard !isDismantled, subject != nil, let anchor = widgets.first else { return }
    wait = ScreenWait(for: anchor, itself: view.presented.pointsToView) { [weak self] in
      RenderScheduler.shared.afterRendering { self?.present() }
    }
    guard wait == nil else { return }
    let presenter =
      presenter
      ?? view.presented.makePresenter(host: WidgetHost(depth: depth + 1, view: surroundings))
    self.presenter = presenter
    view.presented.present(in: presenter, over: anchor, environment: environment)
  }

  private func takeDown() {
    wait?.cancel()
    wait = nil
    presenter?.close()
    presenter = nil
  }
}
