import CGTK
import GLibSupport

/// The program's commands in one window: kept up to date, and called by their keys.
final class CommandShortcuts: Renderable {
  /// After all bodies: commands read what those hand over.
  let depth = Int.max
  private let content: [any Commands]
  private let widget: Widget
  private let collector = CommandCollector()
  private var environment = EnvironmentValues()
  private var controllers: [ShortcutController] = []
  private var keys: [[KeyboardShortcut]] = []
  private var commands: [CommandCollector.Command] = []
  private var isDismantled = false
  private let tracking = Tracking()

  init(_ content: [any Commands], on widget: Widget) {
    self.content = content
    self.widget = widget
  }

  /// Takes over the environment of the window.
  func update(_ environment: EnvironmentValues) {
    self.environment = environment
    render()
  }

  /// Collects the commands anew.
  func render() {
    guard !isDismantled, !content.isEmpty else { return }
    RenderScheduler.shared.remove(self)
    tracking.track(for: self) { collector.collect(content, environment: environment) }
    commands = collector.commands
    let newKeys = commands.map(\.shortcuts)
    guard newKeys != keys else { return }
    keys = newKeys
    for controller in controllers { controller.detach() }
    controllers = keys.enumerated().flatMap { index, shortcuts in
      shortcuts.map { shortcut in
        ShortcutController(shortcut, on: widget) { [weak self] in self?.perform(index) ?? false }
      }
    }
  }

  /// The commands under their titles, with those that every program has.
  func sections(
    with usual: [(CommandGroupPlacement, CommandCollector.Command)]
  ) -> [CommandCollector.Menu] {
    collector.sections(with: usual)
  }

  func dismantle() {
    isDismantled = true
    tracking.stop()
    RenderScheduler.shared.remove(self)
    for controller in controllers { controller.detach() }
    controllers.removeAll()
    commands.removeAll()
  }

  private func perform(_ index: Int) -> Bool {
    guard commands.indices.contains(index), commands[index].isEnabled else { return false }
    commands[index].action()
    return true
  }
}
