extension AccessibleNode {
  /// What is said below that is neither between the brackets of `Language.brackets` nor a known name,
  /// pages of WebKit left out.
  ///
  /// - Parameter names: what is no text of the program: titles, and words of GTK's own windows.
  /// - Returns: each with the role of what says it.
  func wordsOutsideBrackets(but names: Set<String>) -> [String] {
    children.flatMap { child -> [String] in
      let (name, role) = (child.name, child.role)
      // A page speaks its own language, keys have names of their own.
      guard !["WebKitWebView", "GtkShortcutLabel"].contains(name) else { return [] }
      let own = [name, child.help].filter { words in
        !Self.isName(words, names) && Self.outsideBrackets(words).contains(where: \.isLetter)
      }
      return own.map { "\(role) “\($0)”" } + child.wordsOutsideBrackets(but: names)
    }
  }

  /// Whether something has no name but that of its class, as GTK 4.8 gives it one, or is a key.
  private static func isName(_ words: String, _ names: Set<String>) -> Bool {
    ["Gtk", "Adw", "Ctrl+", "Alt+", "Shift+"].contains { words.hasPrefix($0) }
      || names.contains(words)
  }

  /// What is left of words without what is between brackets.
  private static func outsideBrackets(_ words: String) -> String {
    var depth = 0
    var rest = ""
    for character in words {
      if character == "⟦" { depth += 1 }
      if depth == 0 { rest.append(character) }
      if character == "⟧" { depth -= 1 }
    }
    return rest
  }
}
