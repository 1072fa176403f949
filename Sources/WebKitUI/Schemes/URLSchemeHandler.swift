import FoundationEssentials
import FoundationNetworking

/// Answers the requests of a page for the addresses of one scheme.
public nonisolated protocol URLSchemeHandler {
  /// The parts of an answer, one after the other.
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

  /// Answers a request.
  ///
  /// The sequence gives one response first, then any number of pieces of data, and ends. An error
  /// that it throws fails the request unchanged. It is iterated on the main actor, piece by piece
  /// as WebKit takes them, by a task that is cancelled as soon as nobody needs the answer.
  ///
  /// To a request for the head alone (HEAD) or for a part (`Range`) the handler may give all that it
  /// has, with its length: what was not asked for is left out, and the rest of the sequence is not
  /// iterated. An answer with another status than 200, as 206 with its `Content-Range`, goes on as it
  /// is.
  ///
  /// - Parameter request: what the page asks for: address, method, headers and body.
  /// - Returns: the answer.
  func reply(for request: URLRequest) -> TaskSequence
}
