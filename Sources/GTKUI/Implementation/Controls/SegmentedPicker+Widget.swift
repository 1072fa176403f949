import CGTK
import GLibSupport

extension SegmentedPicker: WidgetRepresentable {
  func makeCoordinator() -> SegmentsCoordinator { SegmentsCoordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(
      Object.make(gtk_box_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO_GROUP))
    widget.addStyleClass("linked")
    unsafe gtk_box_set_homogeneous(widget.object.cast(), 1)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.choices = choices
    if context.changed(self, { $0.choices.title }) {
      widget.setAccessibleLabel(choices.title.withoutNUL)
    }
    let segments = coordinator.segments(for: choices.choices)
    BoxChildren.place(segments, in: widget)
    coordinator.show()
    for (index, choice) in choices.choices.enumerated() {
      context.embed(choice.view, in: "\(index)") { [weak segment = segments[index].object] in
        guard let segment else { return }
        SingleChild.place($0, in: Widget(segment))
        for widget in $0 { unsafe gtk_widget_set_halign(widget.pointer, GTK_ALIGN_CENTER) }
      }
    }
  }
}

/// Keeps the buttons of a segmented picker in step with its choices.
final class SegmentsCoordinator {
  var choices: PickerChoices?
  private var segments: [Segment] = []
  private var reported: String?

  /// A button, and the signal by which the user presses it.
  private struct Segment {
    let widget: Widget
    let toggled: SignalConnection
    var title: String?
  }

  /// A button for each choice.
  func segments(for choices: [PickerChoices.Choice]) -> [Widget] {
    while segments.count < choices.count { segments.append(makeSegment(segments.count)) }
    while segments.count > choices.count {
      unsafe gtk_toggle_button_set_group(segments.removeLast().widget.object.cast(), nil)
    }
    for (index, choice) in choices.enumerated() where segments[index].title != choice.title {
      segments[index].title = choice.title
      segments[index].widget.setAccessibleLabel(choice.title.withoutNUL)
    }
    return segments.map(\.widget)
  }

  private func makeSegment(_ index: Int) -> Segment {
    let widget = unsafe Widget(
      Object.make(gtk_toggle_button_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO))
    if let first = segments.first {
      unsafe gtk_toggle_button_set_group(widget.object.cast(), first.widget.object.cast())
    }
    widget.setAccessible(GTK_ACCESSIBLE_STATE_CHECKED, false)
    let toggled = widget.object.onChange(of: "active") { [weak self] in self?.toggled(index) }
    return Segment(widget: widget, toggled: toggled)
  }

  /// Shows the choice; nobody is told.
  func show() {
    guard let choices else { return }
    let selected = choices.selected()
    report(choices.missing())
    for (index, segment) in segments.enumerated() {
      let isActive = index == selected
      guard segment.widget.object.property("active", as: Bool.self) != isActive else { continue }
      whileBlocked(segments[...]) { segment.widget.object.setProperty("active", to: isActive) }
    }
    markChecked()
  }

  private func toggled(_ index: Int) {
    // The one that was pressed before is let go, which is no choice.
    guard let choices, segments[index].widget.object.property("active") else { return }
    if choices.selected() != index { choices.choose(index) }
    markChecked()
    // A binding may keep what it had. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self] in self?.show() }
  }

  private func markChecked() {
    for segment in segments {
      segment.widget.setAccessible(
        GTK_ACCESSIBLE_STATE_CHECKED, segment.widget.object.property("active"))
    }
  }

  private func whileBlocked(_ segments: ArraySlice<Segment>, _ body: () -> Void) {
    guard let first = segments.first else { return body() }
    first.toggled.whileBlocked { whileBlocked(segments.dropFirst(), body) }
  }

  /// Says, once for each value, that no choice has it.
  private func report(_ missing: String?) {
    guard missing != reported else { return }
    reported = missing
    guard let missing, let choices else { return }
    Diagnostics.report("Picker \(choices.title): no choice has the tag \(missing)")
  }
}
