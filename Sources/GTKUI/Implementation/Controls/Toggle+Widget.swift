import CGTK
import GLibSupport

extension CheckedToggle: WidgetRepresentable {
  func makeCoordinator() -> ToggleCoordinator { ToggleCoordinator(isOn: isOn) }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(
      taking: isButton ? gtk_toggle_button_new() : gtk_check_button_new())
    if !isButton { StackLayout.install(in: widget) }
    if isButton, context.environment.isInToolbar || context.environment.showsIconOnly {
      widget.addStyleClass("flat")
    }
    context.coordinator.follow(widget.object)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.isOn = isOn
    context.coordinator.show(in: widget.object)
    let named = label as? GTKUI.Label<Text, Image>
    let iconOnly = context.environment.showsIconOnly ? named : nil
    if let title = (label as? Text ?? named?.title)?.content.withoutNUL,
      context.coordinator.name != title
    {
      context.coordinator.name = title
      widget.setAccessibleLabel(title)
    }
    let tooltip = iconOnly?.title.content.withoutNUL
    if context.coordinator.tooltip != tooltip {
      context.coordinator.tooltip = tooltip
      unsafe gtk_widget_set_tooltip_text(widget.pointer, tooltip)
    }
    if let iconOnly {
      context.embed(iconOnly.icon, in: "label") { SingleChild.place($0, in: widget) }
    } else {
      var inner = context.environment
      inner.keepsWords = isButton
      context.embed(label, in: "label", environment: inner) { widgets in
        SingleChild.place(widgets, in: widget)
        if context.coordinator.name == nil { widget.nameByFirstText() }
      }
    }
  }
}

extension SwitchToggle: WidgetRepresentable {
  func makeCoordinator() -> ToggleCoordinator { ToggleCoordinator(isOn: isOn) }

  func makeWidget(context: Context) -> Widget {
    let row = StackLayout.makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    let control = unsafe Widget(taking: gtk_switch_new())
    unsafe gtk_widget_set_valign(control.pointer, GTK_ALIGN_CENTER)
    let title = unsafe Widget(taking: adw_bin_new())
    title.expand(vertically: false)
    unsafe gtk_widget_set_halign(title.pointer, GTK_ALIGN_START)
    BoxChildren.place([title, control], in: row)
    let coordinator = context.coordinator
    coordinator.title = title
    coordinator.control = control
    coordinator.follow(control.object)
    // The label belongs to the switch: a click on it is one on the switch.
    coordinator.click = EventController.taps(1, on: title) { [weak coordinator] in
      guard let object = coordinator?.control?.object else { return }
      object.setProperty("active", to: !object.property("active", as: Bool.self))
    }
    return row
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.isOn = isOn
    guard let control = coordinator.control, let title = coordinator.title else { return }
    coordinator.show(in: control.object)
    context.embed(label, in: "label") { widgets in
      SingleChild.place(widgets, in: title)
      if let text = title.object.first("GtkLabel") {
        unsafe lakes_accessible_labelled_by(control.pointer, text.cast())
      }
    }
  }
}

/// Keeps a binding and the widget that shows it in step.
final class ToggleCoordinator {
  var isOn: Binding<Bool>
  var name: String?
  var tooltip: String?
  var title: Widget?
  var control: Widget?
  var click: EventController?
  private var toggled: SignalConnection?

  init(isOn: Binding<Bool>) {
    self.isOn = isOn
  }

  /// Follows what the user chooses.
  func follow(_ control: Object) {
    toggled = control.onChange(of: "active") { [weak self, weak control] in
      guard let self, let control else { return }
      self.write(from: control)
    }
  }

  /// Writes what the user has chosen.
  private func write(from control: Object) {
    isOn.wrappedValue = control.property("active")
    // A binding may keep what it had. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self, weak control] in
      guard let self, let control else { return }
      self.show(in: control)
    }
  }

  func show(in control: Object) {
    let isActive = isOn.wrappedValue
    guard control.property("active", as: Bool.self) != isActive else { return }
    toggled?.whileBlocked { control.setProperty("active", to: isActive) }
  }
}
