import CGTK
import CWebKit
import GLibSupport
import GTKUI
import Observation

/// The menu of the program, over a page.
@Observable
final class ContextMenuPopover {
  /// What the menu is about; nothing while none shows.
  private(set) var info: WebView.ActivatedElementInfo?

  @ObservationIgnored private var position = (x: 0.0, y: 0.0)
  @ObservationIgnored private var popover: Object?
  @ObservationIgnored private var buttons: [Object] = []
  @ObservationIgnored private var menu: PopupMenu?

  /// Asks for the menu: the next update of the view brings its items.
  func ask(for info: WebView.ActivatedElementInfo, at position: (x: Double, y: Double)) {
    self.position = position
    self.info = info
  }

  /// Shows the items as the system's menus look.
  ///
  /// - Returns: false where they are no menu items, but views to be put into a popover.
  func show(_ items: any View, over widget: Widget) -> Bool {
    guard menu == nil else { return true }
    takeDown()
    let new = PopupMenu(items, over: widget) { [weak self] in
      self?.menu = nil
      self?.info = nil
    }
    guard let new, new.open(at: position) else { return false }
    menu = new
    return true
  }

  /// Shows views.
  func show(_ items: [Widget], over frame: Object) {
    takeDown()
    guard !items.isEmpty else {
      info = nil
      return
    }
    let popover = unsafe Object(taking: gtk_popover_new())
    self.popover = popover
    unsafe gtk_widget_add_css_class(popover.cast(), "menu")
    unsafe gtk_widget_set_parent(popover.cast(), frame.cast())
    let box = unsafe Object(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    for item in items {
      unsafe gtk_box_append(box.cast(), item.object.cast())
      closeWhenPressed(item.object)
    }
    popover.setProperty("child", to: Object?.some(box))
    popover.setProperty("has-arrow", to: false)
    var area = GdkRectangle(x: Int32(position.x), y: Int32(position.y), width: 1, height: 1)
    unsafe gtk_popover_set_pointing_to(popover.cast(), &area)
    popover.connect("closed") { [weak self] in
      // Not within the signal: the pressed button is still at work.
      MainLoop.schedule { self?.info = nil }
    }
    unsafe gtk_popover_popup(popover.cast())
  }

  /// Takes the menu down.
  func takeDown() {
    buttons = []
    menu?.close()
    menu = nil
    guard let popover else { return }
    self.popover = nil
    popover.setProperty("child", to: Object?.none)
    unsafe gtk_widget_unparent(popover.cast())
  }

  private func closeWhenPressed(_ widget: Object) {
    if widget.typeName == "GtkButton" {
      buttons.append(widget)
      unsafe gtk_widget_add_css_class(widget.cast(), "flat")
      widget.connect("clicked", after: true) { [weak self] in
        guard let popover = self?.popover else { return }
        unsafe gtk_popover_popdown(popover.cast())
      }
    }
    var child = unsafe gtk_widget_get_first_child(widget.cast())
    while let pointer = unsafe child {
      closeWhenPressed(unsafe Object(retaining: UnsafeMutableRawPointer(pointer)))
      unsafe child = gtk_widget_get_next_sibling(pointer)
    }
  }
}
