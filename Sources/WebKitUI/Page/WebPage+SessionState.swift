import FoundationEssentials

extension WebPage {
  /// The history, with how far each page was scrolled, for ``restore(sessionState:)``.
  ///
  /// WebKitGTK does not put the scroll position of the current page into it. Other versions of WebKit
  /// may not read it.
  ///
  /// Not part of Apple's API.
  public var sessionState: Data {
    // Our own version comes first, so that another form can be told apart one day.
    Data([1]) + engine.sessionState
  }

  /// Puts a history into the page, and loads its current entry.
  ///
  /// Not part of Apple's API.
  ///
  /// - Parameter state: what ``sessionState`` gave.
  /// - Returns: the events of the load; nothing where the state cannot be read or is empty, and then
  ///   nothing has changed.
  @discardableResult
  public func restore(sessionState state: Data) -> NavigationSequence? {
    guard state.first == 1, engine.restore(state.dropFirst()) else { return nil }
    backForwardList = engine.backForwardList
    guard let current = backForwardList.currentItem else { return nil }
    return load(current)
  }
}
