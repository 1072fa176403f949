/// What set off a navigation.
nonisolated public enum WKNavigationType: Int, Hashable, Sendable {
  /// A link was followed.
  case linkActivated
  /// A form was sent.
  case formSubmitted
  /// A step in the history.
  case backForward
  /// The page is loaded again.
  case reload
  /// A form is sent again, by a step in the history or a reload.
  case formResubmitted
  /// Anything else: the program, a script, a refresh that the page asked for.
  case other
}
