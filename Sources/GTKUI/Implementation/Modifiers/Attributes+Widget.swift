import CGTK
import GLibSupport

struct Concealment: WidgetAttribute, Equatable {
  func apply(to widget: Widget) {
    // Invisible would give up the place, so it is made see-through and out of reach.
    unsafe gtk_widget_set_opacity(widget.pointer, 0)
    unsafe gtk_widget_set_can_target(widget.pointer, 0)
    unsafe gtk_widget_set_can_focus(widget.pointer, 0)
  }
}

struct Opacity: WidgetAttribute, Equatable {
  let value: Double

  func apply(to widget: Widget) {
    unsafe gtk_widget_set_opacity(widget.pointer, value)
  }
}

struct Tooltip: WidgetAttribute, Equatable {
  let text: String

  func apply(to widget: Widget) {
    unsafe gtk_widget_set_tooltip_text(widget.pointer, text.isEmpty ? nil : text.withoutNUL)
  }
}
