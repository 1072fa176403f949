import CGTK
import GLibSupport

extension SearchableView: WidgetRepresentable {
  func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let coordinator = context.coordinator
    BoxChildren.place([coordinator.bar, coordinator.content], in: widget)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.text = text
    coordinator.isPresented = isPresented
    coordinator.show(isPresented?.wrappedValue ?? true)
    let field = SearchField(prompt, text: text)
      .environment(\.submitAction, context.environment.searchSubmitAction)
      .environment(\.exitAction) { [weak coordinator] in coordinator?.leave() }
    context.embed(field, in: "field") { [weak coordinator] in coordinator?.place(field: $0) }
    context.embed(content, in: "content") { [weak coordinator] in
      guard let coordinator else { return }
      BoxChildren.place($0, in: coordinator.content)
    }
  }
}

/// Opens and closes the bar of a search field.
final class SearchCoordinator {
  var text: Binding<String>?
  var isPresented: Binding<Bool>?
  let bar = unsafe Widget(taking: gtk_search_bar_new())
  let content = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let clamp = unsafe Widget(taking: adw_clamp_new())
  private var field: Widget?
  private var closed: SignalConnection?

  init() {
    unsafe adw_clamp_set_maximum_size(clamp.object.opaque, 400)
    clamp.expand(vertically: false)
    unsafe gtk_search_bar_set_child(bar.object.opaque, clamp.pointer)
    closed = bar.object.onChange(of: "search-mode-enabled") { [weak self] in self?.leave() }
  }

  func place(field widgets: [Widget]) {
    field = widgets.first
    SingleChild.place(widgets, in: clamp)
  }

  /// Opens or closes the bar; nobody is told.
  func show(_ isShown: Bool) {
    bar.object.setProperty("show-close-button", to: isPresented != nil)
    guard bar.object.property("search-mode-enabled", as: Bool.self) != isShown else { return }
    if !isShown { giveBackKeyboard() }
    closed?.whileBlocked { bar.object.setProperty("search-mode-enabled", to: isShown) }
    guard isShown, isPresented != nil else { return }
    // One opens it to write into it.
    RenderScheduler.shared.afterRendering { [weak self] in
      guard let field = self?.field else { return }
      unsafe gtk_widget_grab_focus(field.pointer)
    }
  }

  /// The user is done with searching.
  func leave() {
    if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    if let isPresented, isPresented.wrappedValue { isPresented.wrappedValue = false }
    giveBackKeyboard()
    // A binding may keep the field open.
    RenderScheduler.shared.afterRendering { [weak self] in
      guard let self else { return }
      self.show(self.isPresented?.wrappedValue ?? true)
    }
  }

  /// Moves the keyboard's focus from the field to what is searched.
  ///
  /// GTK 4.8 holds for ever what is hidden with the focus in it, if the window is closed before it is
  /// drawn again.
  private func giveBackKeyboard() {
    guard let root = unsafe gtk_widget_get_root(bar.pointer),
      let focus = unsafe gtk_root_get_focus(root),
      unsafe gtk_widget_is_ancestor(focus, bar.pointer) != 0
    else { return }
    if unsafe gtk_widget_child_focus(content.pointer, GTK_DIR_TAB_FORWARD) == 0 {
      unsafe gtk_root_set_focus(root, nil)
    }
  }
}
