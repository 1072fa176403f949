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
  /// - Parameter title: the title.
  /// - Returns: the view.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.content) }

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

  /// Sets the line under the title of the column.
  ///
  /// - Parameter subtitle: the line, without what it looks like.
  /// - Returns: the view.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationSubtitle(subtitle.content)
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
    registry.changed = { [weak self] in self?.widgetsChanged() }
    widgetsChanged()
    if chrome?.isCovered != false {
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
      registry.entries[$0] ?? ToolbarEntry(widget: $0, placement: .automatic)
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
    inner.isInToolbar = true
    inner.stackAxis = .horizontal
    return inner
  }
}

/// Remembers which place and priority the items of a toolbar ask for.
final class ToolbarRegistry {
  private(set) var entries: [Widget: ToolbarEntry] = [:]
  /// Told when an item that was there asks for something else.
  var changed: () -> Void = {}

  /// Notes what an item asks for.
  func note(_ entry: ToolbarEntry) {
    let old = entries.updateValue(entry, forKey: entry.widget)
    if let old, old != entry { changed() }
  }

  /// Forgets an item.
  func forget(_ widget: Widget) { entries[widget] = nil }
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
