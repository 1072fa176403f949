/// How the controls that are also used elsewhere look as rows of a form.

extension Button {
  /// Makes the view's node.
  public static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    let environment = context.environment
    guard environment.isFormRow, environment.buttonStyle == .automatic else {
      return WidgetNode(view, in: context)
    }
    return StandInNode(view, in: context) { button in
      FormRow(
        label: button.label, control: EmptyView(), action: button.action,
        styleClass: button.role == .destructive ? "error" : "accent")
    }
  }
}

extension TextField {
  /// Makes the view's node.
  public static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    guard context.environment.isFormRow, !view.isSearch else {
      return WidgetNode(view, in: context)
    }
    return StandInNode(view, in: context) { EntryRow(title: $0.title, text: $0.text) }
  }
}

/// A switch without a label; the row that it is activated by gives it its name.
struct SwitchControl: View {
  typealias Body = Never

  let isOn: Binding<Bool>
}

/// A row of a form to write in.
struct EntryRow: View {
  typealias Body = Never

  let title: String
  let text: Binding<String>
}
