import CGTK

/// The widths of views side by side, and how high these make them.
///
/// A box of GTK (4.8) asks a view that wraps how wide it has to be for every height, to find the least
/// height at which all fit. A view that does not fill the height answers for the height that it would
/// like, which is one line; the box then complains ("reports a minimum width of …") and gives it less
/// than it asked for. Here each view has what it needs at least, and what is left goes to those that would
/// like more, in equal parts: a short text beside a long one stays in one line.
@unsafe
nonisolated struct RowLayout {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var children: [UnsafeMutablePointer<GtkWidget>] = unsafe []
  private var sizes: [GtkRequestedSize] = unsafe []
  private var expanding: Int32 = 0

  /// How much room there is between two views, in pixels.
  private var spacing: Int32 = 0

  /// Measures the views that show.
  ///
  /// - Parameters:
  ///   - widget: what the views stand in.
  ///   - leastWidth: how narrow it can be, the room between the views included.
  init(of widget: UnsafeMutablePointer<GtkWidget>, spaced leastWidth: Int32) {
    unsafe self.widget = widget
    var next = unsafe gtk_widget_get_first_child(widget)
    var needed: Int32 = 0
    while let child = unsafe next {
      unsafe next = gtk_widget_get_next_sibling(child)
      guard unsafe gtk_widget_should_layout(child) != 0 else { continue }
      let width = unsafe child.measured(GTK_ORIENTATION_HORIZONTAL)
      unsafe children.append(child)
      unsafe sizes.append(
        unsafe GtkRequestedSize(
          data: child, minimum_size: width.least, natural_size: width.natural))
      needed += width.least
      let expands = unsafe gtk_widget_compute_expand(child, GTK_ORIENTATION_HORIZONTAL) != 0
      if expands { unsafe expanding += 1 }
    }
    if unsafe children.count > 1 {
      unsafe spacing = (leastWidth - needed) / Int32(unsafe children.count - 1)
    }
  }

  /// How wide each view is.
  private func widths(within width: Int32) -> [Int32] {
    var sizes = unsafe sizes
    var left = unsafe width - spacing * Int32(max(sizes.count - 1, 0))
    for index in 0..<(unsafe sizes.count) { left -= unsafe sizes[index].minimum_size }
    left = unsafe gtk_distribute_natural_allocation(max(left, 0), guint(sizes.count), &sizes)
    var widths: [Int32] = []
    var parts = unsafe expanding
    for index in 0..<(unsafe sizes.count) {
      var width = unsafe sizes[index].minimum_size
      if parts > 0,
        unsafe gtk_widget_compute_expand(children[index], GTK_ORIENTATION_HORIZONTAL) != 0
      {
        // Rounded up, so that the first have the odd pixels, as in a box of GTK.
        let part = (left + parts - 1) / parts
        width += part
        left -= part
        parts -= 1
      }
      widths.append(width)
    }
    return widths
  }

  /// How high the views are side by side.
  ///
  /// - Parameter width: how much room there is for all, in pixels.
  /// - Returns: the heights, and where the baseline is that they share.
  func height(for width: Int32) -> Measure {
    let widths = unsafe widths(within: width)
    var height = Measure()
    var above = Measure(least: -1, natural: -1)
    var below = Measure(least: -1, natural: -1)
    for (index, width) in widths.enumerated() {
      let child = unsafe children[index]
      let own = unsafe child.measured(GTK_ORIENTATION_VERTICAL, for: width)
      height.least = max(height.least, own.least)
      height.natural = max(height.natural, own.natural)
      guard own.leastBaseline >= 0, unsafe gtk_widget_get_valign(child) == GTK_ALIGN_BASELINE else {
        continue
      }
      above.least = max(above.least, own.leastBaseline)
      above.natural = max(above.natural, own.naturalBaseline)
      below.least = max(below.least, own.least - own.leastBaseline)
      below.natural = max(below.natural, own.natural - own.naturalBaseline)
    }
    guard above.least >= 0 else { return height }
    height.least = max(height.least, above.least + below.least)
    height.natural = max(height.natural, above.natural + below.natural)
    // In the middle of what is more than they need.
    height.leastBaseline = above.least + (height.least - above.least - below.least) / 2
    height.naturalBaseline = above.natural + (height.natural - above.natural - below.natural) / 2
    return height
  }

  /// Gives the views their room.
  ///
  /// - Parameters:
  ///   - width: how wide all are, in pixels.
  ///   - height: how high.
  ///   - baseline: where the baseline is; −1 where nobody has said.
  func allocate(width: Int32, height: Int32, baseline: Int32) {
    let widths = unsafe widths(within: width)
    let isFromRight = unsafe gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let baseline = baseline >= 0 ? baseline : unsafe ownBaseline(widths, height: height)
    var area = GtkAllocation(x: 0, y: 0, width: 0, height: height)
    var passed: Int32 = 0
    for (index, own) in widths.enumerated() {
      area.width = own
      area.x = isFromRight ? width - passed - own : passed
      unsafe gtk_widget_size_allocate(children[index], &area, baseline)
      unsafe passed += own + spacing
    }
  }

  /// The baseline of the views within a height; −1 where none has one.
  private func ownBaseline(_ widths: [Int32], height: Int32) -> Int32 {
    var above: Int32 = -1
    var below: Int32 = 0
    for (index, width) in widths.enumerated() {
      let child = unsafe children[index]
      guard unsafe gtk_widget_get_valign(child) == GTK_ALIGN_BASELINE else { continue }
      let own = unsafe child.measured(GTK_ORIENTATION_VERTICAL, for: width)
      guard own.leastBaseline >= 0 else { continue }
      above = max(above, own.leastBaseline)
      below = max(below, own.least - own.leastBaseline)
    }
    return above < 0 ? -1 : above + max(height - above - below, 0) / 2
  }
}
