import GTKUI

/// Why a navigation ended without a word from WebKit.
nonisolated enum NavigationFailure: Error, CustomStringConvertible {
  case cancelled
  case refused
  case script
  case restrictedPort
  case unsupportedRequest
  case formNotSent

  var description: String {
    switch self {
    case .cancelled: String(localized: "Loading was stopped")
    case .refused: String(localized: "The address was refused")
    case .script: String(localized: "The address is a script, not a page")
    case .restrictedPort: String(localized: "The address has a port that pages may not use")
    case .unsupportedRequest: String(localized: "Only GET requests without a body can be loaded")
    case .formNotSent:
      String(localized: "The server is trusted now, but the form was not sent; send it again")
    }
  }
}
