/// Commands of a program, which act on the window that is used.
///
/// Commands of one's own are a structure with a `body` made of `CommandMenu`s and `CommandGroup`s.
/// They may read the environment, and with `@FocusedValue` what the window's content has handed over
/// by `focusedSceneValue`. They are kept up to date for each window by itself.
@MainActor
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// What the commands are made of.
  @CommandsBuilder var body: Body { get }

  /// Adds the commands. Commands do not implement it.
  ///
  /// - Parameter collector: collects them for one window.
  func collect(into collector: CommandCollector)
}

extension Commands {
  /// Adds what the body is made of.
  public func collect(into collector: CommandCollector) {
    collector.connected(self).body.collect(into: collector)
  }
}

extension Commands where Body == Never {
  /// Commands that are not made of others have no body; nobody asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {
  /// Nothing is ever added.
  public func collect(into collector: CommandCollector) {}
}

/// Makes commands of the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A single one stays what it is.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several become a tuple of them.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands<repeat each Content> {
    TupleCommands(repeat each content)
  }

  /// Commands as a statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Makes none.
  public init() {}

  /// Adds nothing.
  public func collect(into collector: CommandCollector) {}
}

/// Several commands.
public struct TupleCommands<each Content: Commands>: Commands {
  /// There is no body.
  public typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Adds each.
  public func collect(into collector: CommandCollector) {
    for commands in repeat each content { commands.collect(into: collector) }
  }
}

/// A group of commands with a title of its own.
public struct CommandMenu<Content: View>: Commands {
  /// There is no body.
  public typealias Body = Never

  private let title: String
  private let content: Content

  /// Makes a group with a title in the user's language.
  ///
  /// - Parameters:
  ///   - nameKey: the English title.
  ///   - content: buttons with keyboard shortcuts.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = String(localized: nameKey)
    self.content = content()
  }

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - name: the title.
  ///   - content: buttons with keyboard shortcuts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = String(name)
    self.content = content()
  }

  /// Adds the group.
  public func collect(into collector: CommandCollector) {
    collector.add(content, to: title)
  }
}

/// Commands in one of the groups that every program has.
public struct CommandGroup<Content: View>: Commands {
  /// There is no body.
  public typealias Body = Never

  private let placement: CommandGroupPlacement
  private let position: CommandCollector.Position
  private let content: Content

  /// Adds commands before those that are there.
  ///
  /// - Parameters:
  ///   - group: the place.
  ///   - addition: buttons with keyboard shortcuts.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .before
    content = addition()
  }

  /// Adds commands after those that are there.
  ///
  /// - Parameters:
  ///   - group: the place.
  ///   - addition: buttons with keyboard shortcuts.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .after
    content = addition()
  }

  /// Puts commands in the place of those that are there; their keys do nothing any more.
  ///
  /// - Parameters:
  ///   - group: the place.
  ///   - addition: buttons with keyboard shortcuts.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .replacing
    content = addition()
  }

  /// Adds the commands.
  public func collect(into collector: CommandCollector) {
    collector.add(content, position, placement)
  }
}
