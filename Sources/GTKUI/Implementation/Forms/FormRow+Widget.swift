import CGTK
import GLibSupport

extension FormRow: WidgetRepresentable {
  /// Holds the current action and the places at both ends.
  final class Coordinator {
    var action: (() -> Void)?
    let prefix = StackLayout.makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
    let suffix = StackLayout.makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 6)

    /// Puts widgets at an end of the row; an end without any takes no room.
    func fill(_ end: Widget, of row: Object, with widgets: [Widget]) {
      BoxChildren.place(widgets, in: end)
      for widget in widgets { unsafe gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER) }
      let isShown = unsafe gtk_widget_get_parent(end.pointer) != nil
      guard isShown == widgets.isEmpty else { return }
      if isShown {
        unsafe adw_action_row_remove(row.cast(), end.pointer)
      } else if end == prefix {
        unsafe adw_action_row_add_prefix(row.cast(), end.pointer)
      } else {
        unsafe adw_action_row_add_suffix(row.cast(), end.pointer)
      }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: adw_action_row_new())
    let coordinator = context.coordinator
    StackLayout.install(inRow: widget)
    // Texts are shown as they are, and whole.
    widget.object.setProperty("use-markup", to: false)
    unsafe adw_action_row_set_title_lines(widget.object.cast(), 0)
    unsafe adw_action_row_set_subtitle_lines(widget.object.cast(), 0)
    widget.object.connect("activated") { [weak coordinator] in coordinator?.action?() }
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.action = action
    let isActivatable = action != nil || activatesControl
    if context.changed(self, { $0.action != nil || $0.activatesControl }) {
      unsafe gtk_list_box_row_set_activatable(widget.object.cast(), isActivatable ? 1 : 0)
      // Where the row does nothing, the keyboard goes right to the control.
      unsafe gtk_widget_set_focusable(widget.pointer, isActivatable ? 1 : 0)
    }
    if context.changed(self, { $0.styleClass }) {
      if let old = context.previous?.styleClass { widget.removeStyleClass(old) }
      if let styleClass { widget.addStyleClass(styleClass) }
    }
    let texts = LabelTexts(of: label)
    if context.changed(self, { LabelTexts(of: $0.label) }) {
      widget.object.setProperty("title", to: (texts?.title ?? "").withoutNUL)
      widget.object.setProperty("subtitle", to: (texts?.subtitle ?? "").withoutNUL)
    }
    embedControl(in: widget, context: context)
    embedLabel(in: widget, context: context)
  }

  private func embedControl(in widget: Widget, context: Context) {
    let coordinator = context.coordinator
    let end = isControlFirst ? coordinator.prefix : coordinator.suffix
    context.embed(control, in: "control") {
      [activatesControl, weak coordinator, weak row = widget.object] in
      guard let coordinator, let row else { return }
      coordinator.fill(end, of: row, with: $0)
      guard activatesControl else { return }
      unsafe adw_action_row_set_activatable_widget(row.cast(), $0.first?.pointer)
    }
  }

  /// What the row cannot show by itself: an icon, or a label that is more than texts.
  private func embedLabel(in widget: Widget, context: Context) {
    guard !isControlFirst else { return }
    let place = {
      [weak coordinator = context.coordinator, weak row = widget.object] (widgets: [Widget]) in
      guard let coordinator, let row else { return }
      coordinator.fill(coordinator.prefix, of: row, with: widgets)
    }
    if let named = label as? GTKUI.Label<Text, Image> {
      context.embed(named.icon, in: "icon", place: place)
    } else if LabelTexts(of: label) == nil {
      context.embed(label, in: "label", place: place)
    }
  }
}
