import CGTK
import GLibSupport

extension TextEditor: WidgetRepresentable {
  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> TextEditorCoordinator { TextEditorCoordinator(text: text) }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_scrolled_window_new())
    unsafe gtk_scrolled_window_set_policy(
      widget.object.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    // The text takes the keyboard, not the frame around it.
    unsafe gtk_widget_set_focusable(widget.pointer, 0)
    widget.addStyleClass("text-editor")
    let view = context.coordinator.makeView()
    SingleChild.place([view], in: widget)
    Speaker.set(view, of: widget)
    widget.expand()
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.text = text
    context.coordinator.show()
  }
}

/// Keeps a text buffer in step with the text of an editor.
public final class TextEditorCoordinator {
  var text: Binding<String>
  private let buffer = unsafe Object(taking: gtk_text_buffer_new(nil))
  private var changed: SignalConnection?

  /// What the buffer holds.
  private var shown = ""

  /// Whether a text that comes now answers to what the user does.
  private var isAnswering = false

  init(text: Binding<String>) {
    self.text = text
    changed = buffer.connect("changed") { [weak self] in self?.userTyped() }
  }

  func makeView() -> Widget {
    let view = unsafe Widget(taking: gtk_text_view_new_with_buffer(buffer.cast()))
    unsafe gtk_text_view_set_wrap_mode(view.object.cast(), GTK_WRAP_WORD_CHAR)
    unsafe gtk_text_view_set_left_margin(view.object.cast(), 9)
    unsafe gtk_text_view_set_right_margin(view.object.cast(), 9)
    unsafe gtk_text_view_set_top_margin(view.object.cast(), 9)
    unsafe gtk_text_view_set_bottom_margin(view.object.cast(), 9)
    // Tab leads on; there is no other way out for the keyboard.
    unsafe gtk_text_view_set_accepts_tab(view.object.cast(), 0)
    return view
  }

  /// Shows the text; nobody is told.
  func show() {
    let wanted = text.wrappedValue.withoutNUL
    guard let change = TextChange(from: shown, to: wanted) else { return }
    let places = [TextMark.caret, .anchor].map { ($0, change.moved(offset(of: $0))) }
    changed?.whileBlocked { apply(change) }
    shown = wanted
    for (mark, offset) in places { move(mark, to: offset) }
  }

  private func userTyped() {
    shown = contents
    isAnswering = true
    if TextChange(from: text.wrappedValue, to: shown) != nil { text.wrappedValue = shown }
    // The binding may keep something else. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self] in
      guard let self else { return }
      self.show()
      self.isAnswering = false
    }
  }

  /// The ends of the selection.
  private enum TextMark {
    /// Where the user writes.
    case caret
    /// Where the selection began.
    case anchor
  }

  @unsafe
  private func pointer(to mark: TextMark) -> UnsafeMutablePointer<GtkTextMark>? {
    switch mark {
    case .caret: unsafe gtk_text_buffer_get_insert(buffer.cast())
    case .anchor: unsafe gtk_text_buffer_get_selection_bound(buffer.cast())
    }
  }

  private func offset(of mark: TextMark) -> Int {
    var place = unsafe GtkTextIter()
    unsafe gtk_text_buffer_get_iter_at_mark(buffer.cast(), &place, pointer(to: mark))
    return Int(unsafe gtk_text_iter_get_offset(&place))
  }

  private func move(_ mark: TextMark, to offset: Int) {
    guard self.offset(of: mark) != offset else { return }
    var place = unsafe GtkTextIter()
    unsafe gtk_text_buffer_get_iter_at_offset(buffer.cast(), &place, Int32(offset))
    unsafe gtk_text_buffer_move_mark(buffer.cast(), pointer(to: mark), &place)
  }

  private var contents: String {
    var start = unsafe GtkTextIter()
    var end = unsafe GtkTextIter()
    unsafe gtk_text_buffer_get_bounds(buffer.cast(), &start, &end)
    guard let text = unsafe gtk_text_buffer_get_text(buffer.cast(), &start, &end, 1) else {
      return ""
    }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }

  private func apply(_ change: TextChange) {
    let buffer = unsafe self.buffer.cast(GtkTextBuffer.self)
    // What was typed into another text must not be undone in this one.
    if isAnswering {
      unsafe gtk_text_buffer_begin_user_action(buffer)
    } else {
      unsafe gtk_text_buffer_begin_irreversible_action(buffer)
    }
    var start = unsafe GtkTextIter()
    var end = unsafe GtkTextIter()
    unsafe gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(change.range.lowerBound))
    unsafe gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(change.range.upperBound))
    unsafe gtk_text_buffer_delete(buffer, &start, &end)
    let replacement = change.replacement
    unsafe gtk_text_buffer_insert(buffer, &start, replacement, Int32(replacement.utf8.count))
    if isAnswering {
      unsafe gtk_text_buffer_end_user_action(buffer)
    } else {
      unsafe gtk_text_buffer_end_irreversible_action(buffer)
    }
  }
}
