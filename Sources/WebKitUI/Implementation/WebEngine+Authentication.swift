import CGTK
import CWebKit
import Foundation
import FoundationNetworking
import GLibSupport

/// Servers that want to know who asks.
extension WebEngine {
  func connectAuthentication() {
    view.connect("authenticate") { [weak self] (request: Object) -> Bool in
      guard let page = self?.page, page.navigationDecider != nil else {
        // The page that the server shows to strangers comes.
        unsafe webkit_authentication_request_authenticate(request.opaque, nil)
        return true
      }
      let challenge = AuthenticationReader.challenge(request)
      Task { [weak page] in
        guard var decider = page?.navigationDecider else {
          unsafe webkit_authentication_request_cancel(request.opaque)
          return
        }
        let (disposition, credential) =
          await decider.decideAuthenticationChallengeDisposition(for: challenge)
        page?.navigationDecider = decider
        AuthenticationReader.answer(request, disposition, credential)
      }
      return true
    }
  }
}

/// Reads and answers WebKit's questions for names and passwords.
enum AuthenticationReader {
  static func challenge(_ request: Object) -> URLAuthenticationChallenge {
    let pointer = unsafe request.opaque
    let host = unsafe webkit_authentication_request_get_host(pointer)
      .map { unsafe String(cString: $0) }
    let realm = unsafe webkit_authentication_request_get_realm(pointer)
      .map { unsafe String(cString: $0) }
    let space = URLProtectionSpace(
      host: host ?? "", port: unsafe Int(webkit_authentication_request_get_port(pointer)),
      protocol: nil, realm: realm,
      authenticationMethod: method(unsafe webkit_authentication_request_get_scheme(pointer)))
    let isRetry = unsafe webkit_authentication_request_is_retry(pointer) != 0
    return URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil, previousFailureCount: isRetry ? 1 : 0,
      failureResponse: nil, error: nil, sender: ChallengeSender())
  }

  static func answer(
    _ request: Object, _ disposition: URLSession.AuthChallengeDisposition,
    _ credential: URLCredential?
  ) {
    switch disposition {
    case .useCredential:
      guard let name = credential?.user, let password = credential?.password else { fallthrough }
      let answer = unsafe webkit_credential_new(name, password, WEBKIT_CREDENTIAL_PERSISTENCE_NONE)
      unsafe webkit_authentication_request_authenticate(request.opaque, answer)
      unsafe webkit_credential_free(answer)
    case .performDefaultHandling, .rejectProtectionSpace:
      unsafe webkit_authentication_request_authenticate(request.opaque, nil)
    case .cancelAuthenticationChallenge:
      unsafe webkit_authentication_request_cancel(request.opaque)
    }
  }

  private static func method(_ scheme: WebKitAuthenticationScheme) -> String {
    switch scheme {
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: NSURLAuthenticationMethodHTTPDigest
    case WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM: NSURLAuthenticationMethodHTMLForm
    case WEBKIT_AUTHENTICATION_SCHEME_NTLM: NSURLAuthenticationMethodNTLM
    case WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE: NSURLAuthenticationMethodNegotiate
    case WEBKIT_AUTHENTICATION_SCHEME_CLIENT_CERTIFICATE_REQUESTED:
      "NSURLAuthenticationMethodClientCertificate"
    default: NSURLAuthenticationMethodHTTPBasic
    }
  }
}

/// Foundation's challenges name somebody to answer to; a decider answers by what it returns.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
  nonisolated override init() {}
  nonisolated func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  nonisolated func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  nonisolated func cancel(_ challenge: URLAuthenticationChallenge) {}
  nonisolated func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  nonisolated func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
