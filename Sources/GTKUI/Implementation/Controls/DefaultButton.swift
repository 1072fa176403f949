import CGTK
import GLibSupport

/// The button of a window that Enter presses from its text fields.
final class DefaultButton {
  private weak var widget: Object?
  private var rooted: SignalConnection?

  init(_ widget: Widget) {
    self.widget = widget.object
    widget.addStyleClass("suggested-action")
    rooted = widget.object.onChange(of: "root") { [weak self] in self?.show() }
    show()
  }

  func detach() {
    rooted?.disconnect()
    guard let widget else { return }
    Widget(widget).removeStyleClass("suggested-action")
    if let window = window(of: widget),
      unsafe gtk_window_get_default_widget(window.cast()) == widget.cast()
    {
      unsafe gtk_window_set_default_widget(window.cast(), nil)
    }
  }

  private func show() {
    guard let widget, let window = window(of: widget) else { return }
    unsafe gtk_window_set_default_widget(window.cast(), widget.cast())
  }

  private func window(of widget: Object) -> Object? {
    unsafe UnsafeMutableRawPointer(gtk_widget_get_root(widget.cast())).map {
      unsafe Object(retaining: $0)
    }
  }
}
