import CGTK
import GLibSupport

extension ScrollView: WidgetRepresentable {
  /// What the scrolled window was last told.
  public final class Coordinator {
    var policy: [GtkPolicyType] = []
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_scrolled_window_new())
    widget.expand(vertically: axes != .horizontal)
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let isShown =
      switch context.environment.scrollIndicators {
      case .automatic: showsIndicators
      case .visible: true
      case .hidden: false
      }
    // A bar that does not show is one that something else moves.
    let scrolling = isShown ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    let policy = [
      axes.contains(.horizontal) ? scrolling : GTK_POLICY_NEVER,
      axes.contains(.vertical) ? scrolling : GTK_POLICY_NEVER,
    ]
    if context.coordinator.policy != policy {
      context.coordinator.policy = policy
      unsafe gtk_scrolled_window_set_policy(widget.object.opaque, policy[0], policy[1])
    }
    var inner = context.environment
    inner.stackAxis = axes == .horizontal ? .horizontal : .vertical
    context.embed(content, in: "content", environment: inner) {
      SingleChild.place($0, in: widget)
      Self.letContentBeItsSize(in: widget, along: axes)
    }
  }

  /// What scrolls is as long as it wants to be, not as short as it can be.
  private static func letContentBeItsSize(in window: Widget, along axes: Axis.Set) {
    guard let viewport = window.object.property("child", as: Object?.self),
      viewport.typeName == "GtkViewport"
    else { return }
    for (policy, axis) in [("hscroll-policy", Axis.Set.horizontal), ("vscroll-policy", .vertical)] {
      let wanted = axes.contains(axis) ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM
      viewport.setProperty(policy, to: UInt32(wanted.rawValue))
    }
  }
}
