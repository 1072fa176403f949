import CGTK
import GLibSupport

extension Object {
  /// Shows the window, before all others.
  ///
  /// The first that can be reached in it has the focus. Where that is a text which can be selected,
  /// GTK would select all of it.
  func presentWindow() {
    let isNew = unsafe gtk_widget_get_mapped(cast()) == 0
    unsafe gtk_window_present(cast())
    guard isNew, let focus = unsafe gtk_window_get_focus(cast()) else { return }
    let widget = unsafe Object(retaining: UnsafeMutableRawPointer(focus))
    if widget.typeName == "GtkLabel" { unsafe gtk_label_select_region(widget.opaque, 0, 0) }
  }
}

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
    chrome = ColumnChrome(usualTitle: title)
    chrome.coverChanged = { [weak self] in
      // One column may be about to take the place of another.
      RenderScheduler.shared.afterRendering { self?.showOrHideHeader() }
    }
  }

  /// Puts the views into the window.
  func place(_ widgets: [Widget]) { SingleChild.place(widgets, in: room) }

  /// Whether the views would take any height.
  var expandsVertically: Bool {
    guard let child = unsafe gtk_widget_get_first_child(room.pointer) else { return false }
    return unsafe gtk_widget_compute_expand(child, GTK_ORIENTATION_VERTICAL) != 0
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

  /// Lets go of the window, whose views are about to go.
  func close() { chrome.coverChanged = {} }
}
