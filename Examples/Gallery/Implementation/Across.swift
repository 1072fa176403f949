import CGTK
import GLibSupport
import GTKUI

/// Views beside each other, on several lines where there is too little room: a container as a view.
struct Across<Content: View>: View {
  /// The view has no body: it is a widget.
  typealias Body = Never

  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Across: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(requestMode, measure, allocate))
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.embed(content) { [weak object = widget.object] widgets in
      guard let object else { return }
      while let child = unsafe gtk_widget_get_first_child(object.cast()) {
        unsafe gtk_box_remove(object.cast(), child)
      }
      for widget in widgets { unsafe gtk_box_append(object.cast(), widget.pointer) }
    }
  }
}

/// The room between two views, and between two lines.
nonisolated private let spacing: (across: Int32, down: Int32) = (12, 6)

/// A child and where it stands.
@unsafe
nonisolated private struct Place {
  let child: UnsafeMutablePointer<GtkWidget>
  var area: GtkAllocation
}

/// Where the children stand in a width, and how high they are together.
@unsafe
nonisolated private func lines(
  of box: UnsafeMutablePointer<GtkWidget>?, width: Int32
) -> (places: [Place], height: Int32) {
  var places: [Place] = unsafe []
  var (x, y, lineHeight, lineStart): (Int32, Int32, Int32, Int) = (0, 0, 0, 0)
  // What is lower than its line stands in the middle of it.
  func endLine() {
    for index in unsafe lineStart..<places.count {
      unsafe places[index].area.y += (lineHeight - places[index].area.height) / 2
    }
    unsafe lineStart = places.count
  }
  var next = unsafe box.flatMap { unsafe gtk_widget_get_first_child($0) }
  while let child = unsafe next {
    unsafe next = gtk_widget_get_next_sibling(child)
    guard unsafe gtk_widget_should_layout(child) != 0 else { continue }
    var (least, natural, height): (Int32, Int32, Int32) = (0, 0, 0)
    unsafe gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
    natural = max(least, min(natural, width))
    unsafe gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, natural, nil, &height, nil, nil)
    if x > 0, x + natural > width {
      endLine()
      (x, y, lineHeight) = (0, y + lineHeight + spacing.down, 0)
    }
    let area = GtkAllocation(x: x, y: y, width: natural, height: height)
    unsafe places.append(Place(child: child, area: area))
    x += natural + spacing.across
    lineHeight = max(lineHeight, height)
  }
  endLine()
  return unsafe (places, y + lineHeight)
}

nonisolated private func requestMode(
  _ box: UnsafeMutablePointer<GtkWidget>?
) -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

@unsafe
nonisolated private func measure(
  _ box: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ room: Int32,
  _ least: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ leastBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  unsafe leastBaseline?.pointee = -1
  unsafe naturalBaseline?.pointee = -1
  if orientation == GTK_ORIENTATION_VERTICAL {
    let height = unsafe lines(of: box, width: room < 0 ? Int32.max / 2 : room).height
    unsafe least?.pointee = height
    unsafe natural?.pointee = height
  } else {
    let (narrow, wide) = unsafe (lines(of: box, width: 0), lines(of: box, width: Int32.max / 2))
    unsafe least?.pointee = unsafe narrow.places.map { unsafe $0.area.width }.max() ?? 0
    unsafe natural?.pointee = unsafe wide.places.last.map { unsafe $0.area.x + $0.area.width } ?? 0
  }
}

@unsafe
nonisolated private func allocate(
  _ box: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  let isRightToLeft = unsafe gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
  let places = unsafe lines(of: box, width: width).places
  for index in unsafe places.indices {
    var area = unsafe places[index].area
    if isRightToLeft { area.x = width - area.x - area.width }
    unsafe gtk_widget_size_allocate(places[index].child, &area, -1)
  }
}
