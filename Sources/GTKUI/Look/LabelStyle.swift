/// What labels show.
nonisolated public enum LabelStyle: CaseIterable, Hashable, Sendable {
  /// As is usual where they stand: the icon alone in a toolbar, both elsewhere.
  case automatic
  /// The icon, with the title as its name.
  case iconOnly
  /// The title.
  case titleOnly
  /// Both.
  case titleAndIcon
}

extension EnvironmentValues {
  /// What labels show.
  public var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  /// Whether a view stands in a toolbar.
  var isInToolbar: Bool {
    get { self[ToolbarPlaceKey.self] }
    set { self[ToolbarPlaceKey.self] = newValue }
  }

  /// Whether labels show the icon alone.
  var showsIconOnly: Bool {
    labelStyle == .iconOnly || labelStyle == .automatic && isInToolbar
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyle { .automatic }
}

private struct ToolbarPlaceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets what the labels inside show, those of buttons and toggles too.
  ///
  /// - Parameter style: what they show.
  /// - Returns: the view.
  public func labelStyle(_ style: LabelStyle) -> some View { environment(\.labelStyle, style) }
}
