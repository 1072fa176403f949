import CGTK
import GLibSupport

extension Button: WidgetRepresentable {
  /// Holds the current action.
  public final class Coordinator {
    var action: () -> Void = {}
    var classes: [String] = []
    var tooltip: String?
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_button_new())
    widget.object.connect("clicked") { [weak coordinator = context.coordinator] in
      coordinator?.action()
    }
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.action = action
    let named = label as? GTKUI.Label<Text, Image>
    if context.changed(self, { $0.spokenTitle }), let title = spokenTitle {
      widget.setAccessibleLabel(title.withoutNUL)
    }
    let iconOnly = context.environment.showsIconOnly ? named : nil
    let tooltip = iconOnly?.title.content.withoutNUL
    if context.coordinator.tooltip != tooltip {
      context.coordinator.tooltip = tooltip
      unsafe gtk_widget_set_tooltip_text(widget.pointer, tooltip)
    }
    if let iconOnly {
      context.embed(iconOnly.icon, in: "label") { SingleChild.place($0, in: widget) }
    } else {
      var inner = context.environment
      inner.keepsWords = true
      context.embed(label, in: "label", environment: inner) { widgets in
        SingleChild.place(widgets, in: widget)
        // GTK names a button by a text that is its only child; by one further inside it does not.
        if spokenTitle == nil { widget.nameByFirstText() }
      }
    }
    // In a header bar buttons have no frame.
    let style =
      context.environment.isInToolbar && context.environment.buttonStyle == .automatic
      ? .borderless : context.environment.buttonStyle
    let classes = style.styleClasses(for: role)
    if context.coordinator.classes != classes {
      for name in context.coordinator.classes { widget.removeStyleClass(name) }
      for name in classes { widget.addStyleClass(name) }
      context.coordinator.classes = classes
    }
  }

  /// The text of the label, which is the button's accessible name.
  private var spokenTitle: String? {
    (label as? Text)?.content ?? (label as? GTKUI.Label<Text, Image>)?.title.content
  }
}

extension ButtonStyle {
  private var styleClasses: [String] {
    switch self {
    case .automatic: []
    case .bordered: ["raised"]
    case .plain: ["flat", "plain"]
    case .borderless: ["flat"]
    case .borderedProminent: ["suggested-action"]
    case .pill: ["pill"]
    }
  }

  /// The style and the role: a ground of the button's own shows it, else the label.
  fileprivate func styleClasses(for role: ButtonRole?) -> [String] {
    guard role == .destructive else { return styleClasses }
    return switch self {
    // The main thing to do is blue otherwise.
    case .borderedProminent: ["destructive-action"]
    case .automatic, .bordered, .pill: styleClasses + ["destructive-action"]
    // With the others' white label there would be nothing to see.
    case .plain, .borderless: styleClasses + ["error"]
    }
  }
}
