import CGTK
import CWebKit
import Foundation
import FoundationNetworking
import GLibSupport

/// Servers that want to know who asks.
extension WebEngine {
  func connectAuthentication() {
    view.connect("authenticate") { [weak self] (request: Object) -> Bool in
      guard let page = self?.page, page.decisions != nil else {
        // The page that the server shows to strangers comes.
        unsafe webkit_authentication_request_authenticate(request.opaque, nil)
        return true
      }
      let challenge = AuthenticationReader.challenge(request)
      Task { [weak page] in
        guard let decisions = page?.decisions else {
          unsafe webkit_authentication_request_cancel(request.opaque)
          return
        }
        let (disposition, credential) = await decisions.ask {
          await $0.decideAuthenticationChallengeDisposition(for: challenge)
        }
        // WebKit says then that the load was cancelled.
        if disposition == .cancelAuthenticationChallenge { page?.machine.isStopping = true }
        AuthenticationReader.answer(request, disposition, credential)
      }
      return true
    }
  }
}

/// Servers whose certificate is at fault.
extension WebEngine {
  func connectServerTrust() {
    view.connect("load-failed-with-tls-errors") {
      [weak self] (address: String, certificate: Object, _: UInt32) -> Bool in
      guard let self, let page, page.decisions != nil, let url = URL(string: address),
        let navigation = page.machine.running, !navigation.hasFailed,
        upgrade?.id != navigation.id
      else { return false }
      ask(about: certificate, of: url, navigation.id, page)
      // WebKit says now that the load has finished, and the navigation waits for the answer.
      return true
    }
  }

  private func ask(
    about certificate: Object, of url: URL, _ id: WebPage.NavigationID, _ page: WebPage
  ) {
    trustQuestion = id
    page.machine.retry(url: url.absoluteString)
    let trust = ServerTrust(isTrusted: false, handle: certificate)
    let challenge = AuthenticationReader.challenge(url, trust)
    Task { [weak self, weak page] in
      guard let decisions = page?.decisions else { return }
      let (disposition, _) = await decisions.ask {
        await $0.decideAuthenticationChallengeDisposition(for: challenge)
      }
      self?.answer(disposition == .useCredential, certificate, url, id)
    }
  }

  private func answer(
    _ isTrusted: Bool, _ certificate: Object, _ url: URL, _ id: WebPage.NavigationID
  ) {
    if trustQuestion == id { trustQuestion = nil }
    // It may have been stopped or replaced meanwhile.
    guard let page, page.machine.waiting?.id == id else { return }
    if isTrusted {
      unsafe webkit_network_session_allow_tls_certificate_for_host(
        session.object.opaque, certificate.cast(), url.host() ?? "")
      // What a form sends cannot be had from WebKit, and without it the request would be another one.
      guard !addressesWithBody.contains(url.absoluteString) else {
        page.perform(page.machine.failWaiting(NavigationFailure.formNotSent))
        return syncAddress()
      }
      load(url.absoluteString, headers: headers(of: id, for: url))
    } else {
      page.perform(
        page.machine.failWaiting(
          GLibError(
            domain: "g-tls-error-quark", code: 2,
            message: "The certificate of \(url.host() ?? "the server") is not to be trusted")))
      syncAddress()
    }
  }

  /// The headers that a load was asked for with, unless it has been sent on to another server.
  private func headers(of id: WebPage.NavigationID, for url: URL) -> [String: String] {
    guard let asked = page?.requested, asked.id == id, let first = asked.request.url,
      first.scheme == url.scheme, first.host() == url.host(), first.port == url.port
    else { return [:] }
    return asked.request.allHTTPHeaderFields ?? [:]
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

  static func challenge(_ url: URL, _ trust: ServerTrust) -> URLAuthenticationChallenge {
    let space = URLProtectionSpace(
      host: url.host() ?? "", port: url.port ?? 443, protocol: "https", realm: nil,
      authenticationMethod: "NSURLAuthenticationMethodServerTrust")
    return URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil, previousFailureCount: 0,
      failureResponse: nil, error: nil, sender: ChallengeSender(trust))
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

extension URLAuthenticationChallenge {
  /// The certificate at fault that the challenge is about; nothing where it is about a name and a
  /// password.
  ///
  /// Not part of Apple's API, where the protection space has a `SecTrust`.
  @MainActor public var faultyTrust: ServerTrust? { (sender as? ChallengeSender)?.trust }
}

/// Foundation's challenges name somebody to answer to; a decider answers by what it returns.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
  /// The certificate that the challenge is about.
  let trust: ServerTrust?

  init(_ trust: ServerTrust? = nil) {
    self.trust = trust
  }

  nonisolated func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  nonisolated func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  nonisolated func cancel(_ challenge: URLAuthenticationChallenge) {}
  nonisolated func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  nonisolated func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
