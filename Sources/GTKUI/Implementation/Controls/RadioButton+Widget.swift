import CGTK
import GLibSupport

/// Knows the buttons of which one is marked.
final class RadioGroup {
  private var buttons: [WeakObject] = []

  /// Adds a button.
  func add(_ button: Object) {
    buttons.removeAll { !$0.isAlive }
    if let other = buttons.first?.object {
      unsafe gtk_check_button_set_group(button.cast(), other.cast())
    }
    buttons.append(WeakObject(button))
  }
}

extension RadioButton: WidgetRepresentable {
  /// Holds the current choice.
  final class Coordinator {
    var isChosen: () -> Bool = { false }
    var choose: () -> Void = {}
    var toggled: SignalConnection?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    // GTK 4.8 leaves a check box to assistive technologies what has become one of several.
    let widget = unsafe Widget(
      Object.make(gtk_check_button_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO))
    StackLayout.install(in: widget)
    let coordinator = context.coordinator
    coordinator.toggled = widget.object.onChange(of: "active") {
      [weak coordinator, weak object = widget.object] in
      guard let coordinator, let object else { return }
      coordinator.write(from: object)
    }
    group.add(widget.object)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.isChosen = isChosen
    context.coordinator.choose = choose
    if context.changed(self, { $0.title }), !title.isEmpty {
      widget.setAccessibleLabel(title.withoutNUL)
    }
    context.embed(view, in: "label") { SingleChild.place($0, in: widget) }
    context.coordinator.show(in: widget.object)
  }
}

extension RadioButton.Coordinator {
  /// Writes what the user has chosen.
  fileprivate func write(from button: Object) {
    // The one that was marked before is let go, which is no choice.
    if button.property("active"), !isChosen() { choose() }
    // A binding may keep what it had. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self, weak button] in
      guard let self, let button else { return }
      self.show(in: button)
    }
  }

  fileprivate func show(in button: Object) {
    let isActive = isChosen()
    guard button.property("active", as: Bool.self) != isActive else { return }
    toggled?.whileBlocked { button.setProperty("active", to: isActive) }
  }
}
