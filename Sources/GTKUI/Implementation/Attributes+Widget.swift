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

struct AccessibleName: WidgetAttribute, Equatable {
  let label: String

  func apply(to widget: Widget) { widget.setAccessibleLabel(label.withoutNUL) }
}

struct AccessibleConcealment: WidgetAttribute, Equatable {
  let isHidden: Bool

  func apply(to widget: Widget) {
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    var value = GValue()
    unsafe g_value_init(&value, lakes_type_boolean())
    unsafe g_value_set_boolean(&value, isHidden ? 1 : 0)
    unsafe gtk_accessible_update_state_value(widget.object.opaque, 1, &state, &value)
    unsafe g_value_unset(&value)
  }
}
