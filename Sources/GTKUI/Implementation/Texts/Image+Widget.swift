import CGTK
import FoundationEssentials
import GLibSupport

extension Icon: WidgetRepresentable {
  /// What the image was last given.
  final class Coordinator {
    var pixels: Int32 = -1
    var scale: Image.Scale?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    unsafe Widget(taking: gtk_image_new())
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let image = unsafe widget.object.opaque
    if context.changed(self, { $0.source }) {
      if case .icon(let name) = source {
        IconTheme.check(name, in: "Image")
        unsafe gtk_image_set_from_icon_name(image, name.withoutNUL)
      } else if let texture = Texture.make(from: source) {
        unsafe gtk_image_set_from_paintable(image, texture.opaque)
      } else {
        unsafe gtk_image_set_from_icon_name(image, "image-missing")
      }
    }
    let scale = scale ?? context.environment.imageScale
    if context.coordinator.scale != scale {
      context.coordinator.scale = scale
      unsafe gtk_image_set_icon_size(
        image, scale == .large ? GTK_ICON_SIZE_LARGE : GTK_ICON_SIZE_NORMAL)
    }
    // An icon goes with the size of the text, where that is given in pixels.
    var pixels: Int32 = scale == .small ? 12 : -1
    if case .pixels(let size) = context.environment.textLook.font?.size, size.isFinite {
      pixels = Int32(min(max(size, 1), 1_000))
    }
    if context.coordinator.pixels != pixels {
      context.coordinator.pixels = pixels
      unsafe gtk_image_set_pixel_size(image, pixels)
    }
  }
}

extension Picture: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    unsafe Widget(taking: gtk_picture_new())
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let picture = unsafe widget.object.opaque
    if context.changed(self, { $0.source }) {
      let paintable = Texture.make(from: source) ?? IconTheme.missing(for: widget)
      unsafe gtk_picture_set_paintable(picture, paintable?.opaque)
    }
    if context.changed(self, { $0.fit }) {
      unsafe gtk_picture_set_content_fit(picture, fit.gtk)
    }
  }
}

extension Image.Fit {
  fileprivate var gtk: GtkContentFit {
    switch self {
    case .stretched: GTK_CONTENT_FIT_FILL
    case .whole: GTK_CONTENT_FIT_CONTAIN
    case .filling: GTK_CONTENT_FIT_COVER
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

  /// Reports an icon that cannot be shown; GTK shows the sign for a missing one in its place.
  static func check(_ name: String, in view: String) {
    if !has(name.withoutNUL) { Diagnostics.report("\(view): the icon theme has no \(name)") }
  }

  /// The sign for a missing picture.
  static func missing(for widget: Widget) -> Object? {
    guard let display = unsafe gdk_display_get_default() else { return nil }
    return unsafe Object(
      taking: gtk_icon_theme_lookup_icon(
        gtk_icon_theme_get_for_display(display), "image-missing", nil, 48, 1,
        gtk_widget_get_direction(widget.pointer), GtkIconLookupFlags(0)))
  }
}

/// Pictures in memory.
enum Texture {
  /// Decodes a picture; reports what is none.
  static func make(from source: Image.Source) -> Object? {
    do {
      switch source {
      case .icon: return nil
      case .bytes(let data): return try make(from: Bytes(data))
      case .file(let file): return try make(from: Bytes(Data(contentsOf: file)))
      }
    } catch {
      let place =
        if case .file(let file) = source { " \(file.path)" } else { "" }
      Diagnostics.report("Image\(place): \(error)")
      return nil
    }
  }

  /// Decodes a picture.
  static func make(from bytes: Bytes) throws(GLibError) -> Object {
    let pointer = unsafe try GLibError.check {
      unsafe gdk_texture_new_from_bytes(bytes.pointer, $0)
    }
    return unsafe Object(taking: pointer)
  }
}
