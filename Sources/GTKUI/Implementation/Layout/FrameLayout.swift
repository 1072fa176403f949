import CGTK
import GLibSupport

/// Gives the one child of a widget the room that a frame allows: GTK's own widgets know a least size,
/// but neither an exact one nor a greatest.
enum FrameLayout {
  fileprivate nonisolated static let sizes = WidgetValue<FrameSize>("gtkui-frame")

  /// Lets a widget be laid out as a frame.
  static func install(in widget: Widget) {
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(requestModeOfChild, measure, allocate))
  }

  /// Sets the sizes that a frame allows.
  static func set(_ size: FrameSize, of widget: Widget) {
    unsafe sizes.set(size, of: widget.pointer)
    unsafe gtk_widget_queue_resize(widget.pointer)
  }

  @unsafe
  fileprivate nonisolated static func size(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> FrameSize {
    unsafe sizes.of(widget) ?? FrameSize(width: FrameLength(), height: FrameLength())
  }
}

@unsafe
nonisolated private func measure(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ room: Int32,
  _ least: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ leastBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  guard let widget = unsafe widget else { return }
  let size = unsafe FrameLayout.size(of: widget)
  let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
  let (length, across) = isWidth ? (size.width, size.height) : (size.height, size.width)
  var inner = Measure()
  if let child = unsafe widget.shownChild {
    var given = room
    if let limit = across.limit, given > limit || across.isExact { given = Int32(limit) }
    if given >= 0 {
      // Nothing is measured for less than it needs.
      let other = isWidth ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
      given = unsafe max(given, child.measured(other).least)
    }
    inner = unsafe child.measured(orientation, for: given)
  }
  let outer = length.measured(least: Int(inner.least), natural: Int(inner.natural))
  unsafe least?.pointee = Int32(clamping: outer.least)
  unsafe natural?.pointee = Int32(clamping: outer.natural)
}

@unsafe
nonisolated private func allocate(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  guard let widget = unsafe widget else { return }
  let size = unsafe FrameLayout.size(of: widget)
  // Given more than it may take, a frame stands in the middle.
  let allowed = (
    min(width, size.width.limit.map { Int32($0) } ?? width),
    min(height, size.height.limit.map { Int32($0) } ?? height)
  )
  unsafe widget.shownChild?.place(allowed, inTheMiddleOf: (width, height))
}

nonisolated extension FrameLength {
  /// The length that a frame asks for, by what is inside.
  func measured(least inner: Int, natural: Int) -> (least: Int, natural: Int) {
    if isExact, let exact = least {
      let length = max(exact, 0)
      return (length, length)
    }
    if isFixed { return (natural, natural) }
    var outer = max(inner, least ?? 0)
    // A limit is taken where there is room for it.
    var wanted = max(limit ?? ideal ?? natural, ideal ?? 0, outer)
    if let limit {
      outer = min(outer, max(limit, least ?? 0))
      wanted = max(ideal.map { min($0, limit) } ?? limit, outer)
    }
    return (outer, max(wanted, outer))
  }
}
