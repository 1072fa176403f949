/// What the command line can say, from which the help, the manual page and the completions are made.
enum CommandLineManual {
  /// What one word does.
  struct Entry {
    let word: String
    /// What follows the word, as `NAME`.
    var argument = ""
    let summary: String
    /// Whether the argument is the name of an article.
    var takesArticle = false
  }

  #if LAKES_DEVELOPMENT
    // So that it can be installed beside the version that one reads with.
    static let program = "lakes-devel"
  #else
    static let program = "lakes"
  #endif

  static let summary = "a calm reader for articles"

  static let description = """
    Lakes shows articles: those that come with it, about lakes of the world, and the files and \
    addresses that it is given. Where it runs already, that window shows them.
    """

  static let operands = [
    Entry(word: "FILE", summary: "opens a file"),
    Entry(word: "ADDRESS", summary: "opens an address, as lakes://baikal/#life"),
  ]

  static let commands = [
    Entry(word: "list", summary: "lists the names and titles of the articles"),
    Entry(
      word: "open", argument: "NAME…", summary: "opens articles by their names, as baikal#life",
      takesArticle: true),
    Entry(
      word: "text", argument: "NAME", summary: "writes the text of an article to standard output",
      takesArticle: true),
  ]

  static let options = [
    Entry(word: "--new-window", summary: "opens another window"),
    Entry(word: "--open-file", summary: "asks which file to open"),
    Entry(word: "--continue-reading", summary: "shows what was read last"),
    Entry(word: "--help", summary: "says this"),
    Entry(word: "--version", summary: "says which version this is, and of which libraries"),
  ]

  /// The options that the program does as an action of its own.
  static let actionOptions = ["--new-window", "--open-file", "--continue-reading"]

  static let variables = [
    Entry(
      word: "LAKES_ARTICLES", summary: "a folder of articles to read instead of the bundled ones")
  ]

  static let statuses = [
    Entry(word: "0", summary: "all went well"),
    Entry(
      word: "1", summary: "there is no such article, it cannot be read, or there is no display"),
    Entry(word: "2", summary: "the command line was not understood"),
  ]

  static let usage = [
    "[OPTION] [FILE|ADDRESS]…", "list", "open NAME…", "text NAME",
  ]

  static var help: String {
    let entries = operands + commands + options + variables
    let width = entries.map(\.label.count).max() ?? 0
    func lines(_ entries: [Entry]) -> String {
      entries.map { entry in
        let space = String(repeating: " ", count: width - entry.label.count + 2)
        return "  \(entry.label)\(space)\(entry.summary)\n"
      }.joined()
    }
    let usage = usage.enumerated().map { index, form in
      (index == 0 ? "Usage: " : "       ") + "\(program) \(form)\n"
    }.joined()
    return """
      \(usage)
      Lakes is \(summary).

      \(lines(operands))
      Commands:
      \(lines(commands))
      Options:
      \(lines(options))
      Environment:
      \(lines(variables))
      """
  }

  /// What `--generate` makes.
  static let kinds = ["man", "bash", "zsh", "fish"]

  static func generated(_ kind: String) -> String? {
    switch kind {
    case "man": ManualPage.text
    case "bash": ShellCompletions.bash
    case "zsh": ShellCompletions.zsh
    case "fish": ShellCompletions.fish
    default: nil
    }
  }
}

extension CommandLineManual.Entry {
  /// The word with what follows it.
  var label: String { argument.isEmpty ? word : "\(word) \(argument)" }
}
