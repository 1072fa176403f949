import CGTK
import GLibSupport

extension NavigationSplitView: WidgetRepresentable {
  /// Holds the two columns and the current binding.
  public final class Coordinator {
    var visibility: Binding<NavigationSplitViewVisibility>
    let sidebar = ColumnChrome(isSidebar: true)
    let detail = ColumnChrome()
    let room = ColumnRoom()
    /// The header of the window, which those of the columns stand for.
    weak var outer: ColumnChrome?
    var revealed: SignalConnection?

    init(visibility: Binding<NavigationSplitViewVisibility>) {
      self.visibility = visibility
    }
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator(visibility: visibility) }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let coordinator = context.coordinator
    coordinator.outer = context.environment.columnChrome
    if coordinator.outer?.isOfWindow == false {
      let place = context.host.view.map { " in \($0)" } ?? ""
      Diagnostics.report(
        "NavigationSplitView\(place): it stands in a stack or a column, which has a header bar already"
      )
    }
    coordinator.outer?.cover(with: coordinator.sidebar)
    coordinator.outer?.cover(with: coordinator.detail)
    let widget = unsafe Widget(taking: adw_flap_new())
    let flap = unsafe widget.object.opaque
    unsafe adw_flap_set_flap(flap, coordinator.sidebar.widget.pointer)
    let content = coordinator.room.watch(coordinator.detail.widget)
    withExtendedLifetime(content) {
      unsafe adw_flap_set_content(flap, content.pointer)
    }
    unsafe adw_flap_set_separator(flap, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    // Where the sidebar comes over the content it must not let it through.
    coordinator.sidebar.widget.addStyleClass("background")
    // Folding depends on the least widths: together they make the 640 pixels of the design.
    unsafe gtk_widget_set_size_request(coordinator.sidebar.widget.pointer, 280, -1)
    unsafe gtk_widget_set_size_request(coordinator.detail.widget.pointer, 360, -1)
    unsafe gtk_widget_set_hexpand(coordinator.sidebar.widget.pointer, 0)
    // Swiping over the content belongs to the page: it goes back and forward.
    unsafe adw_flap_set_swipe_to_open(flap, 0)
    widget.expand()

    coordinator.revealed = widget.object.onChange(of: "reveal-flap") {
      [weak coordinator, weak object = widget.object] in
      guard let coordinator, let object else { return }
      let isShown = object.property("reveal-flap", as: Bool.self)
      coordinator.visibility.wrappedValue = isShown ? .all : .detailOnly
    }
    widget.object.onChange(of: "folded") {
      [weak coordinator, weak object = widget.object] in
      guard let coordinator, let object else { return }
      let isFolded = object.property("folded", as: Bool.self)
      coordinator.detail.isAlone = isFolded || coordinator.visibility.wrappedValue == .detailOnly
    }
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.visibility = visibility
    let flap = unsafe widget.object.opaque
    let isShown = unsafe adw_flap_get_reveal_flap(flap) != 0
    let wanted =
      switch visibility.wrappedValue {
      case .automatic: unsafe adw_flap_get_folded(flap) == 0
      case .all: true
      case .detailOnly: false
      }
    if isShown != wanted {
      coordinator.revealed?.whileBlocked {
        unsafe adw_flap_set_reveal_flap(flap, wanted ? 1 : 0)
      }
    }
    coordinator.detail.isAlone = unsafe !wanted || adw_flap_get_folded(flap) != 0

    var inner = context.environment
    inner.columnChrome = coordinator.sidebar
    inner.dismissSidebar = SidebarDismissal { [weak object = widget.object] in
      guard let object, object.property("folded", as: Bool.self),
        object.property("reveal-flap", as: Bool.self)
      else { return false }
      object.setProperty("reveal-flap", to: false)
      return true
    }
    context.embed(sidebar, in: "sidebar", environment: inner) {
      [weak column = coordinator.sidebar] in column?.setContent($0)
    }
    inner.columnChrome = coordinator.detail
    inner.columnRoom = coordinator.room
    context.embed(detail, in: "detail", environment: inner) {
      [weak column = coordinator.detail] in column?.setContent($0)
    }
  }

  /// Takes the widget down.
  public static func dismantleWidget(_ widget: Widget, coordinator: Coordinator) {
    coordinator.outer?.uncover(coordinator.sidebar)
    coordinator.outer?.uncover(coordinator.detail)
  }
}
