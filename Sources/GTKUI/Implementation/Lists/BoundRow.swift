import CGTK
import GLibSupport

/// What a row in sight holds.
final class BoundRow {
  /// The identity of the row that is shown.
  private(set) var id: AnyHashable?
  /// Where the row stands in an outline.
  private(set) var outline: RowOutline?
  /// GTK's item that the widgets stand in.
  private(set) var item: Object?
  /// Of which generation of rows it shows one.
  var generation = 0

  private let host: WidgetHost
  private var widgets: [Widget] = []
  private var expander: RowExpander?
  private var label: Object?
  private var labelChanged: SignalConnection?
  private var name: String?
  private var isShownExpanded: Bool?
  private var direction: LayoutDirection?

  /// Makes a row without anything in it.
  ///
  /// - Parameter view: the program's own view in whose body the list stands.
  init(in view: Any.Type?) {
    host = WidgetHost(depth: 1000, view: view)
  }

  func show(_ row: ListRow, environment: EnvironmentValues) {
    // Another element in the same place is another view, with state of its own.
    if id != row.id { host.update {} }
    id = row.id
    direction = environment.ownLayoutDirection
    showExpander(row.outline)
    let content = row.isHeader ? AnyView(row.content().styleClass("list-header")) : row.content()
    host.update {
      host.embed(content, in: "row", environment: environment) { [weak self] widgets in
        self?.widgets = widgets
        self?.place()
      }
    }
    describeRow()
  }

  /// Takes the widgets out of the item that they stand in, and puts them into another.
  func move(to newItem: Object?) {
    guard newItem != item else { return }
    if let item { SingleChild.place([], in: Widget(item)) }
    item = newItem
    name = nil
    isShownExpanded = nil
    place()
  }

  func dismantle() {
    labelChanged?.disconnect()
    host.dismantle()
    move(to: nil)
  }

  /// The widget of GTK that stands for the row.
  var rowWidget: Widget? {
    guard let item, let child = unsafe gtk_list_item_get_child(item.opaque),
      let row = unsafe gtk_widget_get_parent(child)
    else { return nil }
    return unsafe Widget(Object(retaining: UnsafeMutableRawPointer(row)))
  }

  private func place() {
    guard let item, !widgets.isEmpty || expander == nil else { return }
    if let expander {
      SingleChild.place(widgets, in: expander.widget)
      SingleChild.place([expander.widget], in: Widget(item))
    } else {
      SingleChild.place(widgets, in: Widget(item))
    }
    mirror()
    describeRow()
  }

  /// What GTK has around the view reads in the direction of the list; the view itself has its own.
  private func mirror() {
    let around = [rowWidget, expander?.widget].compactMap(\.self)
    for widget in around { widget.setDirection(direction, isDeep: false) }
  }

  private func showExpander(_ outline: RowOutline?) {
    self.outline = outline
    if let outline, expander?.show(outline) == true { return }
    guard outline != nil || expander != nil else { return }
    if let expander { SingleChild.place([], in: expander.widget) }
    expander = outline.map { RowExpander($0) }
    // Its arrow too.
    expander?.widget.setDirection(direction)
    place()
  }

  /// Gives the row, which GTK leaves without a name, that of its first text, and says if it is open.
  private func describeRow() {
    guard let child = widgets.first, let row = rowWidget else { return }
    if let found = unsafe RowText.firstLabel(in: child.pointer) {
      if unsafe label?.opaque != found {
        let label = unsafe Object(retaining: UnsafeMutableRawPointer(found))
        self.label = label
        labelChanged?.disconnect()
        labelChanged = label.onChange(of: "label") { [weak self] in self?.describeRow() }
      }
      let text = unsafe gtk_label_get_text(found).map { unsafe String(cString: $0) } ?? ""
      if text != name {
        name = text
        row.setAccessibleLabel(text)
      }
    }
    if let isExpanded = outline?.isExpanded, isExpanded != isShownExpanded {
      isShownExpanded = isExpanded
      row.setAccessibleExpansion(isExpanded)
    } else if outline?.isExpanded == nil, isShownExpanded != nil {
      isShownExpanded = nil
      unsafe gtk_accessible_reset_state(row.object.opaque, GTK_ACCESSIBLE_STATE_EXPANDED)
    }
  }
}

/// The texts of a row.
enum RowText {
  /// The first label inside a widget.
  @unsafe
  static func firstLabel(in widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
    let instance = unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(
      to: GTypeInstance.self)
    if unsafe g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
      return OpaquePointer(widget)
    }
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      if let label = unsafe firstLabel(in: child) { return unsafe label }
      unsafe next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }
}

extension Widget {
  /// Tells assistive technologies whether the rows below are shown.
  func setAccessibleExpansion(_ isExpanded: Bool) {
    var state = GTK_ACCESSIBLE_STATE_EXPANDED
    var value = GValue()
    unsafe gtk_accessible_state_init_value(state, &value)
    unsafe g_value_set_int(&value, isExpanded ? 1 : 0)
    unsafe gtk_accessible_update_state_value(object.opaque, 1, &state, &value)
    unsafe g_value_unset(&value)
  }
}
