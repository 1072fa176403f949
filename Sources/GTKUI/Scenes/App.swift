/// A program with windows.
///
/// Put `@main` before the structure that conforms to it.
@MainActor
public protocol App {
  /// The type of the program's windows.
  associatedtype Body: Scene

  /// Makes the program, before any window.
  init()

  /// The program's scenes: its kinds of windows, and its commands.
  @SceneBuilder var body: Body { get }

  /// The program's identifier, as `org.example.Program`. It names the desktop entry, the icon and
  /// the address on the bus, by which a second start finds the first.
  static var identifier: String { get }

  /// The name that users know the program by.
  static var name: String { get }

  /// Rules in GTK's CSS for the style classes of the program; none by default.
  static var styleSheet: String { get }

  /// The name of the program's catalogue of messages, for gettext; none by default.
  ///
  /// The catalogues stand in `share/locale` beside the folder that the program stands in, as
  /// `bin/program` and `share/locale/de/LC_MESSAGES/NAME.mo`.
  static var textDomain: String? { get }

  /// Answers command-line options that need no window, before any display is touched.
  ///
  /// - Parameter arguments: the arguments after the program's name.
  /// - Returns: the exit status; nothing to go on and show a window.
  static func answer(_ arguments: [String]) -> Int32?

  /// The files and addresses that the rest of the command line asks to open, and options that go on to
  /// GLib; all of it by default.
  ///
  /// - Parameter arguments: the arguments after the program's name, which `answer` has let pass.
  /// - Returns: what is opened.
  static func openedArguments(of arguments: [String]) -> [String]

  /// Offers what other programs can ask for, before the first of them can; nothing by default.
  ///
  /// - Parameter application: the program, which has no window yet.
  static func prepare(_ application: RunningApplication)
}

extension App {
  /// No rules.
  public static var styleSheet: String { "" }

  /// No translations.
  public static var textDomain: String? { nil }

  /// Answers nothing.
  public static func answer(_ arguments: [String]) -> Int32? { nil }

  /// All of it.
  public static func openedArguments(of arguments: [String]) -> [String] { arguments }

  /// Nothing.
  public static func prepare(_ application: RunningApplication) {}

  /// Runs the program until its last window is closed.
  ///
  /// Without a display it says so on standard error and ends with status 1.
  public static func main() {
    Translations.install(textDomain)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let status = answer(arguments) {
      Application.exit(status)
    }
    Application.introduce(identifier, name)
    let program = Program<Self>()
    let application = Application(identifier: identifier, name: name, styleSheet: styleSheet) {
      var scenes = SceneCollection()
      program.app.body.add(to: &scenes)
      return scenes
    }
    Application.exit(
      application.run(openedArguments(of: arguments)) { prepare(RunningApplication($0)) })
  }
}

/// Keeps the value of the program, whose state lives as long as the process.
private final class Program<Content: App> {
  let app = Content()
}
