import CGTK
import GLibSupport

/// Opens a menu over a widget on a right click, a long press, the Menu key or Shift+F10.
final class MenuOpener {
  private let widget: Widget
  private let items: () -> MenuCoordinator?
  private let opensOnLongClick: Bool
  private let opensByItself: Bool
  /// Called when the menu has closed.
  var closed: () -> Void = {}
  private var target: Object?
  private var controllers: [Object] = []
  private var parentChanged: SignalConnection?
  private var popover: Object?
  private var focus: FocusReturn?

  /// - Parameters:
  ///   - widget: what the menu is about.
  ///   - opensOnLongClick: whether holding a button of the mouse opens it, and not a finger alone.
  ///   - opensByItself: whether it opens at all without being told to.
  ///   - items: gives the items when it opens; nothing where there are none.
  init(
    on widget: Widget, opensOnLongClick: Bool, opensByItself: Bool = true,
    items: @escaping () -> MenuCoordinator?
  ) {
    self.widget = widget
    self.opensByItself = opensByItself
    self.items = items
    self.opensOnLongClick = opensOnLongClick
    attach()
    parentChanged = widget.object.onChange(of: "parent") { [weak self] in self?.attach() }
  }

  func detach() {
    parentChanged?.disconnect()
    close()
    removeControllers()
  }

  /// A row of a list has the keyboard's focus, and room around its content: the menu hangs on it.
  private func attach() {
    var wanted = widget.object
    if let parent = unsafe gtk_widget_get_parent(widget.pointer) {
      let parent = unsafe Object(retaining: UnsafeMutableRawPointer(parent))
      if parent.typeName == "GtkListItemWidget" { wanted = parent }
    }
    guard wanted != target || controllers.isEmpty && opensByItself else { return }
    removeControllers()
    target = wanted
    guard opensByItself else { return }
    let click = unsafe add(gtk_gesture_click_new(), to: wanted)
    unsafe gtk_gesture_single_set_button(click.opaque, UInt32(GDK_BUTTON_SECONDARY))
    click.connect("pressed") { [weak self, weak click] (_: Int32, x: Double, y: Double) in
      guard let self, let click, self.open(at: (x, y)) else { return }
      unsafe gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    let hold = unsafe add(gtk_gesture_long_press_new(), to: wanted)
    unsafe gtk_gesture_single_set_touch_only(hold.opaque, opensOnLongClick ? 0 : 1)
    // A button takes the press for itself as soon as it comes to it.
    unsafe gtk_event_controller_set_propagation_phase(hold.opaque, GTK_PHASE_CAPTURE)
    hold.connect("pressed") { [weak self, weak hold] (x: Double, y: Double) in
      guard let self, let hold, self.open(at: self.opensOnLongClick ? nil : (x, y)) else { return }
      unsafe gtk_gesture_set_state(hold.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    let keys = unsafe add(gtk_event_controller_key_new(), to: wanted)
    keys.connect(
      "key-pressed",
      returning: { [weak self] (key: UInt32, _: UInt32, held: UInt32) -> Bool in
        guard Self.isMenuKey(key, held) else { return false }
        return self?.open(at: nil) ?? false
      })
  }

  @unsafe
  private func add(_ pointer: OpaquePointer?, to object: Object) -> Object {
    guard let pointer = unsafe pointer else { preconditionFailure("GTK gave no controller") }
    let controller = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(object.cast(), controller.opaque)
    controllers.append(controller)
    return controller
  }

  private func removeControllers() {
    if let target {
      for controller in controllers {
        unsafe gtk_widget_remove_controller(target.cast(), controller.opaque)
      }
    }
    controllers.removeAll()
    target = nil
  }

  private static func isMenuKey(_ key: UInt32, _ held: UInt32) -> Bool {
    let isShiftAlone =
      held & (GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
      == GDK_SHIFT_MASK.rawValue
    return key == UInt32(GDK_KEY_Menu) || key == UInt32(GDK_KEY_F10) && isShiftAlone
  }

  /// Opens the menu at a point of the widget, or below it.
  ///
  /// - Returns: false where there is nothing to choose.
  @discardableResult
  func open(at point: (x: Double, y: Double)?) -> Bool {
    guard popover == nil, let target, unsafe gtk_widget_is_sensitive(target.cast()) != 0,
      let items = items(), !items.isEmpty, let model = items.model,
      let native = unsafe gtk_widget_get_native(target.cast())
    else { return false }
    let parent = unsafe UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var bounds = graphene_rect_t()
    guard unsafe gtk_widget_compute_bounds(target.cast(), parent, &bounds) != 0 else {
      return false
    }
    let popover = unsafe Object(taking: gtk_popover_menu_new_from_model(model.cast()))
    self.popover = popover
    _ = items.own(Widget(popover))
    // Not a child of the widget: see PopoverPresenter.
    unsafe gtk_widget_set_parent(popover.cast(), parent)
    var rectangle = GdkRectangle(
      x: Int32(bounds.origin.x), y: Int32(bounds.origin.y), width: Int32(bounds.size.width),
      height: Int32(bounds.size.height))
    if let point {
      rectangle.x += Int32(clamping: Int(point.x))
      rectangle.y += Int32(clamping: Int(point.y))
      rectangle.width = 1
      rectangle.height = 1
      unsafe gtk_popover_set_has_arrow(popover.cast(), 0)
      unsafe gtk_widget_set_halign(popover.cast(), GTK_ALIGN_START)
    }
    unsafe gtk_popover_set_pointing_to(popover.cast(), &rectangle)
    popover.connect("closed") { [weak self] in
      // At once: when GTK next draws it gives the focus to the first widget that takes it.
      if let self, let popover = self.popover { self.focus?.giveBack(from: popover) }
      // The chosen item acts after its menu has closed.
      MainLoop.schedule(priority: .idle) { self?.close() }
    }
    focus = FocusReturn(to: Widget(target))
    unsafe gtk_popover_popup(popover.cast())
    // GTK adds headings and lines to a menu when it is idle; measured before, its end is cut off.
    MainLoop.schedule(priority: .idle) { [weak self] in
      guard let popover = self?.popover else { return }
      unsafe gtk_widget_queue_resize(popover.cast())
      unsafe gtk_popover_present(popover.cast())
    }
    return true
  }

  /// Shows the items anew while the menu is open.
  func refresh(_ items: MenuCoordinator) {
    guard let popover, let model = items.model else { return }
    unsafe gtk_popover_menu_set_menu_model(popover.opaque, model.cast())
  }

  /// Whether the menu is open.
  var isOpen: Bool { popover != nil }

  /// Closes the menu without a choice.
  func close() {
    guard let popover else { return }
    self.popover = nil
    unsafe gtk_popover_popdown(popover.cast())
    focus?.giveBack(from: popover)
    focus = nil
    unsafe gtk_widget_unparent(popover.cast())
    closed()
  }
}

extension Widget {
  /// Tells assistive technologies that the widget opens a menu.
  func setAccessibleHasPopup() {
    var property = GTK_ACCESSIBLE_PROPERTY_HAS_POPUP
    var value = GValue()
    unsafe g_value_init(&value, lakes_type_boolean())
    unsafe g_value_set_boolean(&value, 1)
    unsafe gtk_accessible_update_property_value(object.opaque, 1, &property, &value)
    unsafe g_value_unset(&value)
  }
}
