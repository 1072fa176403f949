/// A button that opens a list of actions.
///
/// With a primary action a click does that, and the list opens on a long press, a right click or the
/// Menu key, or with the arrow beside it where it has one.
public struct Menu<Label: View, Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - content: buttons, toggles and menus, and `Section`s or `Divider`s between them.
  ///   - label: what the button shows.
  ///   - primaryAction: what a click does; without one it opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: (() -> Void)? = nil
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Whether it is the program's main menu, which F10 opens: it has the icon that GNOME gives it.
  var isPrimary: Bool {
    guard primaryAction == nil, let named = label as? GTKUI.Label<Text, Image>,
      case .icon("open-menu-symbolic") = named.icon.source
    else { return false }
    return true
  }

  /// The items of the content, in groups.
  func makeGroups() -> [[MenuItem]] { menuGroups(of: content) }
}

extension Menu where Label == Text {
  /// Makes a menu named in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what the button shows.
  ///   - content: buttons, toggles and menus, and `Section`s or `Divider`s between them.
  ///   - primaryAction: what a click does; without one it opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: what the button shows.
  ///   - content: buttons, toggles and menus, and `Section`s or `Divider`s between them.
  ///   - primaryAction: what a click does; without one it opens the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == GTKUI.Label<Text, Image> {
  /// Makes a menu with an icon, named in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what the button shows. In a toolbar it is the name and the tooltip of
  ///     the icon.
  ///   - systemImage: the icon's name in the theme.
  ///   - content: buttons, toggles and menus, and `Section`s or `Divider`s between them.
  ///   - primaryAction: what a click does; without one it opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(
      content: content, label: { GTKUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with an icon.
  ///
  /// - Parameters:
  ///   - title: what the button shows. In a toolbar it is the name and the tooltip of the icon.
  ///   - systemImage: the icon's name in the theme.
  ///   - content: buttons, toggles and menus, and `Section`s or `Divider`s between them.
  ///   - primaryAction: what a click does; without one it opens the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(
      content: content, label: { GTKUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension EnvironmentValues {
  /// Whether menus with a primary action have an arrow that opens them.
  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension View {
  /// Sets whether the menus inside that have a primary action show an arrow that opens them; read
  /// when a menu appears.
  ///
  /// - Parameter visibility: whether they do. In a toolbar they do not by default, elsewhere they do.
  /// - Returns: the view.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicator, visibility)
  }
}
