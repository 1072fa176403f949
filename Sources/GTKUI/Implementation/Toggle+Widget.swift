import CGTK
import GLibSupport

extension Toggle: WidgetRepresentable {
  /// Holds the current binding.
  public final class Coordinator {
    var isOn: Binding<Bool>
    var toggled: SignalConnection?

    init(isOn: Binding<Bool>) {
      self.isOn = isOn
    }
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator(isOn: isOn) }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let isButton = context.environment.toggleStyle == .button
    let widget = unsafe Widget(
      taking: isButton ? gtk_toggle_button_new() : gtk_check_button_new())
    if isButton, context.environment.showsIconOnly { widget.addStyleClass("flat") }
    let coordinator = context.coordinator
    coordinator.toggled = widget.object.onChange(of: "active") {
      [weak coordinator, weak object = widget.object] in
      guard let coordinator, let object else { return }
      coordinator.write(from: object)
    }
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.isOn = isOn
    context.coordinator.show(in: widget.object)
    if let named = label as? GTKUI.Label<Text, Image>, context.environment.showsIconOnly {
      let title = named.title.content.withoutNUL
      if context.changed(self, { ($0.label as? GTKUI.Label<Text, Image>)?.title.content ?? "" }) {
        widget.setAccessibleLabel(title)
        unsafe gtk_widget_set_tooltip_text(widget.pointer, title)
      }
      context.embed(named.icon, in: "icon") { SingleChild.place($0, in: widget) }
    } else if let text = label as? Text {
      if context.changed(self, { ($0.label as? Text)?.content ?? "" }) {
        widget.object.setProperty("label", to: text.content.withoutNUL)
      }
    } else {
      context.embed(label, in: "label") { SingleChild.place($0, in: widget) }
    }
  }
}

extension Toggle.Coordinator {
  /// Writes what the user has chosen.
  fileprivate func write(from button: Object) {
    isOn.wrappedValue = button.property("active")
    // A binding may keep what it had. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self, weak button] in
      guard let self, let button else { return }
      self.show(in: button)
    }
  }

  fileprivate func show(in button: Object) {
    let isActive = isOn.wrappedValue
    guard button.property("active", as: Bool.self) != isActive else { return }
    toggled?.whileBlocked { button.setProperty("active", to: isActive) }
  }
}
