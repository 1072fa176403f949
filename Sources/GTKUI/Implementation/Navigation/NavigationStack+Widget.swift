import GLibSupport

extension NavigationStack: WidgetRepresentable {
  /// Makes the header.
  public func makeCoordinator() -> NavigationStackCoordinator { NavigationStackCoordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    context.coordinator.outer = context.environment.columnChrome
    context.coordinator.outer?.cover(with: context.coordinator.chrome)
    context.coordinator.chrome.widget.expand()
    return context.coordinator.chrome.widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    var inner = context.environment
    inner.columnChrome = context.coordinator.chrome
    context.embed(content, in: "content", environment: inner) {
      [weak chrome = context.coordinator.chrome] in chrome?.setContent($0)
    }
  }

  /// Takes the widget down.
  public static func dismantleWidget(_ widget: Widget, coordinator: NavigationStackCoordinator) {
    coordinator.outer?.uncover(coordinator.chrome)
  }
}

/// Holds the header of a stack.
public final class NavigationStackCoordinator {
  let chrome = ColumnChrome()
  /// The header of the window, which this one stands for.
  weak var outer: ColumnChrome?
}
