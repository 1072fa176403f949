import CGTK
import GTKUI

/// A bar that shows a level, as how full a battery is.
struct LevelBar: View {
  /// The view has no body: it is a widget.
  typealias Body = Never

  /// The level, from 0 to 1.
  let value: Double
}

extension LevelBar: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_level_bar_new())
    unsafe gtk_widget_set_hexpand(widget.pointer, 1)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    guard context.changed(self, \.value) else { return }
    unsafe gtk_level_bar_set_value(OpaquePointer(widget.pointer), value)
  }
}
