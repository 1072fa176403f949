import GLibSupport

/// The certificate that a server showed, and what is wrong with it.
///
/// It stands where Apple's API has `SecTrust`.
public struct ServerTrust: Equatable {
  /// Whether the certificate is good.
  public let isTrusted: Bool

  /// The certificate in its text form, PEM.
  public var certificate: String { handle.property("certificate-pem") }

  let handle: Object
}
