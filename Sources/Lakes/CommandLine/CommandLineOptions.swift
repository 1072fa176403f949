import ArticleLibrary
import GTKUI
import WebKitUI

/// The words of the command line that are answered without a window.
enum CommandLineOptions {
  static let version = "0.1.0"

  private static let program = CommandLineManual.program

  static var help: String { CommandLineManual.help }

  /// Answers the command line, where that needs no window.
  ///
  /// - Parameter arguments: the arguments after the program's name.
  /// - Returns: the exit status; nothing to go on and show a window.
  static func answer(_ arguments: [String]) -> Int32? {
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("-") {
      if let status = answer(option: argument, of: arguments) { return status }
    }
    switch arguments.first {
    case "list": return arguments.count == 1 ? list() : refuse("“list” takes no arguments")
    case "text":
      guard arguments.count == 2 else { return refuse("“text” takes the name of one article") }
      return text(arguments[1])
    case "open":
      guard arguments.count > 1 else { return refuse("“open” takes the names of articles") }
      return arguments.dropFirst().lazy.compactMap(problem(withArticle:)).first.map(fail)
    default:
      return nil
    }
  }

  /// The files and addresses to open, with the names of articles made addresses.
  static func openedArguments(of arguments: [String]) -> [String] {
    guard arguments.first == "open" else { return arguments }
    return arguments.dropFirst().map { argument in
      place(of: argument)?.text ?? argument
    }
  }

  private static func answer(option: String, of arguments: [String]) -> Int32? {
    switch option {
    case "--help", "-h":
      print(help, terminator: "")
      return 0
    case "--version":
      print("Lakes \(version)")
      for library in [LibraryVersion.gtk, .adwaita, .webKit] {
        print("\(library.name) \(library.version)")
      }
      return 0
    case "--generate":
      // For the build: documented for those who work on Lakes.
      guard let generated = CommandLineManual.generated(arguments.last ?? "") else {
        return refuse(
          "“--generate” takes one of \(CommandLineManual.kinds.joined(separator: ", "))")
      }
      print(generated, terminator: "")
      return 0
    case _ where CommandLineManual.actionOptions.contains(option):
      return nil
    case "--help-all", "--help-gapplication":
      return nil
    case _ where option.hasPrefix("--gapplication-"):
      // GLib's own, as --gapplication-service.
      return nil
    default:
      return refuse("There is no option “\(option.prefix(100))”")
    }
  }

  private static func list() -> Int32 {
    do {
      let articles = try ArticleLibrary.standard.articles()
      let width = articles.map(\.name.rawValue.count).max() ?? 0
      for article in articles {
        let space = String(repeating: " ", count: width - article.name.rawValue.count + 2)
        print("\(article.name)\(space)\(article.title)")
      }
      return 0
    } catch {
      return fail(error.description)
    }
  }

  private static func text(_ argument: String) -> Int32 {
    guard let place = place(of: argument) else { return fail(noArticle(argument)) }
    do {
      print(
        PlainTextWriter.write(try ArticleLibrary.standard.text(of: place.article)), terminator: "")
      return 0
    } catch {
      return fail(error.description + " “\(program) list” shows what there is.")
    }
  }

  /// The article, and the place in it, that a word of the command line names.
  private static func place(of argument: String) -> ArticleAddress? {
    do {
      return try ArticleAddress(parsing: argument)
    } catch {
      let parts = argument.split(separator: "#", maxSplits: 1).map(String.init)
      guard let name = parts.first.flatMap(ArticleName.init(rawValue:)) else { return nil }
      return ArticleAddress(article: name, fragment: parts.dropFirst().first)
    }
  }

  private static func problem(withArticle argument: String) -> String? {
    guard let place = place(of: argument) else { return noArticle(argument) }
    do {
      _ = try ArticleLibrary.standard.resource(at: place)
      return nil
    } catch {
      return error.description + " “\(program) list” shows what there is."
    }
  }

  private static func noArticle(_ argument: String) -> String {
    "There is no article named “\(argument.prefix(100))”. “\(program) list” shows what there is."
  }

  private static func fail(_ problem: String) -> Int32 {
    StandardError.write("\(program): \(problem)\n")
    return 1
  }

  private static func refuse(_ problem: String) -> Int32 {
    StandardError.write("\(program): \(problem). “\(program) --help” shows what there is.\n")
    return 2
  }
}
