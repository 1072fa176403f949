/// A view that names the column it stands in.
struct TitledView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let title: String?
  let subtitle: String?

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    TitledNode(view, in: context)
  }
}

final class TitledNode<Content: View>: Node {
  private let child: any Node<Content>
  private let chrome: ColumnChrome?
  private let windowTitle: ((String) -> Void)?
  private var title: String?
  private var subtitle: String?

  init(_ view: TitledView<Content>, in context: NodeContext) {
    chrome = context.environment.columnChrome
    windowTitle = context.environment.windowTitle
    child = Content.makeNode(view.content, in: context)
    show(view)
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: TitledView<Content>, environment: EnvironmentValues) {
    child.update(view.content, environment: environment)
    guard view.title != title || view.subtitle != subtitle else { return }
    show(view)
  }

  func dismantle() {
    chrome?.removeTitle(of: ObjectIdentifier(self))
    child.dismantle()
  }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }

  private func show(_ view: TitledView<Content>) {
    title = view.title
    subtitle = view.subtitle
    chrome?.setTitle(title, subtitle: subtitle, of: ObjectIdentifier(self))
    if let title, chrome?.namesWindow != false { windowTitle?(title) }
  }
}
