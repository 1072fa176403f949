import CGTK

/// An error that GLib, GTK or WebKit reported.
public struct GLibError: Error, Equatable, Sendable {
  /// The family of errors, as `g-io-error-quark`.
  public let domain: String
  /// The number of the error within its family.
  public let code: Int32
  /// What went wrong, in the user's language.
  public let message: String

  /// Makes an error of our own that can pass through C and come back unchanged.
  ///
  /// - Parameters:
  ///   - domain: the family of errors.
  ///   - code: the number within it.
  ///   - message: what went wrong.
  public init(domain: String, code: Int32, message: String) {
    self.domain = domain
    self.code = code
    self.message = message
  }

  /// Copies an error that somebody else owns.
  ///
  /// - Parameter error: the error.
  public init(copying error: UnsafePointer<GError>) {
    domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
    code = error.pointee.code
    message = error.pointee.message.map { String(cString: $0) } ?? ""
  }

  /// Calls a C function that reports through a `GError`.
  ///
  /// - Parameter body: makes the call with the place for the error.
  /// - Returns: what the call returned.
  /// - Throws: the error, when the call set one.
  public static func check<T>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> T
  ) throws(GLibError) -> T {
    var error: UnsafeMutablePointer<GError>?
    let result = body(&error)
    if let error {
      defer { g_error_free(error) }
      throw GLibError(copying: error)
    }
    return result
  }

  /// A `GError` of the same domain, code and message.
  ///
  /// - Returns: the error, which the caller owns.
  public func makeGError() -> UnsafeMutablePointer<GError> {
    g_error_new_literal(g_quark_from_string(domain), code, message)
  }

  /// Whether the error says that the work was cancelled.
  public var isCancellation: Bool {
    domain == "g-io-error-quark" && code == Int32(G_IO_ERROR_CANCELLED.rawValue)
  }
}

extension GLibError: CustomStringConvertible {
  /// A text form for messages.
  public var description: String { "\(message) (\(domain) \(code))" }
}
