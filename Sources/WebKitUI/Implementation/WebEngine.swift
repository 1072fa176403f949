import CGTK
import CWebKit
import FoundationEssentials
import FoundationNetworking
import GLibSupport

/// WebKit's side of a page: one `WebKitWebView` for the page's whole life.
final class WebEngine {
  /// The size of a page that no view shows.
  static let headlessSize = (width: Int32(1024), height: Int32(768))

  let view: Object
  let settings: Object
  let contentManager: Object
  let context: WebContext
  let session: NetworkSession
  let configuration: WebPage.Configuration
  var rendering = WebPage.Rendering.automatic {
    didSet { settings.setProperty("hardware-acceleration-policy", to: accelerationPolicy) }
  }

  weak var page: WebPage?

  /// Requests that are being answered.
  var schemeTasks: [ObjectIdentifier: SchemeTask] = [:]
  /// What handlers have failed with since a load began, by address: WebKit tells it in words alone.
  var handlerErrors: [String: any Error] = [:]
  /// What a page of a custom scheme loads, by the number that WebKit knows it by.
  var resources: [Object: Object] = [:]
  /// What the addresses begin with that the page has handlers for.
  lazy var handledSchemes = configuration.urlSchemeHandlers.keys.map { "\($0.canonicalName):" }
  /// Whether the page that is shown, or about to be, may run its scripts.
  var allowsContentJavaScript = true
  /// What was decided for addresses that have not been answered yet.
  var preferences: [String: WebPage.NavigationPreferences] = [:]
  /// Where the page itself has wanted to go since it has shown its first content.
  var addressesOfPage: Set<String> = []
  /// Questions about navigations that nobody has answered yet.
  ///
  /// A script can ask thousands before the first answer.
  var questions: [ObjectIdentifier: PolicyDecision] = [:]
  /// Pop-ups that cannot be shown yet.
  var waitingPopups: [WebPage] = []
  /// What else wants to know of the events of navigations.
  var onEvent: ((WebPage.NavigationEvent) -> Void)?
  /// Shows the menu of the program for the page, where it has one.
  var onContextMenu: ((WebView.ActivatedElementInfo, (x: Double, y: Double)) -> Void)?
  /// Script calls that WebKit has not finished.
  var openCalls = 0
  /// Whether another page may run in the same process.
  var sharesProcess = false
  /// The dialogs of the pages in the same process.
  let dialogs: OpenDialogs
  /// Why the process is about to end, where this library ends it.
  var expectedTermination: WebPage.ProcessTermination?
  /// Why the process is just being ended that some pages share.
  static var endingReason: WebPage.ProcessTermination?
  /// The views that want to show the page.
  let places = WebViewPlaces()
  /// What the program adds to pages.
  lazy var userContent = UserContent(self)
  /// Whether an element of the page fills the screen, or is about to.
  var isFullscreen = false
  /// The window that an element of the page fills.
  var fullscreenWindow: Object?
  /// Where the view is after an element has filled the screen, until the page is shown again.
  var shelter: FullscreenShelter?
  /// Whether it filled the screen before.
  var wasFullscreen = false
  /// The search within the page.
  lazy var find = FindController(self)
  /// Whether pinching makes the page larger.
  var allowsPinches = true {
    didSet { if allowsPinches != oldValue { updatePinches() } }
  }
  /// Takes pinches before WebKit does.
  var pinchCatcher: EventCatcher?
  /// Told that the user turned the wheel with Ctrl, instead of the page.
  var onZoomRequest: ((WebView.ZoomRequest) -> Void)? {
    didSet { updateZoomRequests() }
  }
  /// Takes the wheel with Ctrl before WebKit does.
  var zoomCatcher: EventCatcher?
  /// Told that the user wants to go back or forward, instead of the page's history.
  var onHistoryRequest: ((WebView.HistoryRequest) -> Void)? {
    didSet { updateHistoryRequests() }
  }
  /// Take the buttons at the side of the mouse before WebKit does, and watch the fingers on a touchpad.
  var historyCatchers: [EventCatcher] = []
  /// Whether text can be selected.
  var allowsTextSelection = true {
    didSet { if allowsTextSelection != oldValue { updateTextSelection() } }
  }
  /// Whether the bar for finding text is open.
  var isFinding = false {
    didSet { if isFinding != oldValue { updateTextSelection() } }
  }
  /// Keeps text from being selected.
  var selectionSheet: OpaqueStyleSheet?
  /// Whether an element may fill the screen.
  var allowsFullscreen = false {
    didSet {
      if allowsFullscreen != oldValue {
        settings.setProperty("enable-fullscreen", to: allowsFullscreen)
      }
    }
  }
  /// Whether the view is hardly drawn, since there is no page yet.
  var isVeiled = false
  /// Whether the view has a background of its own.
  var hasBackground = true {
    didSet { if hasBackground != oldValue { updateBackground() } }
  }
  /// Whether swiping goes back and forward.
  var allowsSwipes = true {
    didSet { updateSwipes() }
  }
  /// What the page calls the browser, where the program says so.
  var customUserAgent: String? {
    didSet { applyUserAgent() }
  }
  /// Whether the page asks for what is meant for telephones.
  var isMobile = false {
    didSet { if isMobile != oldValue { applyUserAgent() } }
  }
  /// Tells pages that the user wants no trade with what is known about them.
  var privacyScript: OpaqueScript?
  /// Tells of the theme colour, where somebody wants to know it.
  var themeColorBridge: ScriptBridge?
  /// Tells of the link with the focus, where somebody wants to know it.
  var focusedLinkBridge: ScriptBridge?
  /// The last form that was sent, as far as a navigation tells of it.
  var formRequest: URLRequest?
  /// The addresses that were asked for last with another method than GET, as by a form.
  var addressesWithBody: Set<String> = []
  /// Tells what was written into forms, where somebody wants to know it.
  var formBridge: ScriptBridge?
  /// What was written into the form that is about to be sent.
  var formValues: [String: String] = [:]
  /// The navigation that waits for whether a server is trusted.
  var trustQuestion: WebPage.NavigationID?
  /// A load whose address was changed to one with TLS.
  var upgrade: Upgrade?
  /// The newest load that goes elsewhere than was asked for.
  var divertedID: WebPage.NavigationID?
  /// The list of the history, kept for its signal.
  var history: Object?
  /// The entries of the history, as they were read last.
  var historyItems: [WebPage.BackForwardList.Item.ID: WebPage.BackForwardList.Item] = [:]
  /// The copy of the history that is due.
  var historySync: ScheduledTask?
  /// The newest load that WebKit has lost and that was begun once more.
  var lostLoad: LostLoad?
  /// The newest load that was begun once more since the process of the network had ended.
  var loadOfLostNetwork: WebPage.NavigationID?
  /// What the page wants while a load of the program waits.
  var unrest = Unrest()
  /// How often the page may go somewhere by itself.
  var allowance = NavigationAllowance()
  /// What has been heard of the page since its process was asked for an answer.
  var flood = Flood()
  /// The look at whether a load has begun that was allowed.
  var beginCheck: ScheduledTask?
  /// The newest load that had not begun, and was begun once more.
  var begunAgain: WebPage.NavigationID?
  /// Whether the process is about to end to make way for a load.
  var isMakingWay = false
  /// Whether the newest response is one that is going to be shown, unless the page that is there ends it.
  var isResponseShown = false
  /// Whether a look at whether the view has fallen idle is due.
  var idleCheck: ScheduledTask?
  /// The end of the time in which the process may answer whether it is idle.
  var idleLimit: ScheduledTask?
  /// The navigation that it looks for.
  var idleCheckedID: WebPage.NavigationID?

  init(configuration: WebPage.Configuration, opener: WebEngine?) {
    self.configuration = configuration
    sharesProcess = opener != nil
    opener?.sharesProcess = true
    dialogs = opener?.dialogs ?? OpenDialogs()
    context = opener?.context ?? WebContext.context(for: configuration)
    session = opener?.session ?? configuration.websiteDataStore.session
    unsafe settings = Object(taking: webkit_settings_new())
    unsafe contentManager = Object(taking: webkit_user_content_manager_new())
    unsafe view = Object(
      taking: lakes_web_view_new(
        context.object.opaque, session.object.opaque, contentManager.opaque, settings.opaque,
        opener?.view.cast(), Self.contentSecurityPolicy(configuration)))
    applySettings()
    connectSwipes()
    keepFocusOutOfHiddenViews()
    context.add(self)
    layOutWithoutWindow()
    // A pop-up may be filled by the page that opened it, without a load.
    if opener == nil { putVeil() }
  }

  isolated deinit {
    beginCheck?.cancel()
    idleCheck?.cancel()
    idleLimit?.cancel()
    historySync?.cancel()
    if unsafe isFullscreen && shelter == nil && gtk_widget_get_parent(view.cast()) == nil {
      shelter = FullscreenShelter(view)
    }
    if let shelter, isFullscreen, sharesProcess {
      // Other pages run in the process.
      shelter.outlive(Self.leavingFullscreen)
      self.shelter = nil
    } else if isFullscreen || shelter != nil && !sharesProcess {
      // It has nothing more to say of the screen then.
      terminateProcess()
    } else if openCalls > 0 {
      abandonCalls()
    }
    leaveShelter()
    for task in schemeTasks.values {
      task.cancel()
    }
    context.remove(view)
    FreedMemory.giveBackSoon()
  }

  /// Gives a view that stands in no window a size; without one a page is 0 by 0.
  func layOutWithoutWindow() {
    let widget = unsafe view.cast(GtkWidget.self)
    guard unsafe shelter != nil || gtk_widget_get_parent(widget) == nil else { return }
    // GTK wants to have been asked for a size before it gives one.
    unsafe gtk_widget_get_preferred_size(widget, nil, nil)
    unsafe gtk_widget_allocate(
      widget, Self.headlessSize.width, Self.headlessSize.height, -1, nil)
  }
}
