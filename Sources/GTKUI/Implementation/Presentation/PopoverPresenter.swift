import CGTK
import Foundation
import GLibSupport

/// Holds a popover while it shows.
final class PopoverPresenter: Presenter {
  var dismiss: () -> Void = {}
  private var popover: Object?
  private let frame = SizeLimit.makeWidget()
  private var anchor: Widget?
  private var attachment = PopoverAttachmentAnchor.rect(.bounds)
  private var focus: FocusReturn?
  private var layout: SignalConnection?
  private var surface: Object?
  private let host: WidgetHost

  init(host: WidgetHost) { self.host = host }

  /// Shows a popover, or brings what it shows up to date.
  func show<Content: View>(
    _ content: Content, at attachment: PopoverAttachmentAnchor, of view: Widget, _ edge: Edge?,
    _ environment: EnvironmentValues
  ) {
    guard let native = unsafe gtk_widget_get_native(view.pointer) else { return }
    let isNew = popover == nil
    let popover = unsafe popover ?? makePopover(in: UnsafeMutableRawPointer(native))
    self.popover = popover
    self.attachment = attachment
    anchor = view
    host.update {
      host.embed(content, in: "content", environment: environment) { [frame] in
        SingleChild.place($0, in: frame)
      }
    }
    unsafe gtk_popover_set_position(popover.cast(), (edge ?? .bottom).position(in: view))
    point()
    guard isNew else { return }
    focus = FocusReturn(to: view)
    takeFocusWhereNothingHasIt(popover)
    unsafe gtk_popover_popup(popover.cast())
  }

  func close() {
    guard let popover else { return }
    self.popover = nil
    layout?.disconnect()
    surface = nil
    // What is inside may still want to act while it goes.
    host.dismantle()
    unsafe gtk_popover_popdown(popover.cast())
    focus?.giveBack(from: popover)
    focus = nil
    popover.setProperty("child", to: Object?.none)
    unsafe gtk_widget_unparent(popover.cast())
  }

  /// Gives the keyboard's focus to a popover in a window without any.
  ///
  /// GTK (4.8) asks, of the widget that has the focus, whether it is in the popover, and complains where
  /// there is none. Anything inside that can have the focus takes it over.
  private func takeFocusWhereNothingHasIt(_ popover: Object) {
    guard let root = unsafe gtk_widget_get_root(popover.cast()),
      unsafe gtk_root_get_focus(root) == nil
    else { return }
    unsafe gtk_widget_set_focusable(popover.cast(), 1)
    unsafe gtk_root_set_focus(root, popover.cast())
  }

  /// A popover is a child of the window, or of the popover around it: as a child of a button, it would
  /// press the button with each click inside, and in a box it would be one of the views.
  @unsafe
  private func makePopover(in native: UnsafeMutableRawPointer) -> Object {
    let popover = unsafe Object(taking: gtk_popover_new())
    unsafe gtk_widget_set_parent(popover.cast(), native.assumingMemoryBound(to: GtkWidget.self))
    popover.setProperty("child", to: frame.object)
    popover.connect("closed") { [weak self] in
      guard let self, self.popover != nil else { return }
      self.dismiss()
    }
    if let pointer = unsafe gtk_native_get_surface(OpaquePointer(native)) {
      let surface = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
      layout = surface.connect("layout", after: true) { [weak self] in
        MainLoop.schedule(priority: .idle) { self?.point() }
      }
      self.surface = surface
    }
    return popover
  }

  /// Points to the place in the view, wherever the view is now.
  private func point() {
    guard let popover, let anchor, let parent = unsafe gtk_widget_get_parent(popover.cast()) else {
      return
    }
    var bounds = graphene_rect_t()
    guard unsafe gtk_widget_compute_bounds(anchor.pointer, parent, &bounds) != 0 else { return }
    let frame = CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y),
      width: Double(bounds.size.width), height: Double(bounds.size.height))
    let target = attachment.target(in: frame, isRightToLeft: anchor.isRightToLeft)
    var rectangle = GdkRectangle(
      x: Int32(clamping: Int(target.minX)), y: Int32(clamping: Int(target.minY)),
      width: Int32(clamping: max(1, Int(target.width))),
      height: Int32(clamping: max(1, Int(target.height))))
    unsafe gtk_popover_set_pointing_to(popover.cast(), &rectangle)
  }
}

extension PopoverAttachmentAnchor {
  /// The area that is meant, within the coordinates of the view's frame.
  ///
  /// What lies outside the view is moved to its edge: a popover points to no place that is not there.
  func target(in frame: CGRect, isRightToLeft: Bool) -> CGRect {
    switch self {
    case .rect(let source):
      guard let area = source.value, area.isUsable else { return frame }
      let moved = area.offsetBy(dx: frame.minX, dy: frame.minY)
      let inside = moved.intersection(frame)
      guard inside.isNull else { return inside }
      return CGRect(
        x: min(max(moved.minX, frame.minX), frame.maxX),
        y: min(max(moved.minY, frame.minY), frame.maxY), width: 1, height: 1)
    case .point(let point):
      guard point.x.isFinite, point.y.isFinite else { return frame }
      let x = min(max(isRightToLeft ? 1 - point.x : point.x, 0), 1)
      let y = min(max(point.y, 0), 1)
      return CGRect(
        x: frame.minX + x * frame.width, y: frame.minY + y * frame.height, width: 1, height: 1)
    }
  }
}

extension CGRect {
  fileprivate var isUsable: Bool {
    [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 }
  }
}

extension Edge {
  /// The side in GTK's terms, which know no direction of reading.
  fileprivate func position(in widget: Widget) -> GtkPositionType {
    switch self {
    case .top: GTK_POS_TOP
    case .bottom: GTK_POS_BOTTOM
    case .leading: widget.isRightToLeft ? GTK_POS_RIGHT : GTK_POS_LEFT
    case .trailing: widget.isRightToLeft ? GTK_POS_LEFT : GTK_POS_RIGHT
    }
  }
}

extension Widget {
  /// Whether what is inside reads from right to left.
  var isRightToLeft: Bool { unsafe gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }
}
