/// What stands in the place of content that is not there: why, and what can be done.
public struct ContentUnavailableView<Actions: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let title: String
  let icon: String
  let description: String?
  let actions: Actions

  /// Says in the user's language what is not there.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what is not there.
  ///   - systemImage: an icon of the theme.
  ///   - description: why, or what to do; taken as it is.
  ///   - actions: buttons.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, description: String? = nil,
    @ViewBuilder actions: () -> Actions
  ) {
    self.init(
      String(localized: titleKey), systemImage: systemImage, description: description,
      actions: actions)
  }

  /// Says what is not there.
  ///
  /// - Parameters:
  ///   - title: what is not there.
  ///   - systemImage: an icon of the theme.
  ///   - description: why, or what to do; taken as it is.
  ///   - actions: buttons.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, description: String? = nil,
    @ViewBuilder actions: () -> Actions
  ) {
    self.title = String(title)
    icon = systemImage
    self.description = description
    self.actions = actions()
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Says in the user's language what is not there.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what is not there.
  ///   - systemImage: an icon of the theme.
  ///   - description: why, or what to do; taken as it is.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, description: String? = nil) {
    self.init(String(localized: titleKey), systemImage: systemImage, description: description)
  }

  /// Says what is not there.
  ///
  /// - Parameters:
  ///   - title: what is not there.
  ///   - systemImage: an icon of the theme.
  ///   - description: why, or what to do; taken as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, description: String? = nil) {
    self.init(title, systemImage: systemImage, description: description) { EmptyView() }
  }
}
