import CGTK
import GLibSupport

extension Text: WidgetRepresentable {
  /// What the label was last given.
  public final class Coordinator {
    var layout: Layout?

    struct Layout: Equatable {
      var lineLimit: Int?
      var truncation: TextTruncation
      var isSelectable: Bool
    }
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_label_new(nil))
    unsafe gtk_label_set_xalign(widget.object.opaque, 0)
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let label = unsafe widget.object.opaque
    if context.changed(self, \.content) {
      unsafe gtk_label_set_text(label, content.withoutNUL)
    }
    if context.changed(self, \.style) {
      let old = context.previous?.style.styleClasses ?? []
      for name in old.subtracting(style.styleClasses) { widget.removeStyleClass(name) }
      for name in style.styleClasses.subtracting(old) { widget.addStyleClass(name) }
    }
    let layout = Coordinator.Layout(
      lineLimit: context.environment.lineLimit, truncation: context.environment.truncationMode,
      isSelectable: context.environment.isTextSelectionEnabled)
    if context.coordinator.layout != layout {
      context.coordinator.layout = layout
      unsafe apply(layout, to: label)
    }
  }

  @unsafe
  private func apply(_ layout: Coordinator.Layout, to label: OpaquePointer) {
    let isSingleLine = layout.lineLimit == 1
    unsafe gtk_label_set_wrap(label, isSingleLine ? 0 : 1)
    unsafe gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    unsafe gtk_label_set_lines(label, Int32(layout.lineLimit ?? -1))
    // Without a limit the text is shown whole, so nothing is left out.
    unsafe gtk_label_set_ellipsize(
      label, layout.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : layout.truncation.ellipsizeMode)
    unsafe gtk_label_set_selectable(label, layout.isSelectable ? 1 : 0)
  }
}

extension TextStyle {
  fileprivate var styleClasses: Set<String> {
    Set([font?.styleClass, isBold ? "heading" : nil].compactMap { $0 })
  }
}

extension TextTruncation {
  fileprivate var ellipsizeMode: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}

extension String {
  /// The string as far as C can see it: a NUL inside would end it.
  var withoutNUL: String {
    contains("\0") ? replacing("\0", with: "\u{FFFD}") : self
  }

  /// The text for a place in which an underline marks the key to press.
  var escapedForMnemonic: String { replacing("_", with: "__") }
}
