import CGTK
import GLibSupport

/// Holds the window of a sheet while it shows.
final class SheetPresenter: Presenter {
  var dismiss: () -> Void = {}
  var onDismiss: (() -> Void)?
  private var window: Object?
  private let frame = WindowFrame()
  private let host: WidgetHost

  init(host: WidgetHost) { self.host = host }

  /// Shows the window, or brings what it shows up to date.
  func show<Content: View>(
    _ content: Content, over view: Widget, _ environment: EnvironmentValues
  ) {
    let isNew = window == nil
    let window = window ?? makeWindow(over: view)
    self.window = window
    var inner = environment
    inner.columnChrome = frame.chrome
    inner.windowTitle = { [weak window] text in
      guard let window else { return }
      unsafe gtk_window_set_title(window.cast(), text.withoutNUL)
    }
    host.update {
      host.embed(content, in: "content", environment: inner) { [frame] in
        frame.place($0)
      }
    }
    guard isNew else { return }
    frame.showOrHideHeader()
    if frame.expandsVertically {
      // What scrolls, or grows without end, would have no size by itself.
      unsafe gtk_window_set_default_size(window.cast(), Int32(Self.width), 480)
    } else if frame.widget.naturalSize(GTK_ORIENTATION_HORIZONTAL) > Self.width {
      // A text would be one line as wide as the screen.
      unsafe gtk_window_set_default_size(window.cast(), Int32(Self.width), -1)
    }
    frame.present(window)
  }

  func close() {
    guard let window else { return }
    self.window = nil
    frame.close()
    host.dismantle()
    window.setProperty("content", to: Object?.none)
    unsafe gtk_window_destroy(window.cast())
    onDismiss?()
  }

  /// How wide a sheet is that says nothing else; GTK makes it wider where it needs more.
  private static let width = 640

  private func makeWindow(over view: Widget) -> Object {
    guard let pointer = unsafe adw_window_new() else {
      preconditionFailure("GTK gave no window")
    }
    // GTK owns the first reference of a window until it is destroyed.
    let window = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    let root = unsafe gtk_widget_get_root(view.pointer)
    unsafe gtk_window_set_transient_for(
      window.cast(), UnsafeMutableRawPointer(root)?.assumingMemoryBound(to: GtkWindow.self))
    unsafe gtk_window_set_modal(window.cast(), 1)
    window.setProperty("content", to: frame.widget.object)
    window.connect("close-request") { [weak self] () -> Bool in
      self?.dismiss()
      return true
    }
    closeOnEscape(window)
    return window
  }

  /// Escape closes the sheet, when nothing inside has use for it.
  private func closeOnEscape(_ window: Object) {
    let keys = unsafe Object(
      retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    unsafe gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_BUBBLE)
    keys.connect(
      "key-pressed",
      returning: { [weak self] (key: UInt32) -> Bool in
        guard let self, self.window != nil, key == UInt32(GDK_KEY_Escape) else { return false }
        self.dismiss()
        return true
      })
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(window.cast(), keys.opaque)
    escape = keys
  }

  private var escape: Object?
}
