/// A row of a form: a label where reading starts, a control where it ends.
struct FormRow<Label: View, Control: View>: View {
  typealias Body = Never

  let label: Label
  let control: Control

  /// Whether a click anywhere on the row is one on the control.
  var activatesControl = false

  /// Whether the control stands before the label.
  var isControlFirst = false

  /// What a click on the row does.
  var action: (() -> Void)?

  /// The style class of the row, which gives the label its colour.
  var styleClass: String?
}

/// A control with its label: a row in a form, elsewhere the one beside the other.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control

  @Environment(\.formPlace) private var formPlace
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(label: Label, control: Control) {
    self.label = label
    self.control = control
  }

  var body: some View {
    if formPlace != .none {
      FormRow(label: label, control: control)
    } else if areLabelsHidden || Label.self == EmptyView.self {
      control
    } else {
      HStack(spacing: 12) {
        label
        control
      }
    }
  }
}

extension View {
  /// Hides the labels of the controls inside, which remain their accessible names.
  ///
  /// It holds for controls whose label stands beside them: `Toggle` but for a button, `Picker`, `Slider`,
  /// `LabeledContent`. In a form they are rows, which keep their labels.
  ///
  /// - Returns: the view without labels.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

extension EnvironmentValues {
  /// Whether controls show no label beside them.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
