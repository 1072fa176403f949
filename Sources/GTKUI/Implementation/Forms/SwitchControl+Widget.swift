import CGTK
import GLibSupport

extension SwitchControl: WidgetRepresentable {
  /// Holds the current binding.
  final class Coordinator {
    var isOn: Binding<Bool>
    var switched: SignalConnection?

    init(isOn: Binding<Bool>) {
      self.isOn = isOn
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(isOn: isOn) }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_switch_new())
    let coordinator = context.coordinator
    coordinator.switched = widget.object.onChange(of: "active") {
      [weak coordinator, weak object = widget.object] in
      guard let coordinator, let object else { return }
      coordinator.write(from: object)
    }
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.isOn = isOn
    context.coordinator.show(in: widget.object)
  }
}

extension SwitchControl.Coordinator {
  /// Writes what the user has chosen.
  fileprivate func write(from control: Object) {
    isOn.wrappedValue = control.property("active")
    // A binding may keep what it had. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self, weak control] in
      guard let self, let control else { return }
      self.show(in: control)
    }
  }

  fileprivate func show(in control: Object) {
    let isActive = isOn.wrappedValue
    guard control.property("active", as: Bool.self) != isActive else { return }
    switched?.whileBlocked { control.setProperty("active", to: isActive) }
  }
}
