/// What stands in the place of content that is not there: why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let label: Label
  let description: Description
  let actions: Actions

  /// Says what is not there.
  ///
  /// A `Label` of a text and an icon, and a description that is a `Text`, look as GNOME has them; any
  /// other views stand below each other.
  ///
  /// - Parameters:
  ///   - label: what is not there.
  ///   - description: why, or what to do.
  ///   - actions: buttons.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == GTKUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says in the user's language what is not there.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what is not there.
  ///   - systemImage: an icon of the theme.
  ///   - description: why, or what to do.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init(String(localized: titleKey), systemImage: systemImage, description: description)
  }

  /// Says what is not there.
  ///
  /// - Parameters:
  ///   - title: what is not there.
  ///   - systemImage: an icon of the theme.
  ///   - description: why, or what to do.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
    self.init {
      GTKUI.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }

  /// Says that nothing was found.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results Found", systemImage: "edit-find-symbolic",
      description: Text("Try a different search"))
  }

  /// Says that nothing was found for some words.
  ///
  /// - Parameter text: the words.
  /// - Returns: the view.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "edit-find-symbolic",
      description: Text("Try a different search"))
  }
}
