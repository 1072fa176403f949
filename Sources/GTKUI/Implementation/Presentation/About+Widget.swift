import CGTK
import GLibSupport

extension AboutView: WidgetRepresentable {
  /// Holds the window while it shows.
  final class Coordinator {
    var window: Object?
    var isPresented: Binding<Bool>?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.isPresented = isPresented
    context.embed(content) { BoxChildren.place($0, in: widget) }
    if isPresented.wrappedValue, coordinator.window == nil {
      coordinator.window = makeWindow(over: widget, coordinator)
    } else if !isPresented.wrappedValue {
      coordinator.close()
    }
  }

  static func dismantleWidget(_ widget: Widget, coordinator: Coordinator) {
    coordinator.close()
  }

  private func makeWindow(over widget: Widget, _ coordinator: Coordinator) -> Object {
    guard let pointer = unsafe adw_about_window_new() else {
      preconditionFailure("GTK gave no window")
    }
    let window = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    let root = unsafe gtk_widget_get_root(widget.pointer)
    unsafe gtk_window_set_transient_for(
      window.cast(), UnsafeMutableRawPointer(root)?.assumingMemoryBound(to: GtkWindow.self))
    // So that the program's shortcuts work in it.
    let parent = unsafe UnsafeMutableRawPointer(root)?.assumingMemoryBound(to: GtkWindow.self)
    unsafe gtk_window_set_application(
      window.cast(), parent.flatMap { unsafe gtk_window_get_application($0) })
    window.setProperty("application-name", to: information.name.withoutNUL)
    // A name that the theme does not have would show the sign for a missing picture.
    let theme = unsafe gtk_icon_theme_get_for_display(gtk_widget_get_display(widget.pointer))
    if unsafe gtk_icon_theme_has_icon(theme, information.icon) != 0 {
      window.setProperty("application-icon", to: information.icon)
    }
    window.setProperty("version", to: information.version.withoutNUL)
    window.setProperty("developer-name", to: information.developer.withoutNUL)
    window.setProperty("comments", to: information.comments.escapedForMarkup)
    window.setProperty("license", to: information.license.escapedForMarkup)
    window.connect("close-request") { [weak coordinator] () -> Bool in
      coordinator?.isPresented?.wrappedValue = false
      return false
    }
    unsafe gtk_window_present(window.cast())
    return window
  }
}

extension AboutView.Coordinator {
  fileprivate func close() {
    guard let window else { return }
    self.window = nil
    unsafe gtk_window_destroy(window.cast())
  }
}
