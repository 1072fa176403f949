import CGTK
import GLibSupport

/// The commands that every program has.
struct UsualCommands {
  /// One of them: a place, a title, keys, and the action of GTK that the keys call.
  struct Command {
    let placement: CommandGroupPlacement
    let title: String
    let shortcut: KeyboardShortcut
    /// Nothing for keys that GTK knows by itself.
    let action: String?
  }

  /// Those that the program has not replaced by its own.
  let commands: [Command]

  init(of scenes: SceneCollection) {
    let collector = CommandCollector()
    collector.collect(scenes.commands, environment: EnvironmentValues())
    let replaced = collector.replaced
    let hasGroup = scenes.opening?.role == .group
    let hasSettings = scenes.settings != nil
    let f11 = KeyboardShortcut(KeyEquivalent(named: "F11"), modifiers: [])
    let f10 = KeyboardShortcut(KeyEquivalent(named: "F10"), modifiers: [])
    let all: [Command?] = [
      hasGroup
        ? Command(
          placement: .newItem, title: String(localized: "New Window"),
          shortcut: KeyboardShortcut("n"), action: "app.new-window") : nil,
      Command(
        placement: .saveItem, title: String(localized: "Close Window"),
        shortcut: KeyboardShortcut("w"), action: "window.close"),
      hasSettings
        ? Command(
          placement: .appSettings, title: String(localized: "Preferences"),
          shortcut: KeyboardShortcut(","), action: "app.preferences") : nil,
      Command(
        placement: .help, title: String(localized: "Keyboard Shortcuts"),
        shortcut: KeyboardShortcut("?"), action: "app.shortcuts"),
      Command(
        placement: .help, title: String(localized: "Main Menu"), shortcut: f10, action: nil),
      Command(
        placement: .appTermination, title: String(localized: "Quit"),
        shortcut: KeyboardShortcut("q"), action: "app.quit"),
      Command(
        placement: .sidebar, title: String(localized: "Full Screen"), shortcut: f11,
        action: "win.fullscreen"),
    ]
    commands = all.compactMap { $0 }.filter { !replaced.contains($0.placement) }
  }

  /// The commands as they are listed.
  var all: [(CommandGroupPlacement, CommandCollector.Command)] {
    commands.map {
      (
        $0.placement,
        CommandCollector.Command(title: $0.title, shortcuts: [$0.shortcut], action: {})
      )
    }
  }

  /// Lets the keys call their actions in all windows of a program.
  func install(in application: Object) {
    for command in commands {
      guard let action = command.action else { continue }
      let accelerator = unsafe g_strdup(command.shortcut.accelerator)
      defer { unsafe g_free(accelerator) }
      var list = unsafe [UnsafePointer(accelerator), nil]
      unsafe gtk_application_set_accels_for_action(application.cast(), action, &list)
    }
  }
}
