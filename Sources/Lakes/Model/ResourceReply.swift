import WebKitUI

/// An answer that is there as a whole.
///
/// A task that takes it stays where it is; the standard library's stream takes it to another thread
/// and back for each part, which delays the first article.
nonisolated struct ResourceReply: AsyncSequence {
  typealias Element = URLSchemeTaskResult
  typealias Failure = any Error

  let result: Result<[URLSchemeTaskResult], any Error>

  struct AsyncIterator: AsyncIteratorProtocol {
    let result: Result<[URLSchemeTaskResult], any Error>
    private var position = 0

    init(result: Result<[URLSchemeTaskResult], any Error>) {
      self.result = result
    }

    mutating func next() async throws -> URLSchemeTaskResult? { try take() }

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> URLSchemeTaskResult? { try take() }

    private mutating func take() throws -> URLSchemeTaskResult? {
      let parts = try result.get()
      guard position < parts.count else { return nil }
      defer { position += 1 }
      return parts[position]
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(result: result) }
}
