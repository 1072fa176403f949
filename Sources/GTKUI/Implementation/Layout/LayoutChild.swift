import CGTK

/// What a widget asks for along one axis, in pixels; a baseline is −1 where there is none.
nonisolated struct Measure {
  var least: Int32 = 0
  var natural: Int32 = 0
  var leastBaseline: Int32 = -1
  var naturalBaseline: Int32 = -1
}

/// What the layouts of ours have in common, in functions that GTK calls.
nonisolated extension UnsafeMutablePointer<GtkWidget> {
  /// The first child, where it shows.
  @unsafe
  var shownChild: UnsafeMutablePointer<GtkWidget>? {
    guard let child = unsafe gtk_widget_get_first_child(self),
      unsafe gtk_widget_should_layout(child) != 0
    else { return nil }
    return unsafe child
  }

  /// What the widget asks for.
  ///
  /// - Parameters:
  ///   - orientation: along which axis.
  ///   - room: what there is along the other; −1 where that is open.
  /// - Returns: the lengths.
  @unsafe
  func measured(_ orientation: GtkOrientation, for room: Int32 = -1) -> Measure {
    // A text says otherwise that it needs more width for much height than for any, and looks long for
    // how much.
    let ignoresRoom =
      unsafe orientation == GTK_ORIENTATION_HORIZONTAL
      && gtk_widget_get_request_mode(self) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    var found = Measure()
    unsafe gtk_widget_measure(
      self, orientation, ignoresRoom ? -1 : room, &found.least, &found.natural,
      &found.leastBaseline, &found.naturalBaseline)
    return found
  }

  /// Gives the widget room of a size within a parent of another, in the middle of it.
  ///
  /// What needs more than it is given stands out on both sides.
  @unsafe
  func place(
    _ room: (width: Int32, height: Int32), inTheMiddleOf parent: (width: Int32, height: Int32)
  ) {
    var area = GtkAllocation()
    area.width = unsafe max(room.width, measured(GTK_ORIENTATION_HORIZONTAL).least)
    area.height = unsafe max(
      room.height, measured(GTK_ORIENTATION_VERTICAL, for: area.width).least)
    area.x = (parent.width - area.width) / 2
    area.y = (parent.height - area.height) / 2
    unsafe gtk_widget_size_allocate(self, &area, -1)
  }
}

/// Along which axis the first child of a widget decides, where it shows.
@unsafe
nonisolated func requestModeOfChild(
  _ widget: UnsafeMutablePointer<GtkWidget>?
) -> GtkSizeRequestMode {
  guard let child = unsafe widget?.shownChild else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
  return unsafe gtk_widget_get_request_mode(child)
}
