/// Something that can be set on any widget.
protocol WidgetAttribute {
  /// Sets it.
  func apply(to widget: Widget)
  /// Takes it back, before another value is set.
  func remove(from widget: Widget)
}

extension WidgetAttribute {
  /// Most values are replaced by the next one.
  func remove(from widget: Widget) {}
}

/// A view with an attribute on its widgets.
struct AttributedView<Content: View, Attribute: WidgetAttribute & Equatable>: View {
  typealias Body = Never

  let content: Content
  let attribute: Attribute

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    AttributeNode(view, in: context)
  }
}

extension View {
  func attribute<Attribute: WidgetAttribute & Equatable>(_ attribute: Attribute) -> some View {
    AttributedView(content: self, attribute: attribute)
  }
}

/// The node of an attribute: it has no widget, but sets something on those of its child.
final class AttributeNode<Content: View, Attribute: WidgetAttribute & Equatable>: Node, NodeOwner {
  private var child: (any Node<Content>)?
  private var attribute: Attribute
  private var applied: Set<Widget> = []
  private weak var owner: (any NodeOwner)?

  init(_ view: AttributedView<Content, Attribute>, in context: NodeContext) {
    attribute = view.attribute
    owner = context.owner
    var inner = context
    inner.owner = self
    child = Content.makeNode(view.content, in: inner)
    applyToNewWidgets()
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: AttributedView<Content, Attribute>, environment: EnvironmentValues) {
    child?.update(view.content, environment: environment)
    if attribute != view.attribute {
      for widget in applied {
        attribute.remove(from: widget)
      }
      attribute = view.attribute
      applied.removeAll()
    }
    applyToNewWidgets()
  }

  func widgetsChanged() {
    applyToNewWidgets()
    owner?.widgetsChanged()
  }

  func dismantle() {
    child?.dismantle()
    applied.removeAll()
  }

  func describe(into dump: inout TreeDump) { child?.describe(into: &dump) }

  private func applyToNewWidgets() {
    let current = widgets
    for widget in current where !applied.contains(widget) {
      attribute.apply(to: widget)
    }
    applied = Set(current)
  }
}
