/// A label with views below it that can be shown and hidden.
///
/// In a list the label is a row, and what is below it are rows one deeper in an outline.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOpen = false

  /// Makes a group that is closed at first.
  ///
  /// - Parameters:
  ///   - content: the views below the label, made when they are shown.
  ///   - label: the label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group that is open as somebody else says.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the views below the label are shown.
  ///   - content: the views below the label, made when they are shown.
  ///   - label: the label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// What the view is made of.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    Expander(isExpanded: isExpanded, label: label) {
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a text as its label, closed at first.
  ///
  /// - Parameters:
  ///   - titleKey: the English text, looked up in the user's language.
  ///   - content: the views below it, made when they are shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text as its label, closed at first.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - content: the views below it, made when they are shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group with a text as its label, open as somebody else says.
  ///
  /// - Parameters:
  ///   - titleKey: the English text, looked up in the user's language.
  ///   - isExpanded: whether the views below it are shown.
  ///   - content: the views below it, made when they are shown.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a text as its label, open as somebody else says.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - isExpanded: whether the views below it are shown.
  ///   - content: the views below it, made when they are shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension DisclosureGroup: RowSource {
  func collectRows(into rows: inout ListRows) {
    let id = rows.nextID()
    let expansion = rows.expansion
    let isOpen = isExpanded?.wrappedValue ?? expansion.contains(id)
    let outline = RowOutline(depth: rows.depth, isExpanded: isOpen) { [isExpanded] in
      if let isExpanded { isExpanded.wrappedValue = $0 } else { expansion.set(id, to: $0) }
    }
    rows.append(ListRow(id: id, outline: outline) { [label] in AnyView(label) })
    guard isOpen else { return }
    rows.appendRows(below: id) { GTKUI.collectRows(of: content(), into: &$0) }
  }
}

/// The widget of a group outside of a list.
struct Expander<Label: View, Content: View>: View {
  typealias Body = Never

  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content

  init(isExpanded: Binding<Bool>, label: Label, @ViewBuilder content: () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content()
  }
}
