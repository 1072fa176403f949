import CGTK
import FoundationEssentials
import GLibSupport

/// A window of the program, and the nodes of what it shows.
final class Window {
  private let window: Object
  private let host = WidgetHost(depth: 0)
  private let addresses = OpenURLHandlers()
  private let closed: (Window) -> Void
  private var isClosed = false

  init(
    _ description: WindowDescription, for address: URL?, in application: Object,
    closed: @escaping (Window) -> Void
  ) {
    self.closed = closed
    guard let pointer = unsafe adw_application_window_new(application.cast()) else {
      preconditionFailure("GTK gave no window")
    }
    // GTK owns the first reference of a window until it is destroyed.
    window = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    unsafe gtk_window_set_title(window.cast(), description.title.withoutNUL)
    unsafe gtk_window_set_default_size(
      window.cast(), Int32(description.size.width), Int32(description.size.height))
    unsafe gtk_widget_set_size_request(window.cast(), 360, 300)
    window.connect("close-request") { [weak self] () -> Bool in
      self?.close()
      return true
    }

    var environment = EnvironmentValues()
    environment.windowTitle = { [weak window, title = description.title] text in
      guard let window else { return }
      unsafe gtk_window_set_title(window.cast(), (text.isEmpty ? title : text).withoutNUL)
    }
    environment.openURLHandlers = addresses
    environment.dismissWindow = WindowDismissal { [weak self] in self?.close() }
    let content = SizeLimit.makeWidget()
    window.setProperty("content", to: content.object)
    host.update {
      host.embed(description.content(address), in: "content", environment: environment) {
        SingleChild.place($0, in: content)
      }
    }
  }

  /// GTK's window, as the parent of its dialogs.
  var object: Object { window }

  /// Whether the window has the keyboard's focus.
  var isActive: Bool { window.property("is-active") }

  /// Shows the window, before all others.
  func present() {
    unsafe gtk_window_present(window.cast())
  }

  /// Writes a picture of the window as a PNG file; false where that fails.
  func savePicture(to path: String) -> Bool { WindowPicture.save(window, to: path) }

  /// Hands an address to the views that take one.
  func open(_ address: URL) {
    addresses.open(address)
  }

  /// Takes the window down.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    host.dismantle()
    window.setProperty("content", to: Object?.none)
    unsafe gtk_window_destroy(window.cast())
    closed(self)
  }
}
