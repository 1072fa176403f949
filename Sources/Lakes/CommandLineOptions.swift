/// The options that are answered without a window.
enum CommandLineOptions {
  static let version = "0.1.0"

  static let help = """
    Usage: lakes [OPTION] [ADDRESS]

    Lakes is a reader for articles.

      ADDRESS        opens an article, as lakes://baikal/
      --help         says this
      --version      says which version this is

    Environment:
      LAKES_ARTICLES a folder of articles to read instead of the bundled ones

    """

  /// Answers an option.
  ///
  /// - Parameter arguments: the arguments after the program's name.
  /// - Returns: the exit status; nothing to go on and show a window.
  static func answer(_ arguments: [String]) -> Int32? {
    for argument in arguments {
      switch argument {
      case "--help", "-h":
        print(help, terminator: "")
        return 0
      case "--version":
        print("Lakes \(version)")
        return 0
      case "--":
        return nil
      default:
        // Options of GLib, as --gapplication-service, go on to it.
        continue
      }
    }
    return nil
  }
}
