import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport
import GTKUI

/// What links a web view to its page.
final class WebViewCoordinator {
  private var page: WebPage?
  private var frame: Object?
  private var shownURL: URL?
  private var options = WebViewOptions()

  /// The menu of the program.
  let menu = ContextMenuPopover()

  private var findBar: FindBar?
  /// What was looked for on a page that another one takes the place of.
  private var lastQuery: FindState.Query?
  private var bridge: ScrollBridge?
  private var appliedPosition: ScrollPosition?
  private var observedValue: AnyHashable?
  private var hasOptions = false
  private var isShown = false
  /// Whether the page that stood here last had the keyboard.
  private var hadKeyboard = false

  /// Shows a page of the view's own with an address.
  func show(_ url: URL?, in frame: Object) {
    let page = page ?? WebPage()
    show(page, in: frame)
    guard let url, url != shownURL else { return }
    shownURL = url
    page.load(url)
  }

  /// Shows a page.
  func show(_ new: WebPage, in frame: Object) {
    guard new !== page else { return }
    leave()
    self.frame = frame
    page = new
    new.engine.places.enter(self, new)
  }

  /// Shows the page no more.
  func leave() {
    returnNoMore()
    page?.engine.places.leave(self)
    page = nil
    frame = nil
  }

  /// Puts the page's widget into the frame.
  func putIn() {
    guard let page, let frame else { return }
    returnNoMore()
    page.engine.leaveShelter()
    unsafe gtk_overlay_set_child(frame.opaque, page.engine.view.cast())
    isShown = true
    if hasOptions { apply(options) }
    if hadKeyboard { unsafe gtk_widget_grab_focus(page.engine.view.cast()) }
    hadKeyboard = false
  }

  /// Takes the page's widget out of a frame whose window has been destroyed, until it is in another.
  func windowIsGone() {
    guard let frame else { return }
    takeOut()
    returning = frame.onChange(of: "root") { [weak self, weak frame] in
      guard let self, let frame, unsafe gtk_widget_get_root(frame.cast()) != nil else { return }
      // GTK is in the middle of putting the frame there.
      MainLoop.schedule(priority: .beforeLayout) { [weak self] in
        guard let self, returning != nil else { return }
        putIn()
      }
    }
  }

  private var returning: SignalConnection?

  private func returnNoMore() {
    returning?.disconnect()
    returning = nil
  }

  /// Takes the page's widget out of the frame, and with it all that belongs to it.
  func takeOut() {
    guard let page, let frame, isShown else { return }
    isShown = false
    bridge?.observe(nil)
    bridge = nil
    observedValue = nil
    appliedPosition = nil
    // A bar that was closed is opened anew, with the words that are selected and with the keyboard.
    lastQuery = isFindBarOpen ? findBar?.query : nil
    isFindBarOpen = false
    page.engine.isFinding = false
    if let findBar {
      // Not hidden first: GTK (4.8) never lets go of a widget that is hidden while it has the focus
      // and taken out within the same turn.
      page.engine.find.finish()
      unsafe gtk_overlay_remove_overlay(frame.opaque, findBar.box.cast())
      unsafe gtk_widget_set_margin_top(page.engine.view.cast(), 0)
    }
    findBar = nil
    page.engine.onContextMenu = nil
    page.engine.onZoomRequest = nil
    page.engine.onHistoryRequest = nil
    menu.takeDown()
    page.engine.onEvent = nil
    takeKeyboard(from: page.engine.view)
    unsafe gtk_overlay_set_child(frame.opaque, nil)
    page.engine.leaveFullscreen()
    page.engine.layOutWithoutWindow()
  }

  /// Takes the keyboard from a page that is about to be taken out; the next one here gets it.
  ///
  /// GTK (4.8) does that itself when it next draws. The keys until then would go to a widget that is in no
  /// window, and be lost.
  private func takeKeyboard(from view: Object) {
    guard let root = unsafe gtk_widget_get_root(view.cast()),
      unsafe gtk_root_get_focus(root) == view.cast()
    else { return }
    unsafe gtk_root_set_focus(root, nil)
    hadKeyboard = true
  }

  /// Sets what the modifiers say.
  func apply(_ new: WebViewOptions) {
    options = new
    hasOptions = true
    guard let page, let frame, isShown else { return }
    let engine = page.engine
    engine.allowsSwipes = new.backForwardNavigationGestures.isEnabled ?? true
    engine.allowsPinches = new.magnificationGestures.isEnabled ?? true
    engine.allowsFullscreen = new.elementFullscreen.isEnabled ?? false
    engine.allowsTextSelection = new.allowsTextSelection
    engine.hasBackground = new.background != .hidden
    engine.onContextMenu =
      new.contextMenu == nil ? nil : { [weak self] in self?.menu.ask(for: $0, at: $1) }
    engine.onZoomRequest = new.onZoomRequest
    engine.onHistoryRequest = new.onHistoryRequest
    engine.onEvent = { [weak self] event in self?.pageDid(event) }
    applyScrolling(engine)
    applyFinding(engine, frame)
  }

  private func applyScrolling(_ engine: WebEngine) {
    if options.scrollObserver != nil || options.scrollPosition != nil, bridge == nil {
      bridge = ScrollBridge(engine)
    }
    let wanted = options.scrollPosition?.wrappedValue
    if let wanted, wanted != appliedPosition, let target = wanted.target {
      bridge?.scroll(to: target)
    }
    appliedPosition = wanted
    guard options.scrollObserver != nil else {
      bridge?.observe(nil)
      return
    }
    bridge?.observe { [weak self] in self?.scrolled($0) }
  }

  private func scrolled(_ geometry: ScrollGeometry) {
    guard let observer = options.scrollObserver else { return }
    let new = observer.value(geometry)
    let old = observedValue ?? new
    observedValue = new
    if old != new { observer.action(old, new) }
  }

  private func applyFinding(_ engine: WebEngine, _ frame: Object) {
    let isFinding = (options.isFinding?.wrappedValue ?? false) && !options.isFindDisabled
    if !isFinding { lastQuery = nil }
    if isFinding, !isFindBarOpen {
      openFindBar(engine, frame)
    } else if !isFinding, isFindBarOpen {
      closeFindBar(engine)
    }
  }

  private var isFindBarOpen = false

  private func openFindBar(_ engine: WebEngine, _ frame: Object) {
    isFindBarOpen = true
    engine.isFinding = true
    let bar = findBar ?? makeFindBar(engine, frame)
    // The page that comes in the place of another is searched for the same, and has the keyboard itself.
    let isNew = lastQuery == nil
    if let lastQuery { bar.query = lastQuery }
    lastQuery = nil
    // The words that are selected are what is likely to be looked for.
    engine.askForSelection { [weak self, weak bar, weak engine] words in
      guard let bar, let engine, self?.isFindBarOpen == true else { return }
      let words = words ?? ""
      let isOneLine = !words.contains("\n") && words.count <= 200
      bar.fill(isOneLine ? words : "")
      unsafe gtk_widget_set_margin_top(engine.view.cast(), bar.height)
    }
    bar.open(takesFocus: isNew)
    unsafe gtk_widget_set_margin_top(engine.view.cast(), bar.height)
  }

  private func makeFindBar(_ engine: WebEngine, _ frame: Object) -> FindBar {
    let bar = FindBar(engine.find)
    bar.onClose = { [weak self] in self?.options.isFinding?.wrappedValue = false }
    unsafe gtk_overlay_add_overlay(frame.opaque, bar.box.cast())
    findBar = bar
    return bar
  }

  private func closeFindBar(_ engine: WebEngine) {
    isFindBarOpen = false
    engine.isFinding = false
    let hadFocus = findBar?.hasFocus ?? false
    findBar?.close()
    unsafe gtk_widget_set_margin_top(engine.view.cast(), 0)
    if hadFocus { unsafe gtk_widget_grab_focus(engine.view.cast()) }
  }

  private func pageDid(_ event: WebPage.NavigationEvent) {
    switch event {
    case .committed, .finished:
      if isFindBarOpen { page?.engine.find.findAgain() }
    case .startedProvisionalNavigation, .receivedServerRedirect:
      break
    }
  }
}
