import CGTK
import GLibSupport

extension Image: WidgetRepresentable {
  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_image_new())
    // A picture says nothing by itself; its name is set where it has one.
    unsafe gtk_widget_set_can_target(widget.pointer, 0)
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let image = unsafe widget.object.opaque
    if context.changed(self, \.source) {
      switch source {
      case .icon(let name):
        if !IconTheme.has(name.withoutNUL) {
          Diagnostics.report("Image: the icon theme has no \(name)")
        }
        unsafe gtk_image_set_from_icon_name(image, name.withoutNUL)
      case .bytes(let data):
        do {
          let texture = try Texture.make(from: Bytes(data))
          unsafe gtk_image_set_from_paintable(image, texture.opaque)
        } catch {
          Diagnostics.report("Image: \(error)")
          unsafe gtk_image_set_from_icon_name(image, "image-missing")
        }
      }
    }
    if context.changed(self, \.scale) {
      unsafe gtk_image_set_icon_size(
        image, scale == .large ? GTK_ICON_SIZE_LARGE : GTK_ICON_SIZE_NORMAL)
    }
  }
}

/// The icons of the system.
enum IconTheme {
  /// Whether an icon of a name can be shown.
  static func has(_ name: String) -> Bool {
    guard let display = unsafe gdk_display_get_default() else { return true }
    return unsafe gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }
}

/// Pictures in memory.
enum Texture {
  /// Decodes a picture.
  static func make(from bytes: Bytes) throws(GLibError) -> Object {
    let pointer = unsafe try GLibError.check {
      unsafe gdk_texture_new_from_bytes(bytes.pointer, $0)
    }
    return unsafe Object(taking: pointer)
  }
}
