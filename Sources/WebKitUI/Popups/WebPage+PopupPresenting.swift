extension WebPage {
  /// Decides which pop-ups of a page open, and shows them.
  ///
  /// A pop-up shares the process, the data store and the decider of the page that opened it, and each
  /// can reach the other by script, as the web has it.
  ///
  /// Not part of Apple's API, which leaves new windows to the navigation decider and then opens none.
  public protocol PopupPresenting: AnyObject {
    /// Decides whether a pop-up opens. One that the user asked for does unless implemented.
    ///
    /// The page waits, so the answer is given at once.
    ///
    /// - Parameter request: what the page wants.
    /// - Returns: whether it opens.
    func allowsPopup(_ request: PopupRequest) -> Bool

    /// Shows a pop-up. Until it is told to go, the presenter holds it.
    ///
    /// - Parameters:
    ///   - page: the page of the pop-up.
    ///   - features: what the page that opened it wishes.
    func present(_ page: WebPage, features: PopupFeatures)

    /// Takes a pop-up down: it called `window.close()`.
    ///
    /// - Parameter page: the page of the pop-up.
    func dismiss(_ page: WebPage)

    /// Tells that a pop-up was not opened. Does nothing unless implemented.
    ///
    /// - Parameter request: what the page wanted; its address can be loaded in another way.
    func blocked(_ request: PopupRequest)
  }
}

extension WebPage.PopupPresenting {
  /// Allows what the user asked for.
  public func allowsPopup(_ request: WebPage.PopupRequest) -> Bool { request.isUserGesture }

  /// Tells nobody.
  public func blocked(_ request: WebPage.PopupRequest) {}
}
