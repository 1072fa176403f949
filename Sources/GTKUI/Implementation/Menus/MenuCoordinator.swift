import CGTK
import GLibSupport

/// Keeps the actions of a menu in step with its items.
public final class MenuCoordinator {
  /// What the menu is made of; another one when it looks other than before.
  private(set) var model: Object?
  var primaryAction: (() -> Void)?
  var opener: MenuOpener?
  var focus: MenuFocus?

  let actions = unsafe Object(taking: g_simple_action_group_new())
  private var faces: [[MenuItem.Face]] = []
  private var items: [MenuItem] = []
  private var shown: [Object] = []
  /// The parts of the model, those of its inner menus too.
  private var sections: [Object] = []
  private var shortcuts: [ShortcutController] = []
  private weak var registry: ShortcutRegistry?

  /// Lets the items act where they show within a widget.
  func own(_ widget: Widget) -> Widget {
    unsafe gtk_widget_insert_action_group(widget.pointer, "menu", OpaquePointer(actions.pointer))
    return widget
  }

  /// Whether there is nothing to choose.
  var isEmpty: Bool { items.isEmpty }

  /// Takes over the current items.
  ///
  /// - Parameters:
  ///   - groups: the items.
  ///   - widget: what their shortcuts hang on; nothing where they only stand in the menu.
  /// - Returns: whether there is a new model: the menu looks other than before.
  @discardableResult
  func show(_ groups: [[MenuItem]], shortcutsOn widget: Widget?) -> Bool {
    items = groups.joined().flatMap(\.flattened)
    let newFaces = groups.map { $0.map(\.face) }
    let isNew = newFaces != faces || model == nil
    if isNew {
      faces = newFaces
      makeActions(shortcutsOn: widget)
    }
    for (item, action) in zip(items, shown) {
      unsafe g_simple_action_set_enabled(action.opaque, item.isEnabled ? 1 : 0)
      if let state = item.state {
        unsafe g_simple_action_set_state(action.opaque, state.pointer)
      }
    }
    if isNew {
      emptySections()
      var index = 0
      model = makeModel(faces, from: &index)
    }
    return isNew
  }

  /// Tells the window of keyboard shortcuts.
  func list(under title: String?, in registry: ShortcutRegistry?) {
    self.registry = registry
    registry?.set(items, under: title, of: ObjectIdentifier(self))
  }

  func dismantle() {
    registry?.remove(ObjectIdentifier(self))
    for shortcut in shortcuts { shortcut.detach() }
    shortcuts.removeAll()
    opener?.detach()
    opener = nil
    focus = nil
    shown.removeAll()
    items.removeAll()
    primaryAction = nil
    faces.removeAll()
    model = nil
    emptySections()
  }

  /// Takes the items out of a model that is shown no more.
  ///
  /// GTK (4.8) never lets go of the sections of a menu that it has shown, and so of what is in them.
  private func emptySections() {
    for section in sections { unsafe g_menu_remove_all(section.opaque) }
    sections.removeAll()
  }

  private func makeActions(shortcutsOn widget: Widget?) {
    for shortcut in shortcuts { shortcut.detach() }
    for index in items.count..<max(items.count, shown.count) {
      unsafe g_action_map_remove_action(OpaquePointer(actions.pointer), "item\(index)")
    }
    shown = items.enumerated().map { index, item in
      let action = item.makeAction(named: "item\(index)")
      action.connect("activate") { [weak self] in self?.perform(index) }
      unsafe g_action_map_add_action(
        OpaquePointer(actions.pointer), OpaquePointer(action.pointer))
      return action
    }
    guard let widget else { return }
    shortcuts = items.enumerated().flatMap { index, item in
      item.shortcuts.map { shortcut in
        ShortcutController(shortcut, on: widget) { [weak self] in
          self?.perform(index)
          return true
        }
      }
    }
  }

  private func perform(_ index: Int) {
    guard items.indices.contains(index), items[index].isEnabled else { return }
    items[index].action()
  }

  private func makeModel(_ groups: [[MenuItem.Face]], from index: inout Int) -> Object {
    let menu = unsafe Object(taking: g_menu_new())
    for group in groups {
      let section = unsafe Object(taking: g_menu_new())
      sections.append(section)
      for face in group {
        let line = makeLine(face, from: &index)
        unsafe g_menu_append_item(section.opaque, line.opaque)
      }
      let heading = group.first?.heading?.withoutNUL
      unsafe g_menu_append_section(menu.opaque, heading, section.cast())
    }
    return menu
  }

  private func makeLine(_ face: MenuItem.Face, from index: inout Int) -> Object {
    let title = face.title.withoutNUL.escapedForMnemonic
    let name = "menu.item\(index)"
    index += 1
    if case .submenu(let groups) = face.kind {
      let inner = makeModel(groups, from: &index)
      return unsafe Object(taking: g_menu_item_new_submenu(title, inner.cast()))
    }
    let line = unsafe Object(taking: g_menu_item_new(title, nil))
    let target = face.kind == .choice ? Variant("on") : nil
    unsafe g_menu_item_set_action_and_target_value(line.opaque, name, target?.pointer)
    withExtendedLifetime(target) {}
    if let accelerator = face.accelerators.first {
      let text = Variant(accelerator)
      unsafe g_menu_item_set_attribute_value(line.opaque, "accel", text.pointer)
    }
    return line
  }
}

extension MenuItem {
  /// What an action of GIO says about an item that is on or off.
  fileprivate var state: Variant? {
    switch kind {
    case .check(let isOn): Variant(isOn)
    // A menu shows a choice as chosen when the state is the item's target.
    case .choice(let isChosen): Variant(isChosen ? "on" : "off")
    case .action, .submenu, .view: nil
    }
  }

  fileprivate func makeAction(named name: String) -> Object {
    guard let state else { return unsafe Object(taking: g_simple_action_new(name, nil)) }
    var type: OpaquePointer?
    if case .choice = kind { unsafe type = g_variant_get_type(state.pointer) }
    return unsafe Object(taking: g_simple_action_new_stateful(name, type, state.pointer))
  }
}
