import CGTK
import GLibSupport

/// Holds a dialog while it shows: a text, fields, and answers to choose from.
final class MessageDialog: Presenter {
  var dismiss: () -> Void = {}
  private var dialog: Object?
  private var answers: [MenuItem] = []
  private var names: [String] = []
  private var fields: Widget?
  private var longMessage: LongMessage?
  private let host: WidgetHost

  init(host: WidgetHost) { self.host = host }

  /// Shows a dialog, or brings what it shows up to date.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - message: what there is to know.
  ///   - items: the answers and the fields.
  ///   - alwaysCancels: whether there is an answer that cancels, even if it is not among them.
  ///   - view: a widget of the window.
  ///   - environment: what is handed down to the fields.
  func show(
    title: String, message: String, answers items: [MenuItem], alwaysCancels: Bool,
    over view: Widget, _ environment: EnvironmentValues
  ) {
    answers = items.filter { $0.field == nil }
    // GNOME has the answer that cancels before the others.
    answers = answers.filter { $0.role == .cancel } + answers.filter { $0.role != .cancel }
    if answers.isEmpty || alwaysCancels && !answers.contains(where: { $0.role == .cancel }) {
      let label = unsafe String(cString: g_dgettext("gtk40", alwaysCancels ? "_Cancel" : "_OK"))
      answers.insert(
        MenuItem(title: label.replacing("_", with: ""), role: .cancel) {}, at: 0)
    }
    let newNames = answers.enumerated().map { $1.role == .cancel ? "cancel" : "answer\($0)" }
    if dialog != nil, newNames != names { takeDown() }
    let isNew = dialog == nil
    let dialog = dialog ?? makeDialog(named: newNames, over: view)
    self.dialog = dialog
    names = newNames
    // Nobody reads more, and GTK lays out every letter.
    dialog.setProperty("heading", to: String(title.withoutNUL.prefix(1_000)))
    showMessage(String(message.withoutNUL.prefix(10_000)), in: dialog)
    showFields(items.compactMap(\.field), in: dialog, environment)
    unsafe showAnswers(in: dialog.cast(), hasFields: items.contains { $0.field != nil })
    if isNew { unsafe gtk_window_present(dialog.cast()) }
  }

  func close() {
    takeDown()
    answers = []
  }

  private func takeDown() {
    guard let dialog else { return }
    self.dialog = nil
    forgetFields()
    unsafe gtk_window_destroy(dialog.cast())
  }

  private func makeDialog(named names: [String], over view: Widget) -> Object {
    let root = unsafe gtk_widget_get_root(view.pointer)
    let parent = unsafe UnsafeMutableRawPointer(root)?.assumingMemoryBound(to: GtkWindow.self)
    guard let pointer = unsafe adw_message_dialog_new(parent, nil, nil) else {
      preconditionFailure("GTK gave no dialog")
    }
    let dialog = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    for name in names {
      unsafe adw_message_dialog_add_response(dialog.cast(), name, "")
    }
    unsafe adw_message_dialog_set_close_response(dialog.cast(), "cancel")
    // A word that is longer than the dialog is wide must not make it wider.
    for label in labels(in: Widget(dialog)) {
      unsafe gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    }
    dialog.connect("response") { [weak self] (name: String) in self?.answered(name) }
    return dialog
  }

  private func answered(_ name: String) {
    guard dialog != nil else { return }
    // It closes by itself.
    dialog = nil
    // First the answer: what it is about may go with the dialog.
    if let index = names.firstIndex(of: name) { answers[index].action() }
    dismiss()
    forgetFields()
  }

  private func forgetFields() {
    host.dismantle()
    placed.removeAll()
    fields = nil
    longMessage = nil
  }

  @unsafe
  private func showAnswers(in dialog: UnsafeMutablePointer<AdwMessageDialog>, hasFields: Bool) {
    let isDangerous = answers.contains { $0.role == .destructive }
    // What Enter does: nothing that destroys, unless the program says so.
    let standard =
      answers.firstIndex { $0.shortcuts.contains { $0.accelerator == "Return" } }
      ?? (isDangerous ? nil : answers.firstIndex { $0.role != .cancel } ?? 0)
    for (index, answer) in answers.enumerated() {
      let name = names[index]
      let label = answer.title.withoutNUL.shortened(to: 100).escapedForMnemonic
      unsafe adw_message_dialog_set_response_label(dialog, name, label)
      unsafe adw_message_dialog_set_response_enabled(dialog, name, answer.isEnabled ? 1 : 0)
      let appearance =
        answer.role == .destructive
        ? ADW_RESPONSE_DESTRUCTIVE
        : index == standard && answers.count > 1 && answer.role != .cancel
          ? ADW_RESPONSE_SUGGESTED : ADW_RESPONSE_DEFAULT
      unsafe adw_message_dialog_set_response_appearance(dialog, name, appearance)
    }
    unsafe adw_message_dialog_set_default_response(dialog, standard.map { names[$0] })
  }

  private func showFields(
    _ views: [AnyView], in dialog: Object, _ environment: EnvironmentValues
  ) {
    guard !views.isEmpty || fields != nil else { return }
    makeFields(in: dialog)
    host.update {
      for (index, view) in views.enumerated() {
        host.embed(view, in: "field\(index)", environment: environment) { [weak self] widgets in
          self?.place(widgets, at: index)
        }
      }
    }
  }

  /// Makes the room under the text.
  private func makeFields(in dialog: Object) {
    guard fields == nil else { return }
    let box = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    fields = box
    unsafe adw_message_dialog_set_extra_child(dialog.cast(), box.pointer)
  }

  private func showMessage(_ message: String, in dialog: Object) {
    let isLong = LongMessage.isNeeded(for: message)
    dialog.setProperty("body", to: isLong ? "" : message)
    guard isLong || longMessage != nil else { return }
    makeFields(in: dialog)
    if isLong {
      let text = longMessage ?? LongMessage(in: Widget(dialog))
      longMessage = text
      text.show(message)
    } else {
      longMessage = nil
    }
    placeFields()
  }

  private func labels(in widget: Widget) -> [Object] {
    if widget.object.typeName == "GtkLabel" { return [widget.object] }
    return BoxChildren.current(in: widget).flatMap { labels(in: $0) }
  }

  private var placed: [Int: [Widget]] = [:]

  private func place(_ widgets: [Widget], at index: Int) {
    placed[index] = widgets
    placeFields()
  }

  private func placeFields() {
    guard let fields else { return }
    let widgets = placed.sorted { $0.key < $1.key }.flatMap(\.value)
    BoxChildren.place((longMessage.map { [$0.widget] } ?? []) + widgets, in: fields)
  }
}

extension MenuItem {
  /// The view that the item is, where it is one.
  fileprivate var field: AnyView? {
    if case .view(let view) = kind { view } else { nil }
  }
}
