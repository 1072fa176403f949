import CGTK
import GLibSupport

/// What a window holds: the views, under a header bar where no column inside has one.
final class WindowFrame {
  /// The window's content.
  let widget = SizeLimit.makeWidget()
  /// The header of the window as a whole.
  let chrome: ColumnChrome
  private let room = unsafe Widget(taking: adw_bin_new())
  private var showsHeader: Bool?

  /// Makes the frame of a window.
  ///
  /// - Parameter title: what the header says as long as no view inside names it.
  init(title: String = "") {
    chrome = ColumnChrome(isOfWindow: true, usualTitle: title)
    chrome.coverChanged = { [weak self] in
      // One column may be about to take the place of another.
      RenderScheduler.shared.afterRendering { self?.showOrHideHeader() }
    }
  }

  /// Puts the views into the window.
  func place(_ widgets: [Widget]) { SingleChild.place(widgets, in: room) }

  /// Whether the views would take any height.
  ///
  /// A column would take all of any window; what counts is what stands in it.
  var expandsVertically: Bool {
    contents.contains {
      unsafe gtk_widget_compute_expand($0.pointer, GTK_ORIENTATION_VERTICAL) != 0
    }
  }

  /// Shows the header if the views have none: without one a window could not be moved or closed.
  func showOrHideHeader() {
    let isWanted = !chrome.isCovered
    guard isWanted != showsHeader else { return }
    if showsHeader == true { chrome.setContent([]) }
    SingleChild.place([], in: widget)
    showsHeader = isWanted
    unsafe gtk_widget_set_vexpand(room.pointer, isWanted ? 1 : 0)
    unsafe gtk_widget_set_vexpand_set(room.pointer, isWanted ? 1 : 0)
    if isWanted { chrome.setContent([room]) }
    SingleChild.place([isWanted ? chrome.widget : room], in: widget)
  }

  /// Shows the window, before all others.
  ///
  /// The first view that takes the keyboard has it, unless one has asked for it: GTK would begin with
  /// the buttons of the header.
  func present(_ window: Object) {
    let isNew = unsafe gtk_widget_get_mapped(window.cast()) == 0
    let isAskedFor = unsafe gtk_window_get_focus(window.cast()) != nil
    unsafe gtk_window_present(window.cast())
    guard isNew else { return }
    if !isAskedFor, unsafe isInHeader(gtk_window_get_focus(window.cast())) {
      _ = contents.first { unsafe gtk_widget_child_focus($0.pointer, GTK_DIR_TAB_FORWARD) != 0 }
    }
    // Of a text which can be selected GTK would select all.
    guard let focus = unsafe gtk_window_get_focus(window.cast()) else { return }
    let widget = unsafe Object(retaining: UnsafeMutableRawPointer(focus))
    if widget.typeName == "GtkLabel" { unsafe gtk_label_select_region(widget.opaque, 0, 0) }
  }

  /// The views, without what stands in headers.
  private var contents: [Widget] {
    chrome.isCovered ? chrome.columns.flatMap(\.contents) : BoxChildren.current(in: room)
  }

  @unsafe
  private func isInHeader(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    guard let widget = unsafe widget else { return false }
    return unsafe gtk_widget_get_ancestor(widget, adw_header_bar_get_type()) != nil
  }

  /// Lets go of the window, whose views are about to go.
  func close() { chrome.coverChanged = {} }
}
