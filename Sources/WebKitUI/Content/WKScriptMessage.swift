/// What a script in a page sent to the program.
public struct WKScriptMessage {
  /// A copy of what was sent: a `Bool`, `Double`, `String`, `Date`, array or dictionary, `NSNull`,
  /// or nothing.
  ///
  /// A message from the page's own world may be forged.
  public let body: Any?

  /// The name that it was sent to.
  public let name: String

  /// The world that it came from.
  public let world: WKContentWorld

  /// The page that it came from.
  public let page: WebPage
}

/// Takes the messages that scripts send with `webkit.messageHandlers.NAME.postMessage(…)`.
public protocol WKScriptMessageHandler: AnyObject {
  /// Takes a message.
  ///
  /// - Parameters:
  ///   - userContentController: where the handler was added.
  ///   - message: the message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Takes the messages of scripts, which wait for an answer.
public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// Answers a message.
  ///
  /// - Parameters:
  ///   - userContentController: where the handler was added.
  ///   - message: the message.
  /// - Returns: the answer, of the types that arguments of a script call have, or what went wrong: a
  ///   text that the script's promise is rejected with.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}
