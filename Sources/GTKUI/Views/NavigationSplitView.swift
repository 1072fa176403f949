/// A sidebar beside the content it leads to.
///
/// In a narrow window the sidebar folds away and comes over the content.
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let visibility: Binding<NavigationSplitViewVisibility>
  let sidebar: Sidebar
  let detail: Detail

  /// Puts a sidebar beside content.
  ///
  /// - Parameters:
  ///   - columnVisibility: whether the sidebar shows; written to when the user opens or closes it.
  ///   - sidebar: the sidebar.
  ///   - detail: the content.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// Puts a sidebar beside content, and shows it where there is room for it.
  ///
  /// - Parameters:
  ///   - sidebar: the sidebar.
  ///   - detail: the content.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(columnVisibility: .constant(.automatic), sidebar: sidebar, detail: detail)
  }
}

/// Which columns of a split view show.
nonisolated public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// The sidebar where there is room for it.
  case automatic
  /// The sidebar and the content.
  case all
  /// The content alone.
  case detailOnly
}

/// Closes what covers the content in a narrow window.
public struct SidebarDismissal {
  let action: () -> Bool

  /// Closes the sidebar if it covers the content; a sidebar beside it stays.
  ///
  /// - Returns: whether it covered the content.
  @discardableResult
  public func callAsFunction() -> Bool { action() }
}

extension EnvironmentValues {
  /// Closes the sidebar where it covers the content.
  public var dismissSidebar: SidebarDismissal {
    get { self[SidebarDismissalKey.self] }
    set { self[SidebarDismissalKey.self] = newValue }
  }
}

private struct SidebarDismissalKey: EnvironmentKey {
  static var defaultValue: SidebarDismissal { SidebarDismissal { false } }
}
