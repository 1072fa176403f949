import CGTK
import GLibSupport

extension Menu: WidgetRepresentable {
  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> MenuCoordinator { MenuCoordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let coordinator = context.coordinator
    guard primaryAction != nil else {
      let widget = coordinator.own(unsafe Widget(taking: lakes_menu_button_as_group()))
      coordinator.focus = MenuFocus(of: widget)
      return widget
    }
    let indicator = context.environment.menuIndicator
    let hasArrow =
      indicator == .visible || indicator == .automatic && !context.environment.showsIconOnly
    let widget = coordinator.own(
      unsafe Widget(taking: hasArrow ? adw_split_button_new() : gtk_button_new()))
    widget.object.connect("clicked") { [weak coordinator] in coordinator?.primaryAction?() }
    if !hasArrow {
      if context.environment.showsIconOnly { widget.addStyleClass("flat") }
      widget.setAccessibleHasPopup()
      coordinator.opener = MenuOpener(on: widget, opensOnLongClick: true) {
        [weak coordinator] in coordinator
      }
    } else {
      coordinator.focus = MenuFocus(of: widget)
    }
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.primaryAction = primaryAction
    if !context.environment.isEnabled { context.coordinator.opener?.close() }
    let title = LabelTexts(of: label)?.title
    if context.changed(self, { LabelTexts(of: $0.label) }), let title {
      // Assistive technologies meet the button inside a menu button, which has the focus.
      let isMenuButton = widget.object.typeName == "GtkMenuButton"
      var speaker = widget
      if isMenuButton, let inner = unsafe gtk_widget_get_first_child(widget.pointer) {
        speaker = unsafe Widget(Object(retaining: UnsafeMutableRawPointer(inner)))
      }
      speaker.setAccessibleLabel(title.withoutNUL)
      if isMenuButton {
        unsafe gtk_menu_button_set_primary(widget.object.opaque, isPrimary ? 1 : 0)
      }
    }
    let named = label as? GTKUI.Label<Text, Image>
    if let named, case .icon(let name) = named.icon.source,
      context.changed(self, { ($0.label as? GTKUI.Label<Text, Image>)?.icon.source })
    {
      IconTheme.check(name, in: "Menu “\(title ?? "")”")
    }
    if let named, context.environment.showsIconOnly {
      if context.changed(self, { LabelTexts(of: $0.label) }) {
        unsafe gtk_widget_set_tooltip_text(widget.pointer, title?.withoutNUL)
      }
      if case .icon(let name) = named.icon.source {
        if widget.object.property("icon-name", as: String?.self) != name {
          widget.object.setProperty("icon-name", to: name.withoutNUL)
        }
      }
    } else if let text = label as? Text {
      if context.changed(self, { ($0.label as? Text)?.content ?? "" }) {
        widget.object.setProperty("label", to: text.content.withoutNUL)
      }
    } else {
      context.embed(label, in: "label") { SingleChild.place($0, in: widget) }
      if widget.object.typeName == "GtkMenuButton" {
        unsafe gtk_menu_button_set_always_show_arrow(widget.object.opaque, 1)
      }
    }
    let isNew = context.coordinator.show(makeGroups(), shortcutsOn: widget)
    if isNew, widget.object.typeName != "GtkButton" {
      // An empty menu does not open.
      let coordinator = context.coordinator
      widget.object.setProperty(
        "menu-model", to: coordinator.isEmpty ? nil : coordinator.model)
    }
    context.coordinator.list(
      under: isPrimary ? nil : title, in: context.environment.shortcutRegistry)
  }

  /// Takes the widget down.
  public static func dismantleWidget(_ widget: Widget, coordinator: MenuCoordinator) {
    coordinator.dismantle()
  }
}
