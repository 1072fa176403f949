import CGTK
import GLibSupport

extension Stack: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    StackLayout.makeBox(
      axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
      spacing: spacing)
  }

  func updateWidget(_ widget: Widget, context: Context) {
    if context.changed(self, { $0.spacing }) {
      unsafe gtk_box_set_spacing(widget.object.cast(), Int32(clamping: max(spacing, 0)))
    }
    var inner = context.environment
    inner.stackAxis = axis
    if context.changed(self, { $0.horizontal }) || context.changed(self, { $0.vertical }) {
      ChildAlignment(horizontal: horizontal, vertical: vertical).set(on: widget)
    }
    context.embed(content, in: "content", environment: inner) {
      BoxChildren.place($0, in: widget)
    }
  }
}

extension Spacer: WidgetRepresentable {
  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let isHorizontal = context.environment.stackAxis == .horizontal
    widget.expand(horizontally: isHorizontal, vertically: !isHorizontal)
    if context.changed(self, { $0.minLength }) {
      let length = Int32(clamping: max(minLength, 0))
      unsafe gtk_widget_set_size_request(
        widget.pointer, isHorizontal ? length : -1, isHorizontal ? -1 : length)
    }
  }
}

extension Divider: WidgetRepresentable {
  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let isHorizontal = context.environment.stackAxis == .horizontal
    let widget = unsafe Widget(
      taking: gtk_separator_new(
        isHorizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL))
    if !isHorizontal { widget.expand(vertically: false) }
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {}
}

/// The children of a `GtkBox`.
enum BoxChildren {
  /// Puts widgets into a box, leaving alone those that already stand in their order.
  static func place(_ widgets: [Widget], in box: Widget) {
    let script = EditScript(from: current(in: box), to: widgets)
    for widget in script.removals {
      unsafe gtk_box_remove(box.object.cast(), widget.pointer)
    }
    var added: [Widget] = []
    for (widget, after, isNew) in script.placements {
      if isNew {
        unsafe gtk_box_insert_child_after(box.object.cast(), widget.pointer, after?.pointer)
        added.append(widget)
      } else {
        unsafe gtk_box_reorder_child_after(box.object.cast(), widget.pointer, after?.pointer)
      }
    }
    if !script.removals.isEmpty || !added.isEmpty { ChildAlignment.follow(added, in: box) }
  }

  static func current(in box: Widget) -> [Widget] {
    var children: [Widget] = []
    var child = unsafe gtk_widget_get_first_child(box.pointer)
    while let pointer = unsafe child {
      unsafe children.append(Widget(Object(retaining: pointer)))
      unsafe child = gtk_widget_get_next_sibling(pointer)
    }
    return children
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Aligns a child of a box across, unless it wants all the room.
  @unsafe
  func align(horizontally alignment: HorizontalAlignment) {
    let wantsAll = unsafe gtk_widget_compute_expand(self, GTK_ORIENTATION_HORIZONTAL) != 0
    unsafe gtk_widget_set_halign(self, wantsAll ? GTK_ALIGN_FILL : alignment.gtk)
  }

  /// Aligns a child of a box up and down, unless it wants all the room.
  @unsafe
  func align(vertically alignment: VerticalAlignment) {
    let wantsAll = unsafe gtk_widget_compute_expand(self, GTK_ORIENTATION_VERTICAL) != 0
    unsafe gtk_widget_set_valign(self, wantsAll ? GTK_ALIGN_FILL : alignment.gtk)
  }
}

extension HorizontalAlignment {
  /// GTK's name for the place; it follows the direction of reading.
  var gtk: GtkAlign {
    switch self {
    case .leading: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .trailing: GTK_ALIGN_END
    }
  }
}

extension VerticalAlignment {
  /// GTK's name for the place.
  var gtk: GtkAlign {
    switch self {
    case .top: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .bottom: GTK_ALIGN_END
    case .firstTextBaseline: GTK_ALIGN_BASELINE
    }
  }
}
