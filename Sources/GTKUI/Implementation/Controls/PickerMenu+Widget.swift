import CGTK
import GLibSupport

extension PickerMenu: WidgetRepresentable {
  func makeCoordinator() -> PickerMenuCoordinator { PickerMenuCoordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget =
      unsafe isFormRow
      ? Widget(taking: adw_combo_row_new()) : Widget(taking: gtk_drop_down_new(nil, nil))
    if isFormRow {
      StackLayout.install(inRow: widget)
      widget.object.setProperty("use-markup", to: false)
      unsafe adw_action_row_set_title_lines(widget.object.cast(), 0)
      unsafe adw_action_row_set_subtitle_lines(widget.object.cast(), 0)
    }
    context.coordinator.connect(to: widget, cutsTexts: !isFormRow)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.choices = choices
    if context.changed(self, { $0.choices.title }) || context.changed(self, { $0.choices.subtitle })
    {
      if isFormRow {
        widget.object.setProperty("title", to: choices.title.withoutNUL)
        // The row speaks its title.
        widget.object.setProperty("subtitle", to: choices.subtitle.withoutNUL)
      } else {
        widget.setAccessibleLabel(choices.title.withoutNUL)
      }
    }
    coordinator.setTitles(choices.choices.map(\.title))
    coordinator.show(in: widget.object)
  }
}

/// Keeps a drop-down list in step with the choices of a picker.
final class PickerMenuCoordinator {
  var choices: PickerChoices?
  private var titles: [String] = []
  private let strings = unsafe Object(taking: gtk_string_list_new(nil))
  private var changed: SignalConnection?
  private var reported: String?

  /// No choice, as GTK has it.
  private static let none = UInt32.max

  func connect(to widget: Widget, cutsTexts: Bool) {
    widget.object.setProperty("model", to: strings)
    if cutsTexts { cutTexts(of: widget) }
    changed = widget.object.onChange(of: "selected") {
      [weak self, weak object = widget.object] in
      guard let self, let object else { return }
      self.userChose(in: object)
    }
  }

  func setTitles(_ wanted: [String]) {
    guard wanted != titles else { return }
    changed?.whileBlocked {
      unsafe gtk_string_list_splice(strings.opaque, 0, UInt32(titles.count), nil)
      for title in wanted { unsafe gtk_string_list_append(strings.opaque, title.withoutNUL) }
    }
    titles = wanted
  }

  /// Shows the choice; nobody is told.
  func show(in widget: Object) {
    guard let choices else { return }
    let wanted = choices.selected().map { UInt32($0) } ?? Self.none
    report(choices.missing())
    guard widget.property("selected", as: UInt32.self) != wanted else { return }
    changed?.whileBlocked { widget.setProperty("selected", to: wanted) }
  }

  private func userChose(in widget: Object) {
    let index = Int(widget.property("selected", as: UInt32.self))
    guard let choices, choices.choices.indices.contains(index) else { return }
    if choices.selected() != index { choices.choose(index) }
    // A binding may keep what it had. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self, weak widget] in
      guard let self, let widget else { return }
      self.show(in: widget)
    }
  }

  /// Says, once for each value, that no choice has it.
  private func report(_ missing: String?) {
    guard missing != reported else { return }
    reported = missing
    guard let missing, let choices else { return }
    Diagnostics.report("Picker \(choices.title): no choice has the tag \(missing)")
  }

  /// Lets the button be narrower than the widest choice, where there is no room.
  private func cutTexts(of widget: Widget) {
    // The list keeps GTK's own rows, with the mark at the chosen one.
    let rows = widget.object.property("factory", as: Object?.self)
    widget.object.setProperty("list-factory", to: rows)
    let factory = unsafe Object(taking: gtk_signal_list_item_factory_new())
    factory.connect("setup") { (item: Object) in
      let label = unsafe Widget(taking: gtk_label_new(nil))
      unsafe gtk_label_set_xalign(label.object.opaque, 0)
      unsafe gtk_label_set_ellipsize(label.object.opaque, PANGO_ELLIPSIZE_END)
      unsafe gtk_label_set_max_width_chars(label.object.opaque, 30)
      item.setProperty("child", to: label.object)
    }
    factory.connect("bind") { (item: Object) in
      guard let text = item.property("item", as: Object?.self),
        let label = item.property("child", as: Object?.self)
      else { return }
      label.setProperty("label", to: text.property("string", as: String.self))
    }
    widget.object.setProperty("factory", to: factory)
    self.factory = factory
  }

  private var factory: Object?
}
