import FoundationEssentials
import FoundationNetworking

/// A part of the answer to a request for an address of a custom scheme.
nonisolated public enum URLSchemeTaskResult: Sendable {
  /// What kind of data follows: its type and length, and for an `HTTPURLResponse` status and headers.
  ///
  /// It comes first, and once: WebKitGTK takes no second one. Text without a charset is UTF-8.
  case response(URLResponse)

  /// The next bytes.
  case data(Data)
}
