import CGTK
import GLibSupport

extension ContentUnavailableView: WidgetRepresentable {
  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: adw_status_page_new())
    widget.expand()
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    // The description of the page is markup, its title is not.
    if context.changed(self, \.title) {
      widget.object.setProperty("title", to: title.withoutNUL)
    }
    if context.changed(self, \.description) {
      widget.object.setProperty(
        "description", to: description?.withoutNUL.escapedForMarkup)
    }
    if context.changed(self, \.icon) {
      widget.object.setProperty("icon-name", to: icon.withoutNUL)
    }
    context.embed(actions) { SingleChild.place($0, in: widget) }
  }
}

extension String {
  /// The text as Pango markup that shows it as it is.
  var escapedForMarkup: String {
    guard let escaped = unsafe g_markup_escape_text(self, -1) else { return "" }
    defer { unsafe g_free(escaped) }
    return unsafe String(cString: escaped)
  }
}
