/// Something that is on or off.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  let isOn: Binding<Bool>
  let label: Label

  /// Makes a toggle.
  ///
  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - label: what it shows.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// A box, a switch or a button; in a form a row with a switch.
  public var body: some View {
    switch style {
    case .automatic where isFormRow, .checkbox where isFormRow, .switch where isFormRow:
      FormRow(label: label, control: SwitchControl(isOn: isOn), activatesControl: true)
    case .automatic where areLabelsHidden, .checkbox where areLabelsHidden:
      CheckedToggle(isOn: isOn, label: EmptyView(), isButton: false).accessibilityLabel(name)
    case .switch where areLabelsHidden: SwitchControl(isOn: isOn).accessibilityLabel(name)
    case .automatic, .checkbox: CheckedToggle(isOn: isOn, label: label, isButton: false)
    case .button: CheckedToggle(isOn: isOn, label: label, isButton: true)
    case .switch: SwitchToggle(isOn: isOn, label: label)
    }
  }

  private var name: String { LabelTexts(of: label)?.title ?? "" }
}

/// A box with a check mark, or a button that stays pressed.
struct CheckedToggle<Label: View>: View {
  typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label
  let isButton: Bool
}

/// A label at the start and a switch at the end.
struct SwitchToggle<Label: View>: View {
  typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle where Label == Text {
  /// Makes a toggle with a text in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English text.
  ///   - isOn: whether it is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a text.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == GTKUI.Label<Text, Image> {
  /// Makes a toggle with a text in the user's language and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: the English text. Of a toggle that shows its icon alone, it is the name and the
  ///     tooltip.
  ///   - systemImage: the icon's name in the theme.
  ///   - isOn: whether it is on.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GTKUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a text and an icon.
  ///
  /// - Parameters:
  ///   - title: the text. Of a toggle that shows its icon alone, it is the name and the tooltip.
  ///   - systemImage: the icon's name in the theme.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GTKUI.Label(title, systemImage: systemImage) }
  }
}

/// How the toggles inside look.
nonisolated public enum ToggleStyle: CaseIterable, Hashable, Sendable {
  /// As is usual where they stand: a box.
  case automatic
  /// A switch at the end of the line, the label at its start.
  case `switch`
  /// A box with a check mark beside the label.
  case checkbox
  /// A button that stays pressed.
  case button
}

extension EnvironmentValues {
  /// How toggles look.
  public var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyle { .automatic }
}

extension View {
  /// Sets how the toggles inside look.
  ///
  /// - Parameter style: the look.
  /// - Returns: the view with the style.
  public func toggleStyle(_ style: ToggleStyle) -> some View { environment(\.toggleStyle, style) }
}
