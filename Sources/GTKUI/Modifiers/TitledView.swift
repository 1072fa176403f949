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
  private var child: (any Node<Content>)?
  private let chrome: ColumnChrome?
  private let windowTitle: ((String) -> Void)?
  private var title: String?
  private var subtitle: String?

  init(_ view: TitledView<Content>, in context: NodeContext) {
    chrome = context.environment.columnChrome
    windowTitle = context.environment.windowTitle
    if let chrome, chrome.namesWindow { chrome.windowTitle = windowTitle }
    // Before the views inside: the last title is the innermost.
    show(view)
    child = Content.makeNode(view.content, in: context)
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: TitledView<Content>, environment: EnvironmentValues) {
    child?.update(view.content, environment: environment)
    guard view.title != title || view.subtitle != subtitle else { return }
    show(view)
  }

  func dismantle() {
    if let chrome {
      chrome.removeTitle(of: ObjectIdentifier(self))
    } else {
      windowTitle?("")
    }
    child?.dismantle()
  }

  func describe(into dump: inout TreeDump) { child?.describe(into: &dump) }

  private func show(_ view: TitledView<Content>) {
    title = view.title
    subtitle = view.subtitle
    if let chrome {
      chrome.setTitle(title, subtitle: subtitle, of: ObjectIdentifier(self))
    } else if let title {
      windowTitle?(title)
    }
  }
}
