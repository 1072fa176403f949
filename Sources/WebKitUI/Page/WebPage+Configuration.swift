import GLibSupport

extension WebPage {
  /// What holds for a page for life.
  public struct Configuration {
    /// Makes the configuration of an ordinary page that keeps nothing.
    public init() {}

    /// Where cookies, caches and storage of pages are kept.
    ///
    /// Unlike Apple's it keeps nothing unless said: each configuration has a store of its own that
    /// goes with the pages that use it.
    public var websiteDataStore = WKWebsiteDataStore.nonPersistent()

    /// The scripts, style sheets and message handlers that the program adds to pages.
    public var userContentController = WKUserContentController()

    /// What a decider is asked to begin with, and what holds where there is none.
    public var defaultNavigationPreferences = NavigationPreferences()

    /// Who answers requests for addresses of schemes that WebKit does not know.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]

    /// What pages of those schemes may do; ``SchemeSecurity/isolated`` where nothing is said.
    ///
    /// Not part of Apple's API.
    public var schemeSecurity: [URLScheme: SchemeSecurity] = [:]

    /// Whether pages may have connections made and names looked up before anything is loaded, which no
    /// content security policy forbids.
    ///
    /// Where scripts are off or a default policy is set, they never may. Not part of Apple's API.
    public var allowsConnectionsAheadOfTime = true

    /// What follows the engine's name in the header that names the browser, as `Lakes/1.0`.
    public var applicationNameForUserAgent: String?

    /// What pages may use of the machine; nothing unless said.
    public var deviceSensorAuthorization = DeviceSensorAuthorization(decision: .prompt)

    /// A Content Security Policy that holds for every page besides the page's own; nothing unless
    /// said.
    ///
    /// Where there is one, and where scripts are off, a page makes no connections and asks for no names
    /// of hosts ahead of time either, of which no policy speaks.
    ///
    /// Not part of Apple's API.
    public var defaultContentSecurityPolicy: String?

    /// How pages are drawn.
    ///
    /// Not part of Apple's API.
    public var rendering = Rendering.automatic

    /// Looks whether the page still answers, and what memory it uses; nobody does unless said.
    ///
    /// Not part of Apple's API.
    public var watchdog: Watchdog?

    /// What becomes of the page when its process ends by itself or is ended by the ``watchdog``;
    /// nothing unless said.
    ///
    /// Not part of Apple's API.
    public var processRecovery = ProcessRecovery.none

    /// Whether nothing is drawn until the page is complete.
    public var suppressesIncrementalRendering = false

    /// Whether what belongs to a page is loaded: pictures, style sheets, scripts, frames.
    ///
    /// Where it is not, a Content Security Policy keeps it out: the document comes, with what it holds
    /// itself.
    public var loadsSubresources = true

    /// Where films play: in the page unless said.
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

    /// Kept and ignored: WebKitGTK runs no extensions of that kind.
    public var webExtensionController: WKWebExtensionController?

    /// Kept and ignored: WebKitGTK does not look for dates, addresses and the like in texts.
    public var dataDetectorTypes: WKDataDetectorTypes = []

    /// Kept and ignored: WebKitGTK lets every page be made larger with two fingers, whatever it says.
    public var ignoresViewportScaleLimits = false

    /// Kept and ignored: the widgets of WebKitGTK follow the system, and what they show the page.
    public var userInterfaceDirectionPolicy = WKUserInterfaceDirectionPolicy.content

    /// Kept and ignored: the list of hosts that are known to have TLS is Apple's.
    public var upgradeKnownHostsToHTTPS = true

    /// Kept and ignored: a Linux program has no list of domains that it is bound to.
    public var limitsNavigationsToAppBoundDomains = false

    /// Kept and ignored: there is no AirPlay on Linux.
    public var allowsAirPlayForMediaPlayback = true

    /// Kept and ignored: GTK has no inline predictions.
    public var allowsInlinePredictions = false

    /// Kept and ignored: GTK has no such glyphs.
    public var supportsAdaptiveImageGlyph = false

    /// Kept and ignored: there is no Screen Time on Linux.
    public var showsSystemScreenTimeBlockingView = true

    /// Where films play.
    nonisolated public enum MediaPlaybackBehavior: Hashable, Sendable {
      /// As the system does: in the page.
      case automatic
      /// In the page.
      case allowsInlinePlayback
      /// On the whole screen, where the view lets elements fill it.
      case alwaysFullscreen
    }
  }
}
