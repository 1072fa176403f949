import CGTK
import GLibSupport

/// Weak references to every widget of a window, to find what outlives it.
///
/// Take the census while the window shows, close the window, then ask for the survivors.
@MainActor
public final class WidgetCensus {
  private var widgets: [WeakObject] = []

  /// Counts nothing yet.
  public init() {}

  /// Counts a widget and all below it, popovers and other surfaces included.
  ///
  /// - Parameter root: the window.
  public init(of root: UnsafeMutablePointer<GtkWidget>) {
    visit(root)
  }

  /// Counts another widget and all below it.
  ///
  /// - Parameter root: the widget.
  public func add(_ root: UnsafeMutablePointer<GtkWidget>) {
    visit(root)
  }

  /// How many widgets were counted.
  public var count: Int { widgets.count }

  /// The types of the widgets that are still alive after the main loop has settled, sorted.
  ///
  /// - Parameter seconds: how long they have to go.
  /// - Returns: a type name for each survivor; none where nothing leaked.
  public func survivors(after seconds: Double = 2) async -> [String] {
    _ = await TestLoop.eventually(within: seconds) {
      self.widgets.allSatisfy { !$0.isAlive }
    }
    return widgets.filter(\.isAlive).map(\.typeName).sorted()
  }

  private func visit(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let witness = WeakObject(UnsafeMutableRawPointer(widget))
    // GTK 4.8 itself never lets go of the tooltip window of a window that was shown.
    guard witness.typeName != "GtkTooltipWindow" else { return }
    widgets.append(witness)
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      visit(current)
      child = gtk_widget_get_next_sibling(current)
    }
  }
}
