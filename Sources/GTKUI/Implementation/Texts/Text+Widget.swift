import CGTK
import GLibSupport

extension Text: WidgetRepresentable {
  /// What the label was last given.
  public final class Coordinator {
    var layout: Layout?
    /// None where all is left to the label.
    var runs: [Run] = []
    var style: Font.TextStyle?

    struct Layout: Equatable {
      var lineLimit: Int?
      var truncation: TruncationMode
      var alignment: TextAlignment
      var isSelectable: Bool
      var keepsWords: Bool
      /// Whether it is as short as what stands on buttons, which never wraps there: a label that could
      /// wrap takes twice as long to lay out.
      var isTitle: Bool
    }
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    unsafe Widget(taking: gtk_label_new(nil))
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let label = unsafe widget.object.opaque
    let environment = context.environment
    if context.changed(self, { $0.content }) {
      unsafe content.withoutNUL.withCString { unsafe gtk_label_set_text(label, $0) }
    }
    let runs = styledRuns(in: environment.textLook)
    if context.coordinator.runs != runs {
      context.coordinator.runs = runs
      show(runs, on: widget, context.coordinator)
    }
    let layout = Coordinator.Layout(
      lineLimit: environment.lineLimit.map { max($0, 1) }, truncation: environment.truncationMode,
      alignment: environment.multilineTextAlignment,
      isSelectable: environment.isTextSelectionEnabled,
      // A longer one could make the window as wide as itself.
      keepsWords: environment.keepsWords && content.utf8.count <= 80,
      isTitle: environment.keepsWords && content.utf8.count <= 40)
    if context.coordinator.layout != layout {
      context.coordinator.layout = layout
      unsafe apply(layout, to: label)
    }
  }

  /// The parts with the look that they have here; none if it is nothing but the label's own.
  private func styledRuns(in surroundings: TextLook) -> [Run] {
    var styled: [Run] = []
    var isPlain = surroundings.isPlain
    for run in runs where isPlain { isPlain = run.look.isPlain }
    guard !isPlain else { return styled }
    for run in runs {
      styled.append(Run(content: run.content.withoutNUL, look: run.look.over(surroundings)))
    }
    return styled
  }

  /// Shows a role that all have as a style class, and everything else as attributes.
  private func show(_ runs: [Run], on widget: Widget, _ coordinator: Coordinator) {
    let first = runs.first?.look.style
    let common = runs.allSatisfy { $0.look.style == first } ? first : nil
    if common != coordinator.style {
      (coordinator.style?.styleClass).map { widget.removeStyleClass($0) }
      (common?.styleClass).map { widget.addStyleClass($0) }
      coordinator.style = common
    }
    TextAttributes(runs, leavingOut: common).set(on: widget)
  }

  @unsafe
  private func apply(_ layout: Coordinator.Layout, to label: OpaquePointer) {
    unsafe gtk_label_set_wrap(label, layout.lineLimit == 1 || layout.isTitle ? 0 : 1)
    unsafe gtk_label_set_wrap_mode(
      label, layout.keepsWords ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR)
    // Else a text beside something higher would take as many lines as fit there.
    unsafe gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
    unsafe gtk_label_set_lines(label, Int32(clamping: layout.lineLimit ?? -1))
    // Without a limit the text is shown whole, so nothing is left out.
    unsafe gtk_label_set_ellipsize(
      label, layout.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : layout.truncation.ellipsizeMode)
    unsafe gtk_label_set_selectable(label, layout.isSelectable ? 1 : 0)
    // GTK turns both round where reading goes from right to left.
    unsafe gtk_label_set_justify(label, layout.alignment.justification)
    unsafe gtk_label_set_xalign(label, layout.alignment.share)
  }
}

extension Text.TruncationMode {
  fileprivate var ellipsizeMode: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}

extension TextAlignment {
  fileprivate var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }

  fileprivate var share: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension String {
  /// The string as far as C can see it: a NUL inside would end it.
  var withoutNUL: String {
    guard utf8.contains(0) else { return self }
    // As one character a NUL can be joined with an accent that follows it.
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 })
    return String(scalars)
  }

  /// The text for a place in which an underline marks the key to press.
  var escapedForMnemonic: String { replacing("_", with: "__") }
}
