/// A value, or any other view, with a label that says what it is.
///
/// In a form it is a row, with the value where reading ends.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Puts a label to a view.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - label: what it is. Of two texts, the second stands under the first.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// What the view is made of.
  public var body: some View { LabeledControl(label: label, control: content) }
}

extension LabeledContent where Label == Text {
  /// Puts a label in the user's language to a view.
  ///
  /// - Parameters:
  ///   - titleKey: the English label.
  ///   - content: the view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Puts a label to a view.
  ///
  /// - Parameters:
  ///   - title: the label, taken as it is.
  ///   - content: the view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == LabeledText {
  /// Puts a label in the user's language to a text.
  ///
  /// - Parameters:
  ///   - titleKey: the English label.
  ///   - value: the text, taken as it is.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { LabeledText(value: String(value)) }, label: { Text(titleKey) })
  }

  /// Puts a label to a text.
  ///
  /// - Parameters:
  ///   - title: the label, taken as it is.
  ///   - value: the text, taken as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { LabeledText(value: String(value)) }, label: { Text(title) })
  }
}

/// The text of a `LabeledContent`.
public struct LabeledText: View {
  let value: String

  /// What the view is made of.
  public var body: some View {
    Text(verbatim: value)
      .styleClass("dim-label")
  }
}
