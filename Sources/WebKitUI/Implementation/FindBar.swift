import CGTK
import CWebKit
import GLibSupport
import GTKUI

/// The bar over a page with which the user finds text in it.
final class FindBar {
  let box: Object
  /// Told when the user closes the bar.
  var onClose: () -> Void = {}

  private let entry: Object
  private let status: Object
  private let matchCase: Object
  private let wholeWords: Object
  private let keys: Object
  private let find: FindController
  /// Kept for their signals.
  private var buttons: [Object] = []
  /// The keys that step from match to match wherever the keyboard's focus is.
  private var shortcuts: [ShortcutController] = []

  init(_ find: FindController) {
    self.find = find
    unsafe box = Object(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    unsafe entry = Object(taking: gtk_search_entry_new())
    unsafe status = Object(taking: gtk_label_new(""))
    // TRANSLATORS: on a button that matches the case of letters; two characters at most.
    let letters = String(localized: "Aa")
    matchCase = Self.toggle(letters, named: String(localized: "Match Case"))
    // TRANSLATORS: on a button that matches whole words, the first letter of “Words”.
    let letter = String(localized: "W")
    wholeWords = Self.toggle(letter, named: String(localized: "Whole Words"))
    unsafe keys = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    layOut()
    connect()
  }

  /// Shows the bar.
  ///
  /// - Parameter takesFocus: whether it has the keyboard then.
  func open(takesFocus: Bool = true) {
    unsafe gtk_widget_set_visible(box.cast(), 1)
    if takesFocus {
      unsafe gtk_widget_grab_focus(entry.cast())
      unsafe gtk_editable_select_region(entry.opaque, 0, -1)
    }
    showStatus()
  }

  /// Looks for words, or where there are none for what was looked for the last time, unless the user
  /// has begun to type.
  func fill(_ text: String) {
    let typed = unsafe String(cString: gtk_editable_get_text(entry.opaque))
    guard typed == find.state.query.text else { return findWhatIsAsked() }
    if !text.isEmpty, text != typed {
      unsafe gtk_editable_set_text(entry.opaque, text)
      unsafe gtk_editable_select_region(entry.opaque, 0, -1)
      findWhatIsAsked()
    } else {
      find.findAgain()
    }
  }

  /// What is looked for, as the user has it.
  var query: FindState.Query {
    get {
      .init(
        text: unsafe String(cString: gtk_editable_get_text(entry.opaque)),
        matchesCase: matchCase.property("active"),
        matchesWholeWords: wholeWords.property("active"))
    }
    set {
      unsafe gtk_editable_set_text(entry.opaque, newValue.text)
      matchCase.setProperty("active", to: newValue.matchesCase)
      wholeWords.setProperty("active", to: newValue.matchesWholeWords)
      findWhatIsAsked()
    }
  }

  /// Whether the keyboard's focus is in the bar.
  var hasFocus: Bool {
    unsafe gtk_widget_get_focus_child(box.cast()) != nil
  }

  /// Hides the bar; what was found stays selected.
  func close() {
    unsafe gtk_widget_set_visible(box.cast(), 0)
    find.finish()
  }

  /// The height that the bar takes from the page.
  var height: Int32 {
    var natural = GtkRequisition()
    unsafe gtk_widget_get_preferred_size(box.cast(), nil, &natural)
    return natural.height
  }

  private func layOut() {
    unsafe gtk_widget_add_css_class(box.cast(), "toolbar")
    unsafe gtk_widget_add_css_class(box.cast(), "background")
    unsafe gtk_widget_add_css_class(box.cast(), "webkitui-find-bar")
    unsafe gtk_widget_set_valign(box.cast(), GTK_ALIGN_START)
    unsafe gtk_widget_set_visible(box.cast(), 0)
    unsafe gtk_widget_set_hexpand(entry.cast(), 1)
    // All of the bar fits into a window of 360 pixels, whatever the letters of the language.
    unsafe gtk_editable_set_width_chars(entry.opaque, 1)
    unsafe gtk_widget_set_size_request(entry.cast(), 92, -1)
    Widget(entry).setAccessibleLabel(String(localized: "Find in Page"))
    // As wide as what it usually says in any language, so that nothing moves while one types.
    unsafe gtk_widget_set_size_request(status.cast(), 82, -1)
    unsafe gtk_widget_add_css_class(status.cast(), "caption")
    // In a narrow window the longest of it has two lines, which are no higher than the entry.
    unsafe gtk_label_set_wrap(status.opaque, 1)
    unsafe gtk_label_set_width_chars(status.opaque, 1)
    unsafe gtk_label_set_lines(status.opaque, 2)
    unsafe gtk_label_set_ellipsize(status.opaque, PANGO_ELLIPSIZE_END)
    unsafe gtk_widget_add_css_class(status.cast(), "dim-label")
    unsafe gtk_widget_add_css_class(status.cast(), "numeric")
    let previous = button("go-up-symbolic", named: String(localized: "Previous Match")) {
      $0.find.previous()
    }
    let next = button("go-down-symbolic", named: String(localized: "Next Match")) {
      $0.find.next()
    }
    let close = button("window-close-symbolic", named: String(localized: "Close")) {
      $0.onClose()
    }
    for widget in [entry, status, previous, next, matchCase, wholeWords, close] {
      unsafe gtk_box_append(box.cast(), widget.cast())
    }
    // The box takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(entry.cast(), keys.opaque)
  }

  private func connect() {
    entry.setProperty("search-delay", to: UInt32(60))
    entry.connect("search-changed") { [weak self] in self?.findWhatIsAsked() }
    entry.connect("activate") { [weak self] in
      self?.findWhatIsAsked()
      self?.find.next()
    }
    entry.connect("next-match") { [weak self] in self?.find.next() }
    entry.connect("previous-match") { [weak self] in self?.find.previous() }
    entry.connect("stop-search") { [weak self] in self?.onClose() }
    for toggle in [matchCase, wholeWords] {
      toggle.connect("toggled") { [weak self] in self?.findWhatIsAsked() }
    }
    keys.connect("key-pressed") {
      [weak self] (key: UInt32, _: UInt32, modifiers: UInt32) -> Bool in
      guard key == UInt32(GDK_KEY_Return) || key == UInt32(GDK_KEY_KP_Enter),
        modifiers & GDK_SHIFT_MASK.rawValue != 0
      else { return false }
      self?.find.previous()
      return true
    }
    unsafe gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
    for key in [KeyEquivalent(named: "F3"), "g"] {
      let modifiers: EventModifiers = key == "g" ? .control : []
      addShortcut(key, modifiers) { $0.next() }
      addShortcut(key, modifiers.union(.shift)) { $0.previous() }
    }
    find.onChange = { [weak self] in self?.showStatus() }
  }

  private func addShortcut(
    _ key: KeyEquivalent, _ modifiers: EventModifiers,
    _ action: @escaping @MainActor (FindController) -> Void
  ) {
    let shortcut = KeyboardShortcut(key, modifiers: modifiers)
    shortcuts.append(
      ShortcutController(shortcut, on: Widget(box)) { [weak self] in
        guard let self, unsafe gtk_widget_get_visible(box.cast()) != 0 else { return false }
        action(find)
        return true
      })
  }

  private func findWhatIsAsked() {
    find.find(query)
  }

  private func showStatus() {
    let text = find.state.status
    unsafe gtk_label_set_text(status.opaque, text)
    let hasNone = find.state.result == .none
    unsafe hasNone
      ? gtk_widget_add_css_class(entry.cast(), "error")
      : gtk_widget_remove_css_class(entry.cast(), "error")
  }

  private func button(
    _ icon: String, named name: String, _ action: @escaping @MainActor (FindBar) -> Void
  ) -> Object {
    let button = unsafe Object(taking: gtk_button_new_from_icon_name(icon))
    unsafe gtk_widget_add_css_class(button.cast(), "webkitui-find-button")
    unsafe gtk_widget_set_tooltip_text(button.cast(), name)
    unsafe gtk_widget_set_focus_on_click(button.cast(), 0)
    Widget(button).setAccessibleLabel(name)
    button.connect("clicked") { [weak self] in
      if let self { action(self) }
    }
    buttons.append(button)
    return button
  }

  private static func toggle(_ label: String, named name: String) -> Object {
    let toggle = unsafe Object(taking: gtk_toggle_button_new_with_label(label))
    unsafe gtk_widget_add_css_class(toggle.cast(), "webkitui-find-button")
    unsafe gtk_widget_set_tooltip_text(toggle.cast(), name)
    unsafe gtk_widget_set_focus_on_click(toggle.cast(), 0)
    Widget(toggle).setAccessibleLabel(name)
    return toggle
  }
}
