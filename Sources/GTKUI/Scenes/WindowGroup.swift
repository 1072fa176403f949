import Observation

/// Windows of the same kind, of which any number can be open.
///
/// Size and state of the last one closed are kept for the next, from one start to the next too.
public struct WindowGroup<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  private let description: WindowDescription

  init(
    _ title: String, id: String?, of type: Any.Type?, _ content: @escaping (WindowValue) -> Content
  ) {
    description = WindowDescription(role: .group, id: id, title: title, valueType: type) { value in
      AnyView(WindowRoot { content(value) })
    }
  }

  /// Describes the windows, with a title in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English title of a window whose content has none.
  ///   - id: what `openWindow` finds the scene by.
  ///   - content: makes the content of a window.
  public init(
    _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(String(localized: titleKey), id: id, of: nil) { _ in content() }
  }

  /// Describes the windows.
  ///
  /// - Parameters:
  ///   - title: the title of a window whose content has none.
  ///   - id: what `openWindow` finds the scene by.
  ///   - content: makes the content of a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(String(title), id: id, of: nil) { _ in content() }
  }

  /// Describes the windows, whose content has their title.
  ///
  /// - Parameters:
  ///   - id: what `openWindow` finds the scene by.
  ///   - content: makes the content of a window.
  public init(id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init("", id: id, of: nil) { _ in content() }
  }

  /// Describes the windows, each of which can be opened for a value.
  ///
  /// `openWindow(value:)` brings the window of an equal value to the front where there is one. With
  /// `URL` as the type a file or an address opened from outside is such a value, where no window
  /// takes it with `onOpenURL`.
  ///
  /// - Parameters:
  ///   - titleKey: the English title of a window whose content has none.
  ///   - id: what `openWindow` finds the scene by.
  ///   - type: the type of the value.
  ///   - content: makes the content of a window; given the value that it was opened for, if any.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init(String(localized: titleKey), id: id, of: type) { content($0.binding()) }
  }

  /// Describes the windows, each of which can be opened for a value.
  ///
  /// - Parameters:
  ///   - title: the title of a window whose content has none.
  ///   - id: what `openWindow` finds the scene by.
  ///   - type: the type of the value.
  ///   - content: makes the content of a window; given the value that it was opened for, if any.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(
    _ title: S, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init(String(title), id: id, of: type) { content($0.binding()) }
  }

  /// Adds the kind of windows.
  public func add(to scenes: inout SceneCollection) { scenes.windows.append(description) }
}

/// What a window was opened for; its content may change it.
@Observable
final class WindowValue {
  var value: AnyHashable?

  init(_ value: AnyHashable? = nil) {
    self.value = value
  }

  func binding<Value: Hashable>() -> Binding<Value?> {
    Binding(get: { self.value?.base as? Value }, set: { self.value = $0.map { AnyHashable($0) } })
  }
}
