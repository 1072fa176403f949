/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.isInToolbar) private var isInToolbar

  /// Combines a title and an icon.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - icon: the icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the view is made of.
  public var body: some View {
    switch style == .automatic && isInToolbar ? .iconOnly : style {
    case .iconOnly: icon.accessibilityLabel(spokenTitle)
    case .titleOnly: title
    case .titleAndIcon, .automatic:
      HStack {
        icon
        title
      }
    }
  }

  private var spokenTitle: String {
    (title as? Text)?.content ?? ""
  }
}

extension Label where Title == Text, Icon == Image {
  /// Combines a text in the user's language and an icon of the theme.
  ///
  /// In a toolbar only the icon shows, and the text becomes its name and its tooltip.
  ///
  /// - Parameters:
  ///   - titleKey: the English text.
  ///   - systemImage: the icon's name in the theme.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    title = Text(titleKey)
    icon = Image(systemName: systemImage)
  }

  /// Combines a text and an icon of the theme.
  ///
  /// In a toolbar only the icon shows, and the text becomes its name and its tooltip.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - systemImage: the icon's name in the theme.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.title = Text(title)
    icon = Image(systemName: systemImage)
  }
}
