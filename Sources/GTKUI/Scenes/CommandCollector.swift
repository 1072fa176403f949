/// Collects the commands of a program for one window.
public final class CommandCollector {
  enum Position { case before, after, replacing }

  /// A command with the keys that call it.
  struct Command {
    var title: String
    var shortcuts: [KeyboardShortcut]
    var isEnabled = true
    var action: () -> Void
  }

  /// Commands under a title.
  struct Menu {
    let title: String
    var commands: [Command]
  }

  private var properties: [DynamicProperties] = []
  private var linked = 0
  private var environment = EnvironmentValues()
  private var before: [CommandGroupPlacement: [Command]] = [:]
  private var after: [CommandGroupPlacement: [Command]] = [:]
  private var menus: [Menu] = []

  /// The places whose usual commands have been replaced.
  private(set) var replaced: Set<CommandGroupPlacement> = []

  /// Collects anew.
  func collect(_ commands: [any Commands], environment: EnvironmentValues) {
    self.environment = environment
    linked = 0
    before = [:]
    after = [:]
    menus = []
    replaced = []
    for commands in commands { commands.collect(into: self) }
  }

  /// Commands whose property wrappers point to what they read in this window.
  func connected<Content: Commands>(_ commands: Content) -> Content {
    if linked == properties.count { properties.append(DynamicProperties()) }
    var commands = commands
    properties[linked].connect(
      &commands, comparison: .of(Content.self), environment: environment)
    linked += 1
    return commands
  }

  func add<Content: View>(_ content: Content, to title: String) {
    let commands = self.commands(of: content)
    if let index = menus.firstIndex(where: { $0.title == title }) {
      menus[index].commands += commands
    } else {
      menus.append(Menu(title: title, commands: commands))
    }
  }

  func add<Content: View>(
    _ content: Content, _ position: Position, _ placement: CommandGroupPlacement
  ) {
    let commands = self.commands(of: content)
    switch position {
    case .before: before[placement, default: []].insert(contentsOf: commands, at: 0)
    case .after: after[placement, default: []] += commands
    case .replacing:
      replaced.insert(placement)
      after[placement] = commands
    }
  }

  private func commands<Content: View>(of content: Content) -> [Command] {
    var groups: [[MenuItem]] = [[]]
    collectMenuItems(of: content, into: &groups)
    return groups.joined().map {
      Command(
        title: $0.title, shortcuts: $0.shortcuts, isEnabled: $0.isEnabled, action: $0.action)
    }
  }

  /// All of the program's own commands.
  var commands: [Command] { sections(with: []).flatMap(\.commands) }

  /// The commands in the order in which they are shown.
  ///
  /// - Parameter usual: the commands that every program has, by their places.
  /// - Returns: the commands under their titles.
  func sections(with usual: [(CommandGroupPlacement, Command)]) -> [Menu] {
    var standard: [CommandGroupPlacement.Section: [Command]] = [:]
    for placement in CommandGroupPlacement.allCases {
      let kept = usual.filter { $0.0 == placement && !replaced.contains(placement) }.map(\.1)
      standard[placement.section, default: []] +=
        (before[placement] ?? []) + kept + (after[placement] ?? [])
    }
    let named = CommandGroupPlacement.Section.allCases.map {
      Menu(title: $0.title, commands: standard[$0] ?? [])
    }
    return (named + menus).filter { !$0.commands.isEmpty }
  }
}
