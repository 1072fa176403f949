import CGTK
import GLibSupport
import Glibc

extension ToastView: WidgetRepresentable {
  func makeCoordinator() -> ToastCoordinator { ToastCoordinator() }

  func makeWidget(context: Context) -> Widget {
    unsafe Widget(taking: adw_toast_overlay_new())
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.embed(content) { SingleChild.place($0, in: widget) }
    let coordinator = context.coordinator
    coordinator.dismissed = { [item] id in
      if item.wrappedValue?.id == id { item.wrappedValue = nil }
    }
    let toast = item.wrappedValue
    context.afterReading { [weak coordinator] in coordinator?.show(toast, in: widget) }
  }

  static func dismantleWidget(_ widget: Widget, coordinator: ToastCoordinator) {
    coordinator.dismantle()
  }
}

/// Shows messages one after the other.
///
/// The queue is ours: a toast that libadwaita shows in the place of another, and that goes within its
/// first 200 ms, ends the program in libadwaita 1.2 (its animation outlives what it moves).
final class ToastCoordinator {
  var dismissed: (AnyHashable) -> Void = { _ in }
  /// The message that the binding holds.
  private var current: AnyHashable?
  private var showing: (toast: Toast, object: Object)?
  private var queue: [Toast] = []
  private var pause: ScheduledTask?
  private weak var overlay: Object?

  func show(_ toast: Toast?, in overlay: Widget) {
    self.overlay = overlay.object
    guard let toast else { return takeBack() }
    current = toast.id
    if showing?.toast.id == toast.id {
      showing?.toast = toast
    } else if let index = queue.firstIndex(where: { $0.id == toast.id }) {
      queue[index] = toast
    } else {
      queue.append(toast)
      showNext()
    }
  }

  func dismantle() {
    pause?.cancel()
    pause = nil
    dismissed = { _ in }
    queue.removeAll()
    showing = nil
  }

  /// Takes away the message that the binding held.
  private func takeBack() {
    guard let id = current else { return }
    current = nil
    queue.removeAll { $0.id == id }
    if let showing, showing.toast.id == id { unsafe adw_toast_dismiss(showing.object.opaque) }
  }

  private func showNext() {
    guard let overlay, showing == nil, pause == nil, !queue.isEmpty else { return }
    let toast = queue.removeFirst()
    let object = make(toast)
    showing = (toast, object)
    // The overlay takes over a reference.
    unsafe adw_toast_overlay_add_toast(
      overlay.opaque, OpaquePointer(g_object_ref(UnsafeMutableRawPointer(object.pointer))))
  }

  private func make(_ toast: Toast) -> Object {
    // The title of its own would be read as markup; and an alert is read out when it appears.
    let object = unsafe Object(taking: adw_toast_new(""))
    let label = AnnouncedLabel.make(toast.title.withoutNUL.shortened(to: 500))
    unsafe adw_toast_set_custom_title(object.opaque, label.pointer)
    if let title = toast.buttonTitle {
      let text = title.withoutNUL.shortened(to: 60).escapedForMnemonic
      unsafe adw_toast_set_button_label(object.opaque, text)
    }
    unsafe adw_toast_set_timeout(object.opaque, toast.seconds)
    object.connect("button-clicked") { [weak self] in self?.showing?.toast.action() }
    object.connect("dismissed") { [weak self] in self?.gone() }
    return object
  }

  private func gone() {
    guard let (toast, object) = showing else { return }
    showing = nil
    // Until it has faded; its signal is being emitted, so the reference is kept as long.
    pause = MainLoop.schedule(afterMilliseconds: 400) { [weak self] in
      withExtendedLifetime(object) {}
      self?.pause = nil
      self?.showNext()
    }
    guard current == toast.id else { return }
    current = nil
    dismissed(toast.id)
  }
}

/// A label that assistive technologies read out when it appears.
enum AnnouncedLabel {
  static func make(_ text: String) -> Widget {
    // The role can only be given when the widget is made.
    var name = unsafe strdup("accessible-role")
    defer { unsafe free(name) }
    var role = GValue()
    unsafe g_value_init(&role, gtk_accessible_role_get_type())
    unsafe g_value_set_enum(&role, Int32(bitPattern: GTK_ACCESSIBLE_ROLE_ALERT.rawValue))
    let pointer = unsafe withUnsafeMutablePointer(to: &name) { names in
      unsafe names.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
        unsafe g_object_new_with_properties(gtk_label_get_type(), 1, $0, &role)
      }
    }
    unsafe g_value_unset(&role)
    let label = unsafe Widget(Object(taking: pointer))
    unsafe gtk_label_set_text(label.object.opaque, text)
    unsafe gtk_label_set_ellipsize(label.object.opaque, PANGO_ELLIPSIZE_END)
    label.addStyleClass("heading")
    return label
  }
}
