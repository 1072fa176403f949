/// Why a navigation ended without a word from WebKit.
nonisolated enum NavigationFailure: String, Error, CustomStringConvertible {
  case cancelled = "Loading was stopped"
  case refused = "The address was refused"
  case script = "The address is a script, not a page"
  case restrictedPort = "The address has a port that pages may not use"
  case unsupportedRequest = "Only GET requests without a body can be loaded"

  var description: String { rawValue }
}
