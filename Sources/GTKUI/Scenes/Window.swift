/// A window of which there is one at most.
///
/// As the first scene of a program it opens at the start, else `openWindow(id:)` opens it.
public struct Window<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  private let description: WindowDescription

  /// Describes the window, with a title in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English title of the window while its content has none.
  ///   - id: what `openWindow` finds the window by.
  ///   - content: makes the content.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: String(localized: titleKey), id: id, content)
  }

  /// Describes the window.
  ///
  /// - Parameters:
  ///   - title: the title of the window while its content has none.
  ///   - id: what `openWindow` finds the window by.
  ///   - content: makes the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: String(title), id: id, content)
  }

  private init(title: String, id: String, _ content: @escaping () -> Content) {
    description = WindowDescription(role: .single, id: id, title: title) { _ in
      AnyView(WindowRoot(content: content))
    }
  }

  /// Adds the window.
  public func add(to scenes: inout SceneCollection) { scenes.windows.append(description) }
}

/// The window of the program's preferences.
///
/// Ctrl+Comma and the environment's `openSettings` open it, over the window that is active. There is
/// one at most; Escape closes it.
public struct Settings<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  private let content: () -> Content

  /// Describes the preferences.
  ///
  /// - Parameter content: makes the content; it stands below a header bar.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Adds the window.
  public func add(to scenes: inout SceneCollection) {
    let title = String(localized: "Preferences")
    scenes.windows.append(
      WindowDescription(
        role: .settings, title: title, size: WindowSize(width: 640, height: 576), isRestored: false
      ) { [content] _ in
        AnyView(
          NavigationStack { WindowRoot(content: content).navigationTitle(title) })
      })
  }
}
