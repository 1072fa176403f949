/// One of several values to choose.
///
/// The choices are the views of the content, each with its value as its `tag`; a view of `ForEach` has
/// the identity of its element where it has no tag. A selection that no choice has shows as none.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  @Environment(\.pickerStyle) private var style
  @Environment(\.formPlace) private var formPlace
  @State private var radioGroup = RadioGroup()

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - selection: the value that is chosen.
  ///   - content: the choices: texts, or labels with an icon.
  ///   - label: what is chosen. It stands beside the picker, and is its accessible name.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// What the view is made of.
  public var body: some View {
    let choices = PickerChoices(content: content, selection: selection, label: label)
    switch style {
    case .automatic, .menu:
      if formPlace != .none {
        PickerMenu(choices: choices, isFormRow: true)
      } else {
        LabeledControl(label: label, control: PickerMenu(choices: choices, isFormRow: false))
      }
    case .segmented:
      LabeledControl(label: label, control: SegmentedPicker(choices: choices))
    case .inline:
      InlinePicker(choices: choices, label: label, group: radioGroup)
    }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a label in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English label.
  ///   - selection: the value that is chosen.
  ///   - content: the choices.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a label.
  ///
  /// - Parameters:
  ///   - title: the label, taken as it is.
  ///   - selection: the value that is chosen.
  ///   - content: the choices.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// How the pickers inside look.
nonisolated public enum PickerStyle: Hashable, Sendable {
  /// As the system has them; a menu.
  case automatic
  /// A button that shows the choice and opens a list of them all.
  case menu
  /// Linked buttons, of which one is pressed; for few and short choices.
  case segmented
  /// All choices below each other, of which one is marked.
  case inline
}

extension EnvironmentValues {
  /// How pickers look.
  public var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .automatic }
}

extension View {
  /// Sets how the pickers inside look.
  ///
  /// - Parameter style: the look.
  /// - Returns: the view with the style.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
