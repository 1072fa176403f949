/// An error of a script call or an export.
nonisolated public struct WKError: Error, Equatable {
  /// What went wrong.
  nonisolated public enum Code: Hashable, Sendable {
    /// Something that has no code of its own.
    case unknown
    /// The process of the page ended.
    case webContentProcessTerminated
    /// The script threw an error, a promise was rejected, or an argument cannot be passed.
    case javaScriptExceptionOccurred
    /// The script gave something that has no Swift form, as a function or an element.
    case javaScriptResultTypeIsUnsupported
    /// A promise was rejected.
    ///
    /// Never given: WebKitGTK does not tell it from ``javaScriptExceptionOccurred``.
    case javaScriptAsyncFunctionResultRejected
    /// The frame to run in is gone.
    ///
    /// Never given: WebKitGTK runs scripts in the main frame alone.
    case javaScriptInvalidFrameTarget
    /// The page was left before the script had its result.
    case javaScriptAsyncFunctionResultUnreachable
  }

  /// What went wrong.
  public let code: Code

  /// What WebKit or the script says about it.
  public let message: String
}

nonisolated extension WKError: CustomStringConvertible {
  /// What went wrong, in a sentence.
  public var description: String {
    switch code {
    case .javaScriptExceptionOccurred: "A JavaScript exception occurred: \(message)"
    default: message
    }
  }
}
