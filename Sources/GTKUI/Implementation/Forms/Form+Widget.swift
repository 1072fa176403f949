import CGTK
import GLibSupport

extension Form: WidgetRepresentable {
  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> FormCoordinator { FormCoordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_scrolled_window_new())
    unsafe gtk_scrolled_window_set_policy(
      widget.object.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_set_propagate_natural_height(widget.object.opaque, 1)
    // The rows take the keyboard, not the frame around them.
    unsafe gtk_widget_set_focusable(widget.pointer, 0)
    let clamp = unsafe Widget(taking: adw_clamp_new())
    unsafe adw_clamp_set_child(clamp.object.opaque, context.coordinator.page.pointer)
    SingleChild.place([clamp], in: widget)
    widget.expand()
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.embed(content, in: "content", formPlace: .page) {
      [weak coordinator = context.coordinator] in
      coordinator?.place($0)
    }
  }
}

/// Puts the parts of a form into groups.
public final class FormCoordinator {
  let page: Widget

  /// The groups of what stands in no section, in order.
  private var looseGroups: [(group: Widget, rows: RowList)] = []

  init() {
    unsafe page = Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 24))
    unsafe gtk_widget_set_margin_top(page.pointer, 24)
    unsafe gtk_widget_set_margin_bottom(page.pointer, 24)
    unsafe gtk_widget_set_margin_start(page.pointer, 12)
    unsafe gtk_widget_set_margin_end(page.pointer, 12)
  }

  /// Shows sections as they are, and what stands between two of them in a group of its own.
  func place(_ widgets: [Widget]) {
    var runs: [[Widget]] = []
    var groups: [Widget] = []
    var run: [Widget] = []
    func endRun() {
      guard !run.isEmpty else { return }
      groups.append(looseGroup(runs.count))
      runs.append(run)
      run = []
    }
    for widget in widgets {
      if widget.object.typeName == FormGroup.typeName {
        endRun()
        groups.append(widget)
      } else {
        run.append(widget)
      }
    }
    endRun()
    // A row may go from one group to another: it is taken out everywhere first.
    for (index, group) in looseGroups.enumerated() {
      let kept = runs.indices.contains(index) ? Set(runs[index]) : []
      group.rows.keepOnly(kept)
    }
    for (index, run) in runs.enumerated() { looseGroups[index].rows.place(run) }
    looseGroups.removeLast(looseGroups.count - runs.count)
    BoxChildren.place(groups, in: page)
  }

  private func looseGroup(_ index: Int) -> Widget {
    if looseGroups.indices.contains(index) { return looseGroups[index].group }
    let rows = RowList()
    let group = FormGroup.make(around: [rows.widget])
    looseGroups.append((group, rows))
    return group
  }
}

/// The widget of a group of rows.
enum FormGroup {
  static let typeName = "AdwPreferencesGroup"

  /// Makes a group of parts below each other.
  static func make(around parts: [Widget]) -> Widget {
    let group = unsafe Widget(taking: adw_preferences_group_new())
    for part in parts {
      unsafe adw_preferences_group_add(group.object.cast(), part.pointer)
    }
    return group
  }
}

extension FormSection: WidgetRepresentable {
  /// The parts of the group.
  final class Coordinator {
    let header = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let rows = RowList()
    let footer = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    let parts = context.coordinator
    unsafe gtk_widget_set_margin_bottom(parts.header.pointer, 6)
    unsafe gtk_widget_set_margin_top(parts.footer.pointer, 6)
    for name in ["dim-label", "caption"] { parts.footer.addStyleClass(name) }
    for part in [parts.header, parts.footer] { Self.fill(part, with: []) }
    return FormGroup.make(around: [parts.header, parts.rows.widget, parts.footer])
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let parts = context.coordinator
    if context.changed(self, { LabelTexts(of: $0.header) }) {
      let texts = LabelTexts(of: header)
      widget.object.setProperty("title", to: (texts?.title ?? "").escapedForMarkup)
      widget.object.setProperty("description", to: (texts?.subtitle ?? "").escapedForMarkup)
      parts.rows.widget.setAccessibleLabel((texts?.title ?? "").withoutNUL)
    }
    if LabelTexts(of: header) == nil {
      context.embed(header, in: "header") { Self.fill(parts.header, with: $0) }
    }
    context.embed(content, in: "content", formPlace: .section) { [weak parts] in
      parts?.rows.place($0)
    }
    context.embed(footer, in: "footer") { Self.fill(parts.footer, with: $0) }
  }

  private static func fill(_ box: Widget, with widgets: [Widget]) {
    BoxChildren.place(widgets, in: box)
    unsafe gtk_widget_set_visible(box.pointer, widgets.isEmpty ? 0 : 1)
  }
}
