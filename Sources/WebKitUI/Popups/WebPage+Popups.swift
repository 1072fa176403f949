import GLibSupport

extension WebPage {
  /// Decides which pop-ups of the page open, and shows them; without one none do.
  ///
  /// It is held weakly, since it holds the pages of the pop-ups.
  ///
  /// Not part of Apple's API.
  public var popupPresenter: (any PopupPresenting)? {
    get { popups }
    set {
      popups = newValue
      // Without a presenter a script is told at once that there are no pop-ups.
      engine.settings.setProperty(
        "javascript-can-open-windows-automatically", to: newValue != nil)
    }
  }

  /// Makes a page with the configuration, decider and presenters of this one, and nothing else in
  /// common.
  func makeSibling() -> WebPage {
    WebPage(configuration: configuration, decider: decisions?.decider, presenter: dialogPresenter)
  }

  /// Makes the page of a pop-up, or refuses.
  func makePopup(for action: NavigationAction) -> WebPage? {
    guard let popups else { return nil }
    let request = PopupRequest(action: action, opener: self)
    guard popups.allowsPopup(request) else {
      popups.blocked(request)
      return nil
    }
    let page = WebPage(
      configuration: configuration, decider: decisions?.decider, presenter: dialogPresenter,
      opener: engine)
    page.popupPresenter = popups
    return page
  }
}
