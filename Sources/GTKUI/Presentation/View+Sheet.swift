extension View {
  /// Shows content in a window of its own, over the window that the view stands in.
  ///
  /// The window below waits until it is closed. Escape closes it.
  ///
  /// - Parameters:
  ///   - isPresented: whether it shows; becomes false when the user closes it.
  ///   - onDismiss: called when it has gone, whoever closed it.
  ///   - content: what it shows. `dismiss` closes it from within.
  /// - Returns: the view.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      SheetPresentation(
        isPresented: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content))
  }

  /// Shows content about an item in a window of its own, over the window that the view stands in.
  ///
  /// - Parameters:
  ///   - item: what it is about; becomes nothing when the user closes it. Another item is shown in
  ///     another window.
  ///   - onDismiss: called when it has gone, whoever closed it.
  ///   - content: what it shows. `dismiss` closes it from within.
  /// - Returns: the view.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      SheetPresentation(
        isPresented: { item.wrappedValue.map { AnyHashable($0.id) } },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss
      ) {
        item.wrappedValue.map { content($0) }
      })
  }
}

struct SheetPresentation<Content: View>: Presentation {
  let isPresented: () -> AnyHashable?
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let content: () -> Content

  var subject: AnyHashable? { isPresented() }

  func makePresenter(host: WidgetHost) -> SheetPresenter { SheetPresenter(host: host) }

  func present(in presenter: SheetPresenter, over view: Widget, environment: EnvironmentValues) {
    presenter.dismiss = dismiss
    presenter.onDismiss = onDismiss
    var inner = environment.presented { [weak presenter] in presenter?.dismiss() }
    inner.dismissWindow = DismissWindowAction { [weak presenter] in presenter?.dismiss() }
    presenter.show(PresentedRoot(content: content), over: view, inner)
  }
}
