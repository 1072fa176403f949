import CGTK
import GLibSupport

extension Menu: WidgetRepresentable {
  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> MenuCoordinator { MenuCoordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: lakes_menu_button_as_group())
    context.coordinator.insertActions(into: widget)
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let button = unsafe widget.object.opaque
    if context.changed(self, \.title) || context.changed(self, \.icon) {
      if let icon {
        unsafe gtk_menu_button_set_icon_name(button, icon)
        unsafe gtk_widget_set_tooltip_text(widget.pointer, title.withoutNUL)
      } else {
        unsafe gtk_menu_button_set_label(button, title.withoutNUL)
      }
      // Assistive technologies meet the button inside, which has the focus.
      if let inner = unsafe gtk_widget_get_first_child(widget.pointer) {
        unsafe Widget(Object(retaining: UnsafeMutableRawPointer(inner)))
          .setAccessibleLabel(title.withoutNUL)
      }
      unsafe gtk_menu_button_set_primary(button, isPrimary ? 1 : 0)
    }
    if let model = context.coordinator.show(makeGroups(), on: widget) {
      unsafe gtk_menu_button_set_menu_model(button, model.cast())
    }
    context.coordinator.list(self, in: context.environment.shortcutRegistry)
  }

  /// Takes the widget down.
  public static func dismantleWidget(_ widget: Widget, coordinator: MenuCoordinator) {
    coordinator.dismantle()
  }
}

/// Keeps the actions of a menu in step with its items.
public final class MenuCoordinator {
  private let actions = unsafe Object(taking: g_simple_action_group_new())
  private var faces: [[MenuItem.Face]] = []
  private var items: [MenuItem] = []
  private var shown: [Object] = []
  private var shortcuts: [ShortcutController] = []
  private weak var registry: ShortcutRegistry?

  func insertActions(into widget: Widget) {
    unsafe gtk_widget_insert_action_group(widget.pointer, "menu", OpaquePointer(actions.pointer))
  }

  /// Takes over the current items.
  ///
  /// - Returns: a new menu, when it looks other than the last one.
  func show(_ groups: [[MenuItem]], on widget: Widget) -> Object? {
    items = groups.flatMap { $0 }
    let newFaces = groups.map { $0.map(\.face) }
    let isNew = newFaces != faces
    if isNew {
      faces = newFaces
      makeActions(on: widget)
    }
    for (item, action) in zip(items, shown) {
      unsafe g_simple_action_set_enabled(action.opaque, item.isEnabled ? 1 : 0)
    }
    return isNew ? makeModel(groups) : nil
  }

  func dismantle() {
    registry?.remove(ObjectIdentifier(self))
    for shortcut in shortcuts { shortcut.detach() }
    shortcuts.removeAll()
    shown.removeAll()
    items.removeAll()
  }

  private func makeActions(on widget: Widget) {
    for shortcut in shortcuts { shortcut.detach() }
    shown = items.indices.map { index in
      let action = unsafe Object(taking: g_simple_action_new("item\(index)", nil))
      action.connect("activate") { [weak self] in self?.perform(index) }
      unsafe g_action_map_add_action(
        OpaquePointer(actions.pointer), OpaquePointer(action.pointer))
      return action
    }
    shortcuts = items.enumerated().flatMap { index, item in
      item.shortcuts.map { shortcut in
        ShortcutController(shortcut, on: widget) { [weak self] in
          self?.perform(index)
          return true
        }
      }
    }
  }

  /// Tells the window of keyboard shortcuts.
  func list<Content: View>(_ menu: Menu<Content>, in registry: ShortcutRegistry?) {
    self.registry = registry
    registry?.set(items, under: menu.isPrimary ? nil : menu.title, of: ObjectIdentifier(self))
  }

  private func perform(_ index: Int) {
    guard items.indices.contains(index), items[index].isEnabled else { return }
    items[index].action()
  }

  private func makeModel(_ groups: [[MenuItem]]) -> Object {
    let menu = unsafe Object(taking: g_menu_new())
    var index = 0
    for group in groups {
      let section = unsafe Object(taking: g_menu_new())
      for item in group {
        let line = unsafe Object(
          taking: g_menu_item_new(item.title.withoutNUL.escapedForMnemonic, "menu.item\(index)"))
        if let accelerator = item.shortcuts.first?.accelerator {
          let text = Variant(accelerator)
          unsafe g_menu_item_set_attribute_value(line.opaque, "accel", text.pointer)
        }
        unsafe g_menu_append_item(section.opaque, line.opaque)
        index += 1
      }
      unsafe g_menu_append_section(menu.opaque, nil, section.cast())
    }
    return menu
  }
}
