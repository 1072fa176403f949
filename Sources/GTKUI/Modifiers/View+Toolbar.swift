/// Where in a header bar something stands.
nonisolated public enum ToolbarItemPlacement: Hashable, Sendable {
  /// Where the system has it; at the end.
  case automatic
  /// At the start, before the title.
  case navigation
  /// At the end, after the title.
  case primaryAction
}

/// Something in a header bar.
public struct ToolbarItem<Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Puts views into the header bar.
  ///
  /// - Parameters:
  ///   - placement: where.
  ///   - content: the views, beside each other.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension View {
  /// Puts buttons into the header bar of the column that the view stands in.
  ///
  /// - Parameter content: the toolbar items; any other view stands at the end.
  /// - Returns: the view.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Sets the title of the column in the user's language, and of the window if the column has the
  /// content.
  ///
  /// - Parameter titleKey: the English title.
  /// - Returns: the view.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(String(localized: titleKey))
  }

  /// Sets the title of the column, and of the window if the column has the content.
  ///
  /// - Parameter title: the title, taken as it is.
  /// - Returns: the view.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    TitledView(content: self, title: String(title), subtitle: nil)
  }

  /// Sets the line under the title of the column in the user's language.
  ///
  /// - Parameter subtitleKey: the English line.
  /// - Returns: the view.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(String(localized: subtitleKey))
  }

  /// Sets the line under the title of the column.
  ///
  /// - Parameter subtitle: the line, taken as it is.
  /// - Returns: the view.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    TitledView(content: self, title: nil, subtitle: String(subtitle))
  }
}

struct ToolbarView<Content: View, Items: View>: View {
  typealias Body = Never

  let content: Content
  let items: Items

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    ToolbarNode(view, in: context)
  }
}

/// The node of a `toolbar` modifier: its items' widgets go to the column's header.
final class ToolbarNode<Content: View, Items: View>: Node, NodeOwner {
  private let child: any Node<Content>
  private var items: (any Node<Items>)?
  private let chrome: ColumnChrome?
  private let registry = ToolbarRegistry()

  init(_ view: ToolbarView<Content, Items>, in context: NodeContext) {
    chrome = context.environment.columnChrome
    child = Content.makeNode(view.content, in: context)
    var inner = context
    inner.owner = self
    inner.environment = itemEnvironment(context.environment)
    items = Items.makeNode(view.items, in: inner)
    widgetsChanged()
    if chrome == nil {
      Diagnostics.report("toolbar: \(Content.self) stands in no column with a header bar")
    }
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: ToolbarView<Content, Items>, environment: EnvironmentValues) {
    child.update(view.content, environment: environment)
    items?.update(view.items, environment: itemEnvironment(environment))
    widgetsChanged()
  }

  func widgetsChanged() {
    let entries = (items?.widgets ?? []).map {
      ToolbarEntry(widget: $0, placement: registry.placements[$0] ?? .automatic)
    }
    chrome?.setEntries(entries, of: ObjectIdentifier(self))
  }

  func dismantle() {
    chrome?.setEntries([], of: ObjectIdentifier(self))
    items?.dismantle()
    child.dismantle()
  }

  func describe(into dump: inout TreeDump) {
    dump.node("toolbar") { items?.describe(into: &$0) }
    child.describe(into: &dump)
  }

  private func itemEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.toolbarRegistry = registry
    inner.showsIconOnly = true
    inner.stackAxis = .horizontal
    return inner
  }
}

/// Remembers which place the items of a toolbar ask for.
final class ToolbarRegistry {
  var placements: [Widget: ToolbarItemPlacement] = [:]
}

extension EnvironmentValues {
  /// Where toolbar items say which place they ask for.
  var toolbarRegistry: ToolbarRegistry? {
    get { self[ToolbarRegistryKey.self] }
    set { self[ToolbarRegistryKey.self] = newValue }
  }
}

private struct ToolbarRegistryKey: EnvironmentKey {
  static var defaultValue: ToolbarRegistry? { nil }
}
