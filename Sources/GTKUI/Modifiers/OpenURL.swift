import FoundationEssentials

/// Opens addresses outside the program.
public struct OpenURLAction {
  /// What became of an address.
  nonisolated public enum Result: Sendable {
    /// It has been dealt with.
    case handled
    /// It has not, and will not be.
    case discarded
    /// It shall be opened by the program that the user set for it.
    case systemAction
  }

  let handler: (URL) -> Result

  /// Deals with addresses in another way.
  ///
  /// - Parameter handler: what to do with an address.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - completion: told whether a program took it; an explanation where none did.
  public func callAsFunction(_ url: URL, completion: @escaping (String?) -> Void = { _ in }) {
    switch handler(url) {
    case .handled: completion(nil)
    case .discarded: completion(String(localized: "The address was not opened."))
    case .systemAction: DefaultProgram.open(url.absoluteString, completion: completion)
    }
  }
}

/// The views of a window that take addresses from outside.
final class OpenURLHandlers {
  private var handlers: [(owner: ObjectIdentifier, action: (URL) -> Void)] = []

  func set(_ action: @escaping (URL) -> Void, of owner: ObjectIdentifier) {
    remove(owner)
    handlers.append((owner, action))
  }

  func remove(_ owner: ObjectIdentifier) {
    handlers.removeAll { $0.owner == owner }
  }

  /// Whether no view takes any.
  var isEmpty: Bool { handlers.isEmpty }

  func open(_ url: URL) {
    for handler in handlers {
      handler.action(url)
    }
  }
}

extension EnvironmentValues {
  /// Opens addresses outside the program.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The views of the window that take addresses from outside.
  var openURLHandlers: OpenURLHandlers? {
    get { self[OpenURLHandlersKey.self] }
    set { self[OpenURLHandlersKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct OpenURLHandlersKey: EnvironmentKey {
  static var defaultValue: OpenURLHandlers? { nil }
}

extension View {
  /// Takes files and addresses that are opened from outside while the view shows: from the command
  /// line, the file manager or another program.
  ///
  /// - Parameter action: what to do with one.
  /// - Returns: the view.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, action: action)
  }
}

struct OpenURLView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let action: (URL) -> Void

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    OpenURLNode(view, in: context)
  }
}

final class OpenURLNode<Content: View>: Node {
  private let child: any Node<Content>
  private let handlers: OpenURLHandlers?

  init(_ view: OpenURLView<Content>, in context: NodeContext) {
    handlers = context.environment.openURLHandlers
    child = Content.makeNode(view.content, in: context)
    handlers?.set(view.action, of: ObjectIdentifier(self))
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: OpenURLView<Content>, environment: EnvironmentValues) {
    child.update(view.content, environment: environment)
    handlers?.set(view.action, of: ObjectIdentifier(self))
  }

  func dismantle() {
    handlers?.remove(ObjectIdentifier(self))
    child.dismantle()
  }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }
}
