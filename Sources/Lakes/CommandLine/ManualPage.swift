/// The manual page of the program, in the `man` macros of roff.
enum ManualPage {
  static var text: String {
    let manual = CommandLineManual.self
    var lines = [
      #".\" Made by lakes --generate man; do not edit."#,
      ".TH \(manual.program.uppercased()) 1 \"\" \"Lakes \(CommandLineOptions.version)\" \"User Commands\"",
      ".SH NAME", "\(escape(manual.program)) \\- \(escape(manual.summary))",
      ".SH SYNOPSIS",
    ]
    lines += manual.usage.enumerated().flatMap { index, form in
      (index == 0 ? [] : [".br"]) + [".B \(escape(manual.program))", escape(form)]
    }
    lines += [".SH DESCRIPTION", escape(manual.description)]
    lines += entries(manual.operands)
    lines += [".SH COMMANDS"] + entries(manual.commands)
    lines += [".SH OPTIONS"] + entries(manual.options)
    lines += [".SH EXIT STATUS"] + entries(manual.statuses)
    lines += [".SH ENVIRONMENT"] + entries(manual.variables)
    lines += [
      ".SH EXAMPLES",
      ".TP", ".B \(escape(manual.program)) open baikal#life",
      "The article on Lake Baikal, at its section on life.",
      ".TP", ".B \(escape(manual.program)) text titicaca | less", "An article in the terminal.",
      ".SH SEE ALSO", ".BR gapplication (1),", ".BR gsettings (1)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entries(_ entries: [CommandLineManual.Entry]) -> [String] {
    entries.flatMap { entry in
      let argument = entry.argument.isEmpty ? "" : " \\fI\(escape(entry.argument))\\fR"
      return [".TP", "\\fB\(escape(entry.word))\\fR\(argument)", sentence(entry.summary)]
    }
  }

  private static func sentence(_ text: String) -> String {
    escape(text.prefix(1).uppercased() + text.dropFirst() + ".")
  }

  /// A hyphen that is typed is not the one that breaks words, and a point or quote at the start of a
  /// line would be a request.
  private static func escape(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "\\&..."
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
