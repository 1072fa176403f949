import FoundationEssentials
import FoundationNetworking
import GTKUI
import Observation

/// A web page: loads, runs and reports on web content, with or without a ``WebView`` that shows it.
///
/// A page without a view is laid out at 1024 by 768. Everything that a page tells about itself can
/// be observed. A page lives as long as somebody holds it; then its loads and calls end.
@Observable
public final class WebPage {
  /// The address of the page, or of what is being loaded; nothing before the first load.
  public internal(set) var url: URL?

  /// The title of the page; empty where it has none.
  ///
  /// It may come after the page has finished.
  public internal(set) var title = ""

  /// How much of the page is loaded, from 0 to 1, as far as that can be known.
  ///
  /// Stays at its last value until the next load.
  public internal(set) var estimatedProgress = 0.0

  /// Whether a navigation is going on.
  public internal(set) var isLoading = false

  /// The certificate of the page; nothing for one that did not come over TLS.
  public internal(set) var serverTrust: ServerTrust?

  /// Whether the page came over TLS without a fault.
  ///
  /// WebKitGTK asks for what belongs to such a page over TLS as well, and does not say more.
  public internal(set) var hasOnlySecureContent = false

  /// The colour that the page names as its theme; nothing where it names none.
  ///
  /// It is followed from the first time that somebody asks for it, and known soon after that.
  public var themeColor: Color? {
    follow(\.followsThemeColor) { $0.followThemeColor() }
    return knownThemeColor
  }

  /// The address of the link under the pointer; nothing where there is none.
  ///
  /// Not part of Apple's API.
  public internal(set) var hoveredLink: URL?

  /// The address of the link that has the keyboard's focus; nothing where none has.
  ///
  /// It is followed from the first time that somebody asks for it. Links in frames within the page are
  /// not told.
  ///
  /// Not part of Apple's API.
  public var focusedLink: URL? {
    follow(\.followsFocusedLink) { $0.followFocusedLink() }
    return knownFocusedLink
  }

  /// Whether an element of the page fills the screen.
  public internal(set) var fullscreenState: FullscreenState = .notInFullscreen

  /// What the camera does for the page.
  public internal(set) var cameraCaptureState: WKMediaCaptureState = .none

  /// What the microphone does for the page.
  public internal(set) var microphoneCaptureState: WKMediaCaptureState = .none

  /// Whether the page can be heard.
  ///
  /// Not part of Apple's API.
  public internal(set) var isPlayingAudio = false

  /// The history of the page as it is now; replaced by each change.
  public internal(set) var backForwardList = BackForwardList()

  /// The newest event of the page's navigations; nothing before the first one.
  ///
  /// Observing it may miss events that follow each other within one turn of the main loop; the
  /// sequences that the loads return, and ``navigations``, give each of them.
  public internal(set) var currentNavigationEvent: CurrentNavigationEvent?

  /// Always false: there are no writing tools on Linux.
  public var isWritingToolsActive: Bool { false }

  /// Always false: there is no Screen Time on Linux.
  public var isBlockedByScreenTime: Bool { false }

  /// The media type that style sheets see.
  ///
  /// Kept and ignored: WebKitGTK cannot override it.
  public var mediaType: CSSMediaType?

  /// Why the page's process ended the last time; nothing while it runs.
  ///
  /// Not part of Apple's API.
  public internal(set) var processTermination: ProcessTermination?

  /// Whether the page answered the last time that its watchdog asked.
  ///
  /// Not part of Apple's API.
  public internal(set) var isResponsive = true

  /// Whether the page is about to be loaded again, or is, after its process has ended; see
  /// ``Configuration/processRecovery``.
  ///
  /// It is true by the time that the end of the process is told.
  ///
  /// Not part of Apple's API.
  public internal(set) var isRecovering = false

  /// Whether the page has closed itself, as a pop-up does with `window.close()`.
  ///
  /// Not part of Apple's API.
  public internal(set) var isClosed = false

  static let blankURL = URL(string: "about:blank") ?? URL(filePath: "/")

  @ObservationIgnored let configuration: Configuration
  /// Decides which navigations go on.
  @ObservationIgnored let decisions: DecisionQueue?
  @ObservationIgnored let dialogPresenter: (any DialogPresenting)?
  @ObservationIgnored weak var popups: (any PopupPresenting)?
  @ObservationIgnored var downloads: ((Download) async -> URL?)?
  @ObservationIgnored var machine = NavigationStateMachine()
  @ObservationIgnored let streams = NavigationStreams()
  @ObservationIgnored let calls = PendingCalls()
  @ObservationIgnored var watch: PageWatch?
  @ObservationIgnored var recovery: PageRecovery?
  @ObservationIgnored var eventCount = 0
  /// Why the page's process ended the last time, whatever was loaded since.
  @ObservationIgnored var lastTermination = ProcessTermination.crashed
  /// How the newest load began.
  @ObservationIgnored var lastStart: ((WebEngine) -> Void)?
  /// The newest load of a request.
  @ObservationIgnored var requested: (id: NavigationID, request: URLRequest)?
  var knownThemeColor: Color?
  var knownFocusedLink: URL?
  @ObservationIgnored private var followsThemeColor = false
  @ObservationIgnored private var followsFocusedLink = false
  @ObservationIgnored private var hasEngine = false
  /// The address that is shown, whatever is being loaded.
  @ObservationIgnored var committedURL: URL?
  /// A page that a pop-up comes from, whose process it shares.
  @ObservationIgnored var opener: WebEngine?

  /// What WebKit does for the page.
  ///
  /// Made when it is first needed, so that a page can be made before GTK is ready.
  @ObservationIgnored lazy var engine: WebEngine = makeEngine()

  init(
    configuration: Configuration, decider: (any NavigationDeciding)?,
    presenter: (any DialogPresenting)?, opener: WebEngine? = nil
  ) {
    self.configuration = configuration
    dialogPresenter = presenter
    decisions = decider.map { DecisionQueue($0) }
    self.opener = opener
  }

  /// Makes a page that allows all navigations and answers all dialogs with "no".
  ///
  /// - Parameter configuration: what holds for the page for life.
  public convenience init(configuration: Configuration = Configuration()) {
    self.init(configuration: configuration, decider: nil, presenter: nil)
  }

  /// Makes a page whose navigations are decided on.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the page for life.
  ///   - navigationDecider: decides which navigations go on; kept for life.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) {
    self.init(configuration: configuration, decider: navigationDecider, presenter: nil)
  }

  /// Makes a page whose dialogs are answered.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the page for life.
  ///   - dialogPresenter: answers what the page asks the user; kept for life.
  public convenience init(
    configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
  ) {
    self.init(configuration: configuration, decider: nil, presenter: dialogPresenter)
  }

  /// Makes a page whose navigations are decided on and whose dialogs are answered.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the page for life.
  ///   - navigationDecider: decides which navigations go on; kept for life.
  ///   - dialogPresenter: answers what the page asks the user; kept for life.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) {
    self.init(
      configuration: configuration, decider: navigationDecider, presenter: dialogPresenter)
  }

  isolated deinit {
    perform(machine.close())
    streams.failIndefinite(NavigationError.pageClosed)
    calls.end(NavigationError.pageClosed)
  }

  /// Begins to follow something that the page tells, now or once there is an engine.
  private func follow(
    _ isFollowed: ReferenceWritableKeyPath<WebPage, Bool>, _ begin: (WebEngine) -> Void
  ) {
    guard !self[keyPath: isFollowed] else { return }
    self[keyPath: isFollowed] = true
    if hasEngine { begin(engine) }
  }

  private func makeEngine() -> WebEngine {
    let engine = WebEngine(configuration: configuration, opener: opener)
    opener = nil
    engine.page = self
    hasEngine = true
    engine.connectSignals()
    if followsThemeColor { engine.followThemeColor() }
    if followsFocusedLink { engine.followFocusedLink() }
    configuration.userContentController.attach(engine)
    engine.userContent.update()
    watch = configuration.watchdog.map { PageWatch($0, self) }
    if configuration.processRecovery == .reload { recovery = PageRecovery(self, engine) }
    return engine
  }
}
