import FoundationEssentials
import FoundationNetworking

/// The head of an answer as it goes to WebKit, and which of a handler's bytes belong to it.
///
/// A handler that gives all it has answers requests for a part of it, and for the head alone, as well.
nonisolated struct SchemeReply {
  /// The status; nothing for an answer that has none.
  private(set) var status: Int?
  /// The headers; none for an answer that has none.
  private(set) var headers: [AnyHashable: Any] = [:]
  /// How many bytes follow; negative where that is not known.
  private(set) var length: Int
  /// The bytes of the handler that still come before the wanted ones.
  private var skipped = 0
  /// The bytes that are still wanted; nothing for all that come.
  private var wanted: Int?

  /// Makes the head of an answer.
  ///
  /// - Parameters:
  ///   - request: what was asked for.
  ///   - response: what the handler answers.
  init(_ request: URLRequest, _ response: URLResponse) {
    let answer = response as? HTTPURLResponse
    status = answer?.statusCode
    headers = answer?.allHeaderFields ?? [:]
    length = Int(clamping: response.expectedContentLength)
    guard request.httpMethod?.uppercased() != "HEAD" else {
      wanted = 0
      return
    }
    // Whether a part is still one of what was asked for before, only the handler can know.
    guard request.httpMethod ?? "GET" == "GET", status ?? 200 == 200, length >= 0,
      let range = request.value(forHTTPHeaderField: "Range"),
      request.value(forHTTPHeaderField: "If-Range") == nil
    else { return }
    switch ByteRange(header: range, length: length) {
    case .whole: break
    case .part(let part):
      answerPart(part, contentRange: "\(part.lowerBound)-\(part.upperBound - 1)")
    case .unsatisfiable: answerPart(0..<0, contentRange: "*")
    }
  }

  /// Whether all that belongs to the answer has come.
  var isComplete: Bool { wanted == 0 }

  /// What of the handler's next bytes belongs to the answer.
  mutating func take(_ data: Data) -> Data {
    guard let count = wanted else { return data }
    let rest = data.dropFirst(skipped)
    skipped -= data.count - rest.count
    let part = rest.prefix(count)
    wanted = count - part.count
    return part
  }

  private mutating func answerPart(_ part: Range<Int>, contentRange: String) {
    for name in headers.keys {
      let name = name as? String ?? ""
      if ["content-length", "content-range"].contains(name.lowercased()) { headers[name] = nil }
    }
    headers["Content-Range"] = "bytes \(contentRange)/\(length)"
    headers["Content-Length"] = "\(part.count)"
    status = part.isEmpty ? 416 : 206
    skipped = part.lowerBound
    wanted = part.count
    length = part.count
  }
}
