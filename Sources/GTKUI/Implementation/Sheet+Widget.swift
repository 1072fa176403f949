import CGTK
import GLibSupport

extension SheetView: WidgetRepresentable {
  func makeCoordinator() -> SheetCoordinator { SheetCoordinator() }

  func makeWidget(context: Context) -> Widget {
    let box = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    box.expand()
    return box
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.isPresented = isPresented
    coordinator.onDismiss = onDismiss
    let isWanted = isPresented.wrappedValue
    context.embed(content) { BoxChildren.place($0, in: widget) }
    context.afterReading { [weak coordinator, sheet, environment = context.environment] in
      guard let coordinator else { return }
      if isWanted {
        coordinator.show(SheetRoot(content: sheet), over: widget, environment)
      } else {
        coordinator.close()
      }
    }
  }

  static func dismantleWidget(_ widget: Widget, coordinator: SheetCoordinator) {
    coordinator.close()
  }
}

/// Holds the window of a sheet while it shows.
final class SheetCoordinator {
  var isPresented: Binding<Bool>?
  var onDismiss: (() -> Void)?
  private var window: Object?
  private let host = WidgetHost(depth: 0)

  /// Shows the window, or brings what it shows up to date.
  func show<Content: View>(
    _ content: Content, over widget: Widget, _ environment: EnvironmentValues
  ) {
    let window = window ?? makeWindow(over: widget)
    self.window = window
    var inner = environment
    inner.columnChrome = nil
    inner.dismissWindow = DismissWindowAction { [weak self] in
      self?.isPresented?.wrappedValue = false
    }
    inner.windowTitle = { [weak window] text in
      guard let window else { return }
      unsafe gtk_window_set_title(window.cast(), text.withoutNUL)
    }
    host.update {
      host.embed(content, in: "content", environment: inner) { [weak window] widgets in
        guard let window else { return }
        SingleChild.place(widgets, in: Widget(window), property: "content")
      }
    }
    unsafe gtk_window_present(window.cast())
  }

  /// Takes the window down.
  func close() {
    guard let window else { return }
    self.window = nil
    host.dismantle()
    window.setProperty("content", to: Object?.none)
    unsafe gtk_window_destroy(window.cast())
    onDismiss?()
  }

  private func makeWindow(over widget: Widget) -> Object {
    guard let pointer = unsafe adw_window_new() else {
      preconditionFailure("GTK gave no window")
    }
    // GTK owns the first reference of a window until it is destroyed.
    let window = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    let root = unsafe gtk_widget_get_root(widget.pointer)
    unsafe gtk_window_set_transient_for(
      window.cast(), UnsafeMutableRawPointer(root)?.assumingMemoryBound(to: GtkWindow.self))
    unsafe gtk_window_set_default_size(window.cast(), 640, 480)
    window.connect("close-request") { [weak self] () -> Bool in
      self?.isPresented?.wrappedValue = false
      return true
    }
    return window
  }
}
