import CGTK
import GLibSupport

/// Keeps a `GtkListView` in step with the rows and the selection of a list.
public final class ListCoordinator<Selection: Hashable> {
  var selection: Binding<Selection?>
  var environment = EnvironmentValues()
  var label: String?
  private var isDense = false
  let listView: Widget

  private let strings: Object
  let model: Object
  var rows = ListRows()
  private var keys: ListKeys?

  /// Which rows of its outlines are open.
  let expansion = OutlineExpansion()

  /// In a list without a selection rows can be clicked, but none is marked.
  let canSelect = Selection.self != Never.self
  private var selected: AnyHashable?
  private var selectionChanged: SignalConnection?

  let inSight = RowsInSight()

  init(_ selection: Binding<Selection?>) {
    self.selection = selection
    // Rows are found by their place; the strings only count them.
    unsafe strings = Object(taking: gtk_string_list_new(nil))
    unsafe model = Object(
      taking: gtk_single_selection_new(
        OpaquePointer(g_object_ref(UnsafeMutableRawPointer(strings.pointer)))))
    // Else the first row would be selected without anybody having asked for it.
    unsafe gtk_single_selection_set_autoselect(model.opaque, 0)
    unsafe gtk_single_selection_set_can_unselect(model.opaque, 1)
    let factory = unsafe Object(taking: gtk_signal_list_item_factory_new())
    unsafe listView = Widget(
      taking: gtk_list_view_new(
        OpaquePointer(g_object_ref(UnsafeMutableRawPointer(model.pointer))),
        OpaquePointer(g_object_ref(UnsafeMutableRawPointer(factory.pointer)))))
    listView.addStyleClass("navigation-sidebar")
    self.factory = factory

    factory.connect("bind") { [weak self] (item: Object) in self?.bind(item) }
    factory.connect("unbind") { [weak self] (item: Object) in self?.inSight.unbind(item) }
    selectionChanged = model.onChange(of: "selected") { [weak self] in self?.userSelected() }
    listView.object.connect("activate") { [weak self] (position: UInt32) in
      self?.activate(Int(position))
    }
    ListFocus.letTabLeave(listView)
    watchClicks()
    keys = ListKeys(of: listView) { [weak self] row, direction in
      guard let self, let position = self.inSight.position(of: row) else { return false }
      return self.pressed(direction, at: position)
    }
  }

  private let factory: Object
  private var clicks: Object?
  private var pressed: ListClick?

  /// A click chooses: what covers the content goes, and the list's primary action is done.
  ///
  /// The rows' own gestures claim the click, so it is seen before it reaches them; what it selects is
  /// known once they have dealt with it.
  private func watchClicks() {
    let controller = unsafe Object(
      retaining: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
    unsafe gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect(
      "event",
      returning: { [weak self] (event: BorrowedPointer) -> Bool in
        if let self, let event = unsafe event.address { unsafe watch(OpaquePointer(event)) }
        return false
      })
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(listView.pointer, controller.opaque)
    clicks = controller
  }

  @unsafe
  private func watch(_ event: OpaquePointer) {
    if let press = unsafe ListClick(event, on: listView, inSight) {
      pressed = press
    } else if let press = pressed, unsafe press.ends(with: event, on: listView) {
      pressed = nil
      MainLoop.schedule(priority: .standard) { [weak self] in self?.clicked(press.row) }
    }
  }

  /// A row was clicked, which may have moved since: what it opens comes under it, and it is scrolled to.
  private func clicked(_ row: AnyHashable) {
    let position = Int(model.property("selected", as: UInt32.self))
    guard rows.indices.contains(position), rows[position].id == row else { return }
    activate(position)
  }

  private func activate(_ position: Int) {
    guard rows.indices.contains(position), !rows[position].isHeader else { return }
    environment.dismissSidebar()
    environment.listPrimaryAction?()
  }

  // MARK: Rows

  /// Shows rows in the place of those before, and selects one.
  func show(_ newRows: ListRows, selecting value: AnyHashable?) {
    let old = rows
    rows = newRows
    inSight.beginGeneration()
    let splices = newRows.splices(from: old)
    selectionChanged?.whileBlocked {
      if !splices.isEmpty {
        if !hasReported { checkIdentities() }
        inSight.keepingRows(replacing: splices.map { $0.oldStart..<$0.oldStart + $0.removed }) {
          for splice in splices { apply(splice) }
        } thenBinding: {
          bind($0)
        }
      }
      inSight.refresh(with: rows, environment: environment)
      select(value)
    }
  }

  /// Says, once, that an identity occurs more than once; when there is time, for all are looked at.
  private func checkIdentities() {
    guard check?.isPending != true else { return }
    guard rows.count > 1000 else {
      check = MainLoop.schedule(priority: .idle) { [weak self] in self?.reportRepeated() }
      return
    }
    // Thousands take milliseconds, which are missed where something else is about to be drawn.
    check = MainLoop.schedule(afterMilliseconds: 1000) { [weak self] in self?.reportRepeated() }
  }

  private func reportRepeated() {
    guard !hasReported, let repeated = rows.repeated else { return }
    hasReported = true
    Diagnostics.reportRepeated(repeated, in: "List of \(Selection.self)", of: inSight.view)
  }

  private var check: ScheduledTask?
  private var hasReported = false

  func setDense(_ isDense: Bool) {
    guard isDense != self.isDense else { return }
    self.isDense = isDense
    if isDense {
      listView.addStyleClass("dense-list")
    } else {
      listView.removeStyleClass("dense-list")
    }
  }

  func dismantle() {
    selectionChanged?.disconnect()
    check?.cancel()
    inSight.dismantle()
  }

  private func bind(_ item: Object) {
    inSight.bind(item, to: rows, environment: environment, canSelect: canSelect)
  }

  private func apply(_ splice: RowSplice) {
    let empty = unsafe strdup("")
    defer { unsafe free(empty) }
    var additions = unsafe [UnsafePointer<CChar>?](
      repeating: UnsafePointer(empty), count: splice.added)
    unsafe additions.append(nil)
    unsafe gtk_string_list_splice(
      strings.opaque, UInt32(splice.start), UInt32(splice.removed), &additions)
  }

  // MARK: Selection

  private func select(_ value: AnyHashable?) {
    let position = value.flatMap { rows.firstIndex(of: $0) }
    let wanted = position.map { UInt32($0) } ?? UInt32.max
    if unsafe gtk_single_selection_get_selected(model.opaque) != wanted {
      unsafe gtk_single_selection_set_selected(model.opaque, wanted)
    }
    guard value != selected else { return }
    selected = value
    if let position { keepInSight(position) }
  }

  /// Scrolls so that a row shows, unless the pointer is at work over the list.
  private func keepInSight(_ position: Int) {
    let hovered = unsafe gtk_widget_get_state_flags(listView.pointer)
    guard hovered.rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue == 0 else { return }
    MainLoop.schedule(priority: .idle) { [weak self] in
      guard let self, self.rows.indices.contains(position) else { return }
      self.scroll(to: self.rowToScroll(toShow: position))
    }
  }

  /// What is next to the row that shall show, so that it does not stand at the very edge; nothing
  /// where it shows like that already.
  func rowToScroll(toShow position: Int) -> Int? {
    // Rows that are not laid out yet begin at the top.
    let shown = inSight.wholeRows(in: listView) ?? 0...0
    if shown.count == 2 { return shown.contains(position) ? nil : position }
    if position >= shown.upperBound { return min(position + 1, rows.count - 1) }
    if position <= shown.lowerBound { return max(position - 1, 0) }
    return nil
  }

  func scroll(to position: Int?) {
    guard let position else { return }
    let target = Variant(UInt32(position))
    unsafe gtk_widget_activate_action_variant(
      listView.pointer, "list.scroll-to-item", target.pointer)
  }

  private func userSelected() {
    let position = Int(model.property("selected", as: UInt32.self))
    let value = rows.indices.contains(position) ? rows[position].value : nil
    guard value != selected else { return }
    selected = value
    selection.wrappedValue = value?.base as? Selection
    guard selection.wrappedValue.map({ AnyHashable($0) }) != value else { return }
    // The binding keeps another row. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self] in
      guard let self else { return }
      self.selectionChanged?.whileBlocked {
        self.select(self.selection.wrappedValue.map { AnyHashable($0) })
      }
    }
  }
}
