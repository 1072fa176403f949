/// What a program shows: a kind of window, or several.
///
/// A scene of one's own is a structure with a `body` made of other scenes.
@MainActor
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  /// Adds the scene's windows and commands to those of the program. Scenes do not implement it.
  ///
  /// - Parameter scenes: what has been found so far.
  func add(to scenes: inout SceneCollection)
}

extension Scene {
  /// Adds what the body is made of.
  public func add(to scenes: inout SceneCollection) { body.add(to: &scenes) }
}

extension Scene where Body == Never {
  /// A scene that is not made of other scenes has no body; nobody asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  /// Nothing is ever added.
  public func add(to scenes: inout SceneCollection) {}
}

/// Makes one scene of the statements of a program's body.
@resultBuilder
public enum SceneBuilder {
  /// A single scene stays what it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes become a tuple of them.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(repeat each content)
  }

  /// A scene as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// `if` without `else`: asked once, when the program starts.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> OptionalScene<Content> {
    OptionalScene(content: content)
  }
}

/// Several scenes.
public struct TupleScene<each Content: Scene>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Adds each.
  public func add(to scenes: inout SceneCollection) {
    for scene in repeat each content { scene.add(to: &scenes) }
  }
}

/// A scene that may be left out.
public struct OptionalScene<Content: Scene>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  let content: Content?

  /// Adds it where it is there.
  public func add(to scenes: inout SceneCollection) { content?.add(to: &scenes) }
}

/// The kinds of windows and the commands of a program.
public struct SceneCollection {
  var windows: [WindowDescription] = []
  var commands: [any Commands] = []

  /// The window that opens when the program starts.
  var opening: WindowDescription? { windows.first { $0.role != .settings } }

  /// The window of the preferences.
  var settings: WindowDescription? { windows.first { $0.role == .settings } }
}

/// How the windows of a kind begin.
struct WindowDescription {
  enum Role { case group, single, settings }

  var role: Role
  var id: String?
  var title: String
  var size = WindowSize(width: 1000, height: 700)
  /// The type of the values that windows are opened for.
  var valueType: Any.Type?
  /// Whether size and state are kept from one start to the next.
  var isRestored = true
  var content: (WindowValue) -> AnyView
}

/// The size of a window in pixels.
struct WindowSize: Hashable {
  var width: Int
  var height: Int
}

/// Evaluates the content of a window by itself.
struct WindowRoot<Content: View>: View {
  let content: () -> Content

  var body: Content { content() }
}
