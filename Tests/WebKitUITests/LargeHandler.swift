import Foundation
import FoundationNetworking
import Synchronization

@testable import WebKitUI

/// Gives pieces when it is asked for them, and looks how far the file is that they are written to.
struct LargeHandler: URLSchemeHandler {
  let count: Int
  let size: Int
  let place: URL
  var failsAt: Int?
  var stopsAt: Int?
  private let furthestAhead = Ahead()

  /// By how many pieces it was ahead of the file, at the most, when it was asked for one.
  var furthest: Int { furthestAhead.value.withLock { $0 } }

  private final class Ahead: Sendable {
    let value = Mutex(0)
  }

  init(count: Int, size: Int, place: URL, failsAt: Int? = nil, stopsAt: Int? = nil) {
    self.count = count
    self.size = size
    self.place = place
    self.failsAt = failsAt
    self.stopsAt = stopsAt
  }

  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    let piece = Data(count: size)
    let asked = Mutex(-1)
    return AsyncThrowingStream { [self] in
      let index = asked.withLock { index in
        index += 1
        return index
      }
      if index == 0 {
        return .response(.init("application/x-lake", count * size, for: request))
      }
      note(index - 1)
      if index - 1 == failsAt { throw URLError(.networkConnectionLost) }
      if index - 1 == stopsAt { try await Task.sleep(for: .seconds(60)) }
      return index > count ? nil : .data(piece)
    }
  }

  private func note(_ given: Int) {
    var status = stat()
    let written = stat(place.path(percentEncoded: false), &status) == 0 ? Int(status.st_size) : 0
    furthestAhead.value.withLock { $0 = max($0, given - written / size) }
  }
}
