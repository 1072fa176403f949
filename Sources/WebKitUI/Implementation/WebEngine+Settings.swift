import CGTK
import CWebKit
import GLibSupport
import GTKUI

/// What a page is made with.
extension WebEngine {
  /// The policy of the program, and the one that keeps everything but the document from loading.
  ///
  /// A comma separates policies, each of which holds.
  static func contentSecurityPolicy(_ configuration: WebPage.Configuration) -> String? {
    let documentOnly = """
      default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; \
      img-src data:; font-src data:; media-src data:
      """
    let policies = [
      configuration.defaultContentSecurityPolicy,
      configuration.loadsSubresources ? nil : documentOnly,
    ].compactMap { $0 }
    return policies.isEmpty ? nil : policies.joined(separator: ", ")
  }

  /// Sets what differs from WebKitGTK's own choice.
  func applySettings() {
    settings.setProperty("enable-fullscreen", to: false)
    rendering = configuration.rendering
    allowsContentJavaScript = configuration.defaultNavigationPreferences.allowsContentJavaScript
    settings.setProperty("enable-javascript-markup", to: allowsContentJavaScript)
    applyUserAgent()
    settings.setProperty(
      "media-playback-allows-inline",
      to: configuration.mediaPlaybackBehavior != .alwaysFullscreen)
    if configuration.defaultContentSecurityPolicy != nil || !allowsContentJavaScript
      || !configuration.allowsConnectionsAheadOfTime
    {
      // Connections that are made ahead of time ask no policy, and tell that somebody reads.
      setFeature("LinkPreconnect", to: false)
      setFeature("LinkDNSPrefetch", to: false)
    }
    if configuration.suppressesIncrementalRendering {
      setFeature("SuppressesIncrementalRendering", to: true)
    }
  }

  /// Names the program after WebKit's own name, or lets that one stand alone, unless another name is
  /// given.
  func applyUserAgent() {
    if let customUserAgent {
      settings.setProperty("user-agent", to: customUserAgent)
      return
    }
    let parts = configuration.applicationNameForUserAgent?
      .split(separator: "/", maxSplits: 1).map(String.init)
    unsafe webkit_settings_set_user_agent_with_application_details(
      settings.opaque, parts?.first, parts?.dropFirst().first)
    guard isMobile else { return }
    // What servers look for.
    let name: String = settings.property("user-agent")
    settings.setProperty(
      "user-agent", to: name.replacing(" Safari/", with: " Mobile Safari/", maxReplacements: 1))
  }

  /// Whether the graphics processor is to draw, in WebKit's words.
  var accelerationPolicy: UInt32 {
    let isHardware =
      switch rendering {
      case .automatic: GraphicsProcessor.isPresent
      case .hardware: true
      case .software: false
      }
    return isHardware
      ? WEBKIT_HARDWARE_ACCELERATION_POLICY_ALWAYS.rawValue
      : WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER.rawValue
  }
}
