/// What shells need to complete the words of the command line.
enum ShellCompletions {
  private static let manual = CommandLineManual.self
  private static let program = CommandLineManual.program
  private static var commands: [String] { manual.commands.map(\.word) }
  private static var options: [String] { manual.options.map(\.word) }
  private static var articleCommands: [String] {
    manual.commands.filter(\.takesArticle).map(\.word)
  }

  static var bash: String {
    """
    # Completions of \(program) for bash. Made by lakes --generate bash; do not edit.

    _lakes() {
      local word=${COMP_WORDS[COMP_CWORD]} names
      COMPREPLY=()
      case ${COMP_WORDS[1]-} in
      \(articleCommands.joined(separator: " | ")))
        if ((COMP_CWORD > 1)); then
          names=$(\(program) list 2>/dev/null | cut -d ' ' -f 1)
          mapfile -t COMPREPLY < <(compgen -W "$names" -- "$word")
          return
        fi
        ;;
      esac
      case $word in
      -*) mapfile -t COMPREPLY < <(compgen -W "\(options.joined(separator: " "))" -- "$word") ;;
      *)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        if ((COMP_CWORD == 1)); then
          mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "\(commands.joined(separator: " "))" -- "$word")
        fi
        ;;
      esac
    }
    complete -F _lakes \(program)

    """
  }

  static var zsh: String {
    let commands = manual.commands.map { "    '\($0.word):\(quoted($0.summary))'" }
    let options = manual.options.map { "    '\($0.word)[\(quoted($0.summary))]'" }
    return """
      #compdef \(program)
      # Completions of \(program) for zsh. Made by lakes --generate zsh; do not edit.

      _lakes() {
        local -a commands options names
        commands=(
      \(commands.joined(separator: "\n"))
        )
        options=(
      \(options.joined(separator: "\n"))
        )
        case ${words[2]} in
        \(articleCommands.joined(separator: "|")))
          if ((CURRENT > 2)); then
            names=(${(f)"$(\(program) list 2>/dev/null | sed 's/:/\\\\:/g; s/  */:/')"})
            _describe article names
            return
          fi
          ;;
        esac
        ((CURRENT == 2)) && _describe command commands
        _arguments $options '*:file:_files'
      }

      _lakes "$@"

      """
  }

  static var fish: String {
    var lines = [
      "# Completions of \(program) for fish. Made by lakes --generate fish; do not edit.", "",
    ]
    lines += manual.commands.map {
      "complete -c \(program) -n __fish_use_subcommand -a \($0.word) -d '\(quoted($0.summary))'"
    }
    lines += manual.options.map {
      "complete -c \(program) -l \($0.word.dropFirst(2)) -d '\(quoted($0.summary))'"
    }
    lines.append(
      "complete -c \(program) -f -n '__fish_seen_subcommand_from \(articleCommands.joined(separator: " "))' "
        + "-a \"(\(program) list 2>/dev/null | string replace -r '  +' \\t)\"")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text within single quotes.
  private static func quoted(_ text: String) -> String {
    text.map { $0 == "'" ? "'\\''" : String($0) }.joined()
  }
}
