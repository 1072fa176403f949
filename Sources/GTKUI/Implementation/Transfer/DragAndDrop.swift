import CGTK
import Foundation
import GLibSupport

/// Takes what is dropped on a widget.
final class DropReceiver: WidgetController {
  var action: @MainActor (Data, UTType, CGPoint) -> Bool = { _, _, _ in false }
  var isTargeted: (Bool) -> Void = { _ in }
  var isEnabled = true
  private let widget: Widget
  private let target: Object
  private let types: [UTType]
  private var isOver = false

  init(on widget: Widget, types: [UTType]) {
    self.widget = widget
    self.types = types
    let builder = unsafe gdk_content_formats_builder_new()
    for type in types {
      unsafe gdk_content_formats_builder_add_mime_type(builder, type.identifier)
    }
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_LINK.rawValue)
    target = unsafe Object(
      retaining: UnsafeMutableRawPointer(
        gtk_drop_target_async_new(gdk_content_formats_builder_free_to_formats(builder), actions)))
    target.connect(
      "accept",
      returning: { [weak self] (drop: Object) -> Bool in self?.type(of: drop) != nil })
    target.connect(
      "drag-enter",
      returning: { [weak self] (_: Object?, _: Double, _: Double) -> UInt32 in
        self?.setOver(true)
        return GDK_ACTION_COPY.rawValue
      })
    target.connect("drag-leave") { [weak self] (_: Object?) in self?.setOver(false) }
    target.connect(
      "drop",
      returning: { [weak self] (drop: Object, x: Double, y: Double) -> Bool in
        self?.take(drop, at: CGPoint(x: x, y: y)) ?? false
      })
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(widget.pointer, target.opaque)
  }

  func detach() {
    setOver(false)
    unsafe gtk_widget_remove_controller(widget.pointer, target.opaque)
    action = { _, _, _ in false }
    isTargeted = { _ in }
  }

  /// The best kind of what is dragged; nothing where none is of use.
  private func type(of drop: Object) -> UTType? {
    guard isEnabled else { return nil }
    let formats = unsafe gdk_drop_get_formats(drop.opaque)
    return types.first {
      unsafe gdk_content_formats_contain_mime_type(formats, $0.identifier) != 0
    }
  }

  private func setOver(_ isOver: Bool) {
    guard isOver != self.isOver else { return }
    self.isOver = isOver
    if isOver {
      widget.addStyleClass("drop-target")
    } else {
      widget.removeStyleClass("drop-target")
    }
    isTargeted(isOver)
  }

  private func take(_ drop: Object, at point: CGPoint) -> Bool {
    setOver(false)
    guard let type = type(of: drop) else { return false }
    DropReading.read(drop, as: type) { [weak self] data in
      // GTK leaves the mark of a target on the widget.
      if let widget = self?.widget {
        unsafe gtk_widget_unset_state_flags(widget.pointer, GTK_STATE_FLAG_DROP_ACTIVE)
      }
      let isTaken = data.map { self?.action($0, type, point) ?? false } ?? false
      unsafe gdk_drop_finish(drop.opaque, isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
    }
    return true
  }
}

/// Lets a widget be dragged.
final class DragProvider: WidgetController {
  var contents: () -> [TransferContent] = { [] }
  var isEnabled = true
  private let widget: Widget
  private let source: Object

  init(on widget: Widget) {
    self.widget = widget
    source = unsafe Object(retaining: UnsafeMutableRawPointer(gtk_drag_source_new()))
    unsafe gtk_drag_source_set_actions(
      source.opaque, GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_LINK.rawValue))
    source.connect(
      "prepare",
      returning: { [weak self] (_: Double, _: Double) -> Object? in self?.prepare() })
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(widget.pointer, source.opaque)
  }

  func detach() {
    unsafe gtk_widget_remove_controller(widget.pointer, source.opaque)
    contents = { [] }
  }

  private func prepare() -> Object? {
    guard isEnabled, let provider = ContentProvider.make(of: contents()) else { return nil }
    // What is dragged looks as it does in the window.
    let picture = unsafe Object(taking: gtk_widget_paintable_new(widget.pointer))
    unsafe gtk_drag_source_set_icon(source.opaque, picture.opaque, 0, 0)
    return provider
  }
}

/// Content for other programs.
enum ContentProvider {
  /// Offers content in each of its kinds; nothing where there is none.
  static func make(of contents: [TransferContent]) -> Object? {
    guard !contents.isEmpty else { return nil }
    var providers = unsafe contents.map { content -> UnsafeMutablePointer<GdkContentProvider>? in
      let bytes = Bytes(content.data)
      return unsafe gdk_content_provider_new_for_bytes(content.type.identifier, bytes.pointer)
    }
    // It takes over the references.
    return unsafe Object(
      taking: gdk_content_provider_new_union(&providers, gsize(providers.count)))
  }
}
