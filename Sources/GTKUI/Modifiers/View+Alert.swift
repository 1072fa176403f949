import Observation

extension View {
  /// Asks something in the user's language, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - titleKey: the English question.
  ///   - isPresented: whether it is asked; becomes false when an answer was given.
  ///   - actions: the answers: buttons with a text. One with the role `.cancel` is what Escape does;
  ///     without one there is a button that closes the dialog.
  ///   - message: what there is to know.
  /// - Returns: the view.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    message: () -> Text = { Text(verbatim: "") }
  ) -> some View {
    alert(
      String(localized: titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks something, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - title: the question.
  ///   - isPresented: whether it is asked; becomes false when an answer was given.
  ///   - actions: the answers: buttons with a text. One with the role `.cancel` is what Escape does;
  ///     without one there is a button that closes the dialog.
  ///   - message: what there is to know, taken as it is.
  /// - Returns: the view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    message: () -> Text = { Text(verbatim: "") }
  ) -> some View {
    AlertView(
      content: self, title: String(title), message: message().content, isPresented: isPresented,
      actions: actions())
  }
}

struct AlertView<Content: View, Actions: View>: View {
  typealias Body = Never

  let content: Content
  let title: String
  let message: String
  let isPresented: Binding<Bool>
  let actions: Actions

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    AlertNode(view, in: context)
  }
}

/// The node of a dialog: it shows one while the binding is true.
final class AlertNode<Content: View, Actions: View>: Node, Renderable {
  let depth: Int
  private let child: any Node<Content>
  private var view: AlertView<Content, Actions>
  private var dialog: MessageDialog?
  private var isDismantled = false

  init(_ view: AlertView<Content, Actions>, in context: NodeContext) {
    self.view = view
    depth = context.depth
    child = Content.makeNode(view.content, in: context)
    render()
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: AlertView<Content, Actions>, environment: EnvironmentValues) {
    self.view = view
    child.update(view.content, environment: environment)
    render()
  }

  func render() {
    guard !isDismantled else { return }
    RenderScheduler.shared.remove(self)
    let isWanted = withObservationTracking {
      view.isPresented.wrappedValue
    } onChange: { [weak self] in
      onMainActor { self.map { RenderScheduler.shared.add($0) } }
    }
    if isWanted, dialog == nil {
      RenderScheduler.shared.afterRendering { [weak self] in self?.show() }
    } else if !isWanted {
      dialog?.close()
      dialog = nil
    }
  }

  func dismantle() {
    isDismantled = true
    RenderScheduler.shared.remove(self)
    dialog?.close()
    dialog = nil
    child.dismantle()
  }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }

  private func show() {
    guard !isDismantled, dialog == nil, view.isPresented.wrappedValue,
      let anchor = child.widgets.first
    else { return }
    var groups: [[MenuItem]] = [[]]
    collectMenuItems(of: view.actions, into: &groups)
    dialog = MessageDialog(
      title: view.title, message: view.message, answers: groups.flatMap { $0 }, over: anchor
    ) { [weak self] answer in
      guard let self else { return }
      self.dialog = nil
      // First the answer: what it is about may go with the dialog.
      answer?()
      self.view.isPresented.wrappedValue = false
    }
  }
}
