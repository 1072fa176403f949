import CGTK
import GLibSupport

extension NavigationStack: WidgetRepresentable {
  /// Makes the header.
  public func makeCoordinator() -> NavigationStackCoordinator { NavigationStackCoordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let outer = context.environment.columnChrome
    // In a column there is a header already: titles and buttons go there.
    guard outer?.isOfWindow != false else {
      let widget = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      widget.expand()
      return widget
    }
    let chrome = ColumnChrome()
    context.coordinator.chrome = chrome
    context.coordinator.outer = outer
    outer?.cover(with: chrome)
    chrome.widget.expand()
    return chrome.widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    guard let chrome = context.coordinator.chrome else {
      context.embed(content) { BoxChildren.place($0, in: widget) }
      return
    }
    var inner = context.environment
    inner.columnChrome = chrome
    context.embed(content, in: "content", environment: inner) { [weak chrome] in
      chrome?.setContent($0)
    }
  }

  /// Takes the widget down.
  public static func dismantleWidget(_ widget: Widget, coordinator: NavigationStackCoordinator) {
    guard let chrome = coordinator.chrome else { return }
    coordinator.outer?.uncover(chrome)
  }
}

/// Holds the header of a stack.
public final class NavigationStackCoordinator {
  /// The header; nothing where the stack stands in a column that has one.
  var chrome: ColumnChrome?
  /// The header of the window, which this one stands for.
  weak var outer: ColumnChrome?
}
