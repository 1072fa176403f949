import FoundationEssentials

/// A program with windows.
///
/// Put `@main` before the structure that conforms to it.
@MainActor
public protocol App {
  /// The type of the program's windows.
  associatedtype Body: Scene

  /// Makes the program, before any window.
  init()

  /// The program's windows.
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
    let program = Program<Self>()
    let application = Application(identifier: identifier, name: name, styleSheet: styleSheet) {
      program.app.body.openingWindow
    }
    Application.exit(
      application.run(openedArguments(of: arguments)) { prepare(RunningApplication($0)) })
  }
}

/// Keeps the value of the program, whose state lives as long as the process.
private final class Program<Content: App> {
  let app = Content()
}

/// Makes one scene of the statements of a program's body.
@resultBuilder
public enum SceneBuilder {
  /// A single scene stays what it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// What a program shows: a kind of window.
@MainActor
public protocol Scene {
  /// The window that opens when the program starts or another window is asked for.
  var openingWindow: WindowDescription { get }
}

/// Windows of the same kind.
public struct WindowGroup<Content: View>: Scene {
  private let title: String
  private let content: (URL?) -> Content
  private var size = WindowSize(width: 1000, height: 700)

  /// Describes the windows, with a title in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English title of a window whose content has none.
  ///   - content: makes the content of a window.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(String(localized: titleKey), content: content)
  }

  /// Describes the windows.
  ///
  /// - Parameters:
  ///   - title: the title of a window whose content has none.
  ///   - content: makes the content of a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.title = String(title)
    self.content = { _ in content() }
  }

  /// Describes the windows, each of which can open with an address, with a title in the user's
  /// language.
  ///
  /// - Parameters:
  ///   - titleKey: the English title of a window whose content has none.
  ///   - type: the type of the address.
  ///   - content: makes the content of a window; given the address that it was opened for, if any.
  public init(
    _ titleKey: LocalizedStringKey, for type: URL.Type,
    @ViewBuilder content: @escaping (URL?) -> Content
  ) {
    self.init(String(localized: titleKey), for: type, content: content)
  }

  /// Describes the windows, each of which can open with an address.
  ///
  /// - Parameters:
  ///   - title: the title of a window whose content has none.
  ///   - type: the type of the address.
  ///   - content: makes the content of a window; given the address that it was opened for, if any.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, for type: URL.Type, @ViewBuilder content: @escaping (URL?) -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  /// Sets the size that a window opens with.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  /// - Returns: the scene.
  public func defaultSize(width: Int, height: Int) -> WindowGroup {
    var copy = self
    copy.size = WindowSize(width: width, height: height)
    return copy
  }

  /// The window that opens when the program starts.
  public var openingWindow: WindowDescription {
    WindowDescription(title: title, size: size) { [content] address in
      AnyView(WindowRoot { content(address) })
    }
  }
}

/// Evaluates the content of a window by itself.
private struct WindowRoot<Content: View>: View {
  let content: () -> Content

  var body: Content { content() }
}

/// How a window begins.
public struct WindowDescription {
  let title: String
  let size: WindowSize
  let content: (URL?) -> AnyView
}

/// The size of a window in pixels.
struct WindowSize: Hashable {
  var width: Int
  var height: Int
}
