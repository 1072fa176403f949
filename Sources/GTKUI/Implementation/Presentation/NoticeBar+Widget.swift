import CGTK
import GLibSupport

extension NoticeBar: WidgetRepresentable {
  final class Coordinator {
    var answers: [MenuItem] = []
    var titles: [String] = []
    var buttons: [Object] = []
    var label: Widget?
    var dismiss: () -> Void = {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    let bar = unsafe Widget(taking: gtk_info_bar_new())
    let coordinator = context.coordinator
    bar.expand(vertically: false)
    unsafe gtk_info_bar_set_show_close_button(bar.object.opaque, 1)
    nameCloseButton(in: bar)
    unsafe gtk_info_bar_set_revealed(bar.object.opaque, 0)
    let label = AnnouncedLabel.make("")
    label.removeStyleClass("heading")
    unsafe gtk_label_set_ellipsize(label.object.opaque, PANGO_ELLIPSIZE_NONE)
    unsafe gtk_label_set_wrap(label.object.opaque, 1)
    unsafe gtk_label_set_wrap_mode(label.object.opaque, PANGO_WRAP_WORD_CHAR)
    unsafe gtk_label_set_xalign(label.object.opaque, 0)
    unsafe gtk_info_bar_add_child(bar.object.opaque, label.pointer)
    label.expand(vertically: false)
    coordinator.label = label
    bar.object.connect("response") { [weak coordinator] (response: Int32) in
      guard let coordinator else { return }
      if coordinator.answers.indices.contains(Int(response)) {
        coordinator.answers[Int(response)].action()
      }
      coordinator.dismiss()
    }
    return bar
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    let bar = unsafe widget.object.opaque
    coordinator.dismiss = { [isPresented] in isPresented.wrappedValue = false }
    coordinator.answers = answers.flatMap { $0 }
    if context.changed(self, { $0.title }), let label = coordinator.label {
      unsafe gtk_label_set_text(label.object.opaque, title.withoutNUL.shortened(to: 500))
    }
    let titles = coordinator.answers.map(\.title)
    if titles != coordinator.titles {
      for button in coordinator.buttons {
        unsafe gtk_info_bar_remove_action_widget(bar, button.cast())
      }
      coordinator.titles = titles
      coordinator.buttons = titles.enumerated().map { index, title in
        let text = title.withoutNUL.shortened(to: 60).escapedForMnemonic
        return unsafe Object(
          retaining: UnsafeMutableRawPointer(gtk_info_bar_add_button(bar, text, Int32(index))))
      }
    }
    for (button, answer) in zip(coordinator.buttons, coordinator.answers) {
      Widget(button).setSensitive(answer.isEnabled)
    }
    unsafe gtk_info_bar_set_revealed(bar, isPresented.wrappedValue ? 1 : 0)
  }

  /// GTK gives the button a picture and no name.
  private func nameCloseButton(in widget: Widget) {
    for child in BoxChildren.current(in: widget) {
      if unsafe gtk_widget_has_css_class(child.pointer, "close") != 0 {
        child.setAccessibleLabel(unsafe String(cString: g_dgettext("gtk40", "Close")))
      }
      nameCloseButton(in: child)
    }
  }

  static func dismantleWidget(_ widget: Widget, coordinator: Coordinator) {
    coordinator.answers = []
    coordinator.dismiss = {}
  }
}
