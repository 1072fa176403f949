import FoundationEssentials

extension WebPage {
  /// The answer to a question of a page.
  nonisolated public enum JavaScriptConfirmResult: Hashable, Sendable {
    /// Yes.
    case ok
    /// No.
    case cancel
  }

  /// The answer to a page that asks for a text.
  nonisolated public enum JavaScriptPromptResult: Hashable, Sendable {
    /// A text, which may be empty.
    case ok(String)
    /// None.
    case cancel
  }

  /// The answer to a page that asks for files.
  nonisolated public enum FileInputPromptResult: Hashable, Sendable {
    /// Files, which the page may read from now on.
    case selected([URL])
    /// None.
    case cancel
  }
}
