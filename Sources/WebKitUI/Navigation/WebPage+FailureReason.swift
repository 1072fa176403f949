import GLibSupport

extension WebPage {
  /// Why a navigation ended without its page, in terms that need no knowledge of the engine.
  ///
  /// Not part of Apple's API.
  nonisolated public enum FailureReason: Hashable, Sendable {
    /// It was stopped, refused by the decider, or another navigation took its place.
    case cancelled
    /// The process of the page ended, and why.
    case processTerminated(ProcessTermination)
    /// Anything else: what went wrong, in a sentence.
    case failed(message: String)

    /// Reads the error that a navigation ended with.
    ///
    /// - Parameters:
    ///   - error: what a sequence of navigation events threw, or the underlying error of
    ///     ``CurrentNavigationEvent``.
    ///   - page: the page that it is about, which knows why its process ended.
    @MainActor public init(_ error: any Error, of page: WebPage) {
      switch error {
      case NavigationError.failedProvisionalNavigation(let reason):
        self.init(reason, of: page)
      case NavigationError.webContentProcessTerminated:
        self = .processTerminated(page.lastTermination)
      case NavigationFailure.cancelled, NavigationFailure.refused, is CancellationError:
        self = .cancelled
      case let error as GLibError:
        self = error.endsQuietly ? .cancelled : .failed(message: error.message)
      default:
        self = .failed(message: "\(error)")
      }
    }
  }
}

extension GLibError {
  /// Whether WebKit reports with it that somebody wanted the load to end: cancelled, or interrupted
  /// by the decider.
  nonisolated fileprivate var endsQuietly: Bool {
    isCancellation
      || (domain == "WebKitNetworkError" && code == 302)
      || (domain == "WebKitPolicyError" && code == 102)
  }
}
