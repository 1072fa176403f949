import Foundation
import FoundationNetworking
import GTKUI
import WebKitUI

// Code in the terms of Apple's API alone, which is built and never run: a name or a type of the API
// that is missing or other here does not build.

@MainActor private struct PortableDecider: WebPage.NavigationDeciding {
  mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    preferences.preferredContentMode = .mobile
    preferences.allowsContentJavaScript = action.source.isMainFrame
    preferences.preferredHTTPSNavigationPolicy = .automaticFallbackToHTTP
    preferences.isLockdownModeEnabled = false
    preferences.securityRestrictionMode = .maximizeCompatibility
    preferences.alternateRequest = nil
    preferences.overrideReferrer = nil
    preferences.isGlobalPrivacyControlEnabled = true
    preferences.allowsJSHandleCreationInPageWorld = false
    if action.shouldPerformDownload { return .download }
    switch action.navigationType {
    case .linkActivated, .formSubmitted, .formResubmitted:
      return action.target?.securityOrigin.host == action.request.url?.host() ? .allow : .cancel
    case .backForward, .reload, .other:
      return action.buttonNumber == 2 || action.modifierFlags.contains(.shift) ? .cancel : .allow
    }
  }

  mutating func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy {
    response.canShowMimeType ? .allow : response.response.url == nil ? .cancel : .download
  }

  mutating func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.useCredential, challenge.proposedCredential)
  }

  mutating func willSubmit(formInfo: WebPage.FormInfo) async {
    print(
      formInfo.submissionURL, formInfo.httpMethod, formInfo.formValues,
      formInfo.targetFrame.request, formInfo.sourceFrame.securityOrigin.protocol)
  }
}

@MainActor private struct PortablePresenter: WebPage.DialogPresenting {
  func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}

  func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .ok }

  func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { defaultText.map { .ok($0) } ?? .cancel }

  func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult {
    parameters.allowsMultipleSelection || parameters.allowsDirectories ? .selected([]) : .cancel
  }
}

private func portableResponse(_ url: URL) -> URLResponse {
  URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)
}

private struct PortableHandler: URLSchemeHandler {
  func reply(for request: URLRequest) -> some AsyncSequence<URLSchemeTaskResult, any Error> {
    AsyncThrowingStream { continuation in
      guard let url = request.url else { return continuation.finish() }
      continuation.yield(.response(portableResponse(url)))
      continuation.yield(.data(Data()))
      continuation.finish()
    }
  }
}

private struct PortableView: View {
  @State private var page = WebPage()
  @State private var isFinding = false
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    WebView(page)
      .webViewBackForwardNavigationGestures(.enabled)
      .webViewMagnificationGestures(.automatic)
      .webViewLinkPreviews(.disabled)
      .webViewTextSelection(.disabled)
      .webViewElementFullscreenBehavior(.enabled)
      .webViewContentBackground(.hidden)
      .webViewContextMenu { element in
        Button("Copy") { print(element.linkURL as Any) }
      }
      .webViewOnScrollGeometryChange(for: Double.self, of: { Double($0.contentOffset.y) }) { _, y in
        position.scrollTo(y: y)
      }
      .webViewScrollPosition($position)
      .webViewScrollInputBehavior(.enabled, for: .look)
      .scrollBounceBehavior(.basedOnSize, axes: [.horizontal, .vertical])
      .findNavigator(isPresented: $isFinding)
      .findDisabled(false)
      .replaceDisabled()
    WebView(url: page.url)
  }
}

@MainActor private func portableConfiguration() -> WebPage.Configuration {
  var configuration = WebPage.Configuration()
  configuration.websiteDataStore = WKWebsiteDataStore.default()
  configuration.websiteDataStore = .nonPersistent()
  let controller = WKUserContentController()
  controller.addUserScript(
    WKUserScript(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
  configuration.userContentController = controller
  configuration.webExtensionController = WKWebExtensionController()
  configuration.defaultNavigationPreferences = WebPage.NavigationPreferences()
  if let scheme = URLScheme("portable") {
    configuration.urlSchemeHandlers[scheme] = PortableHandler()
  }
  configuration.deviceSensorAuthorization = .init(decision: .deny)
  configuration.deviceSensorAuthorization = .init { permission, frame, origin in
    switch permission {
    case .mediaCapture(.camera) where frame.isMainFrame: origin.port == 0 ? .grant : .prompt
    case .deviceOrientationAndMotion: .deny
    default: .deny
    }
  }
  configuration.applicationNameForUserAgent = "Portable/1.0"
  configuration.limitsNavigationsToAppBoundDomains = true
  configuration.upgradeKnownHostsToHTTPS = false
  configuration.suppressesIncrementalRendering = true
  configuration.allowsAirPlayForMediaPlayback = false
  configuration.loadsSubresources = true
  configuration.allowsInlinePredictions = true
  configuration.supportsAdaptiveImageGlyph = true
  configuration.showsSystemScreenTimeBlockingView = false
  configuration.dataDetectorTypes = [.link, .phoneNumber]
  configuration.ignoresViewportScaleLimits = true
  configuration.mediaPlaybackBehavior = .alwaysFullscreen
  configuration.userInterfaceDirectionPolicy = .system
  return configuration
}

@MainActor private func portableLoads(_ url: URL, _ request: URLRequest) async throws {
  let page = WebPage(
    configuration: portableConfiguration(), navigationDecider: PortableDecider(),
    dialogPresenter: PortablePresenter())
  _ = WebPage(navigationDecider: PortableDecider())
  _ = WebPage(dialogPresenter: PortablePresenter())
  page.load(url)
  page.load(request)
  page.load(Data(), mimeType: "text/html", characterEncoding: .utf8, baseURL: url)
  page.load(html: "<p>Hello", baseURL: url)
  page.load(simulatedRequest: request, response: portableResponse(url), responseData: Data())
  page.load(simulatedRequest: request, responseHTML: "<p>Hello")
  if let item = page.backForwardList[-1] ?? page.backForwardList.backList.first {
    page.load(item)
    print(item.id, item.title ?? "", item.url, item.initialURL)
  }
  page.reload(fromOrigin: true)
  page.stopLoading()
  do {
    for try await event in page.load(html: "") {
      switch event {
      case .startedProvisionalNavigation, .receivedServerRedirect, .committed, .finished: break
      }
    }
    for try await _ in page.navigations {}
  } catch let error as WebPage.NavigationError {
    switch error {
    case .failedProvisionalNavigation(let reason): print(reason)
    case .pageClosed, .webContentProcessTerminated, .invalidURL: break
    }
  }
}

@MainActor private func portablePage(_ page: WebPage) async throws {
  let url: URL? = page.url
  let title: String = page.title
  let progress: Double = page.estimatedProgress
  print(
    url as Any, title, progress, page.isLoading, page.serverTrust as Any, page.hasOnlySecureContent,
    page.themeColor as Any, page.isWritingToolsActive, page.isBlockedByScreenTime,
    page.backForwardList.currentItem as Any, page.backForwardList.forwardList)
  switch page.fullscreenState {
  case .enteringFullscreen, .exitingFullscreen, .inFullscreen, .notInFullscreen: break
  }
  switch page.cameraCaptureState {
  case .none, .active, .muted: await page.setCameraCaptureState(page.microphoneCaptureState)
  }
  await page.setMicrophoneCaptureState(.muted)
  page.mediaType = .print
  page.mediaType = WebPage.CSSMediaType(rawValue: "speech")
  page.customUserAgent = nil
  page.isInspectable = true
  let result: Any? = try await page.callJavaScript(
    "return a", arguments: ["a": [1, true, Date()] as [Any]], in: nil, contentWorld: .defaultClient)
  print(result as Any)
  await page.pauseAllMediaPlayback()
  switch await page.mediaPlaybackState() {
  case .none, .playing, .paused, .suspended: await page.setAllMediaPlaybackSuspended(true)
  }
  await page.closeAllMediaPresentations()
  let region = WebPage.ExportedContentConfiguration.Region.rect(.zero)
  _ = try await page.exported(as: .pdf(region: region, allowTransparentBackground: true))
  _ = try await page.exported(
    as: .image(
      region: .contents, allowTransparentBackground: false, snapshotWidth: 100,
      afterScreenUpdates: false))
}
