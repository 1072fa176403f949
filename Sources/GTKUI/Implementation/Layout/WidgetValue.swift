import CGTK
import GLibSupport

/// Values that are kept on widgets, as long as those, where the functions that GTK calls find them.
nonisolated struct WidgetValue<Value: Sendable>: Sendable {
  private let key: GQuark

  nonisolated private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Names the values; the name is one of a kind.
  init(_ name: String) {
    key = unsafe g_quark_from_string(name)
  }

  /// Keeps a value in the place of the one before.
  @unsafe
  func set(_ value: Value, of widget: UnsafeMutablePointer<GtkWidget>) {
    unsafe g_object_set_qdata_full(
      object(widget), key, Unmanaged.passRetained(Box(value)).toOpaque(), releaseBox)
  }

  /// The value of a widget; nothing where none has been set.
  @unsafe
  func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> Value? {
    unsafe g_object_get_qdata(object(widget), key).map {
      unsafe Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().value
    }
  }

  @unsafe
  private func object(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GObject> {
    unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  }
}

nonisolated private func releaseBox(_ box: gpointer?) {
  guard let box = unsafe box else { return }
  unsafe Unmanaged<AnyObject>.fromOpaque(box).release()
}
