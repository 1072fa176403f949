import FoundationEssentials
import FoundationNetworking

extension WebPage {
  /// All navigations from now on, whoever set them off.
  ///
  /// Each call gives a sequence of its own. It throws with the first navigation that fails, and when
  /// the page's process ends; ask again to go on.
  public var navigations: NavigationSequence { streams.makeIndefiniteSequence() }

  /// Loads an address.
  ///
  /// - Parameter url: the address. Nothing gives a sequence that throws
  ///   ``NavigationError/invalidURL``.
  /// - Returns: the events of the load.
  @discardableResult
  public func load(_ url: URL?) -> NavigationSequence {
    guard let url else { return NavigationStreams.failedSequence(NavigationError.invalidURL) }
    return load(URLRequest(url: url))
  }

  /// Loads a request.
  ///
  /// WebKitGTK takes its address and headers; it cannot send another method than GET, nor a body.
  ///
  /// - Parameter request: the request. One without an address gives a sequence that throws
  ///   ``NavigationError/invalidURL``; one of the scheme `javascript`, which is no page, and one with
  ///   another method or a body a sequence that throws
  ///   ``NavigationError/failedProvisionalNavigation(_:)``; nothing is sent.
  /// - Returns: the events of the load.
  @discardableResult
  public func load(_ request: URLRequest) -> NavigationSequence {
    guard let url = request.url, !url.absoluteString.isEmpty else {
      return NavigationStreams.failedSequence(NavigationError.invalidURL)
    }
    // WebKit would run it in the page that is there, and say nothing of it.
    guard url.scheme?.lowercased() != "javascript" else {
      return refused(.script)
    }
    guard !RestrictedPorts.forbid(url) else {
      return refused(.restrictedPort)
    }
    guard request.httpMethod?.uppercased() ?? "GET" == "GET", request.httpBody == nil,
      request.httpBodyStream == nil
    else {
      return refused(.unsupportedRequest)
    }
    let sequence = navigate(to: url.absoluteString) { engine in
      engine.load(url.absoluteString, headers: request.allHTTPHeaderFields ?? [:])
    }
    requested = sequence.id.map { (id: $0, request: request) }
    return sequence
  }

  /// Loads a page from its text.
  ///
  /// It makes no entry in the history.
  ///
  /// - Parameters:
  ///   - html: the page.
  ///   - baseURL: what the addresses in the page are relative to, and where the page counts as coming
  ///     from; `about:blank` unless said.
  /// - Returns: the events of the load.
  @discardableResult
  public func load(html: String, baseURL: URL? = nil) -> NavigationSequence {
    let base = baseURL?.absoluteString
    return navigate(to: base ?? "about:blank") { $0.load(html: html, base: base) }
  }

  /// Loads data as if it were the answer to a request.
  ///
  /// - Parameters:
  ///   - data: the content.
  ///   - mimeType: its type, as `text/html`.
  ///   - characterEncoding: how its text is encoded.
  ///   - baseURL: what the addresses in it are relative to.
  /// - Returns: the events of the load.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> NavigationSequence {
    let encoding = characterEncoding.nameOnTheWeb
    return navigate(to: baseURL.absoluteString) {
      $0.load(data, mimeType: mimeType, encoding: encoding, base: baseURL.absoluteString)
    }
  }

  /// Loads data as if a request had been answered with it.
  ///
  /// WebKitGTK cannot be given the status and the headers of the response.
  ///
  /// - Parameters:
  ///   - simulatedRequest: what the page counts as having been asked for with.
  ///   - response: gives the type and the encoding of the data.
  ///   - responseData: the content.
  /// - Returns: the events of the load.
  @discardableResult
  public func load(
    simulatedRequest: URLRequest, response: URLResponse, responseData: Data
  ) -> NavigationSequence {
    guard let url = simulatedRequest.url else {
      return NavigationStreams.failedSequence(NavigationError.invalidURL)
    }
    return navigate(to: url.absoluteString) {
      $0.load(
        responseData, mimeType: response.mimeType ?? "text/html",
        encoding: response.textEncodingName ?? "utf-8", base: url.absoluteString)
    }
  }

  /// Loads a page as if a request had been answered with it.
  ///
  /// - Parameters:
  ///   - simulatedRequest: what the page counts as having been asked for with.
  ///   - responseHTML: the page.
  /// - Returns: the events of the load.
  @discardableResult
  public func load(simulatedRequest: URLRequest, responseHTML: String) -> NavigationSequence {
    guard let url = simulatedRequest.url else {
      return NavigationStreams.failedSequence(NavigationError.invalidURL)
    }
    return load(html: responseHTML, baseURL: url)
  }

  /// Goes to an entry of the history.
  ///
  /// - Parameter item: the entry. One that is not in the page's history any more gives a sequence
  ///   that throws ``NavigationError/invalidURL``.
  /// - Returns: the events of the load.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> NavigationSequence {
    guard engine.contains(item) else {
      return NavigationStreams.failedSequence(NavigationError.invalidURL)
    }
    return navigate(to: item.url.absoluteString, isNew: false) { $0.go(to: item) }
  }

  /// Loads the page again.
  ///
  /// - Parameter fromOrigin: whether to ask the origin for all of it, past every cache.
  /// - Returns: the events of the load.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> NavigationSequence {
    navigate(to: (committedURL ?? url)?.absoluteString, isNew: false) {
      $0.reload(bypassingCache: fromOrigin)
    }
  }

  /// Stops all loading.
  ///
  /// A navigation that has shown nothing yet fails, and the page before it stays.
  public func stopLoading() {
    let hadOneWaiting = machine.waiting != nil
    engine.refuseQuestions(about: machine.waiting?.url)
    let actions = machine.stop()
    engine.stopLoading()
    perform(actions)
    // WebKit keeps the address of a load that was stopped before it started.
    if hadOneWaiting { url = committedURL }
  }

  /// A navigation that fails at once, whatever else goes on.
  private func refused(_ failure: NavigationFailure) -> NavigationSequence {
    let id = machine.makeID()
    let sequence = streams.makeSequence(of: id) {}
    perform([.fail(id, .provisional(failure))])
    return sequence
  }

  /// The page that is there is not left: WebKit says no more of the load that waits.
  func stopWaitingLoad() {
    if machine.waiting != nil { stopLoading() }
  }

  private func navigate(
    to address: String?, isNew: Bool = true, _ start: @escaping (WebEngine) -> Void
  ) -> NavigationSequence {
    let engine = engine
    if let replaced = machine.waiting { engine.refuseQuestions(about: replaced.url) }
    let (id, actions) = machine.request(url: address)
    let sequence = streams.makeSequence(of: id) { [weak self] in
      // Another navigation may have taken the place of the one that nobody waits for any more.
      guard let self, machine.active == id else { return }
      stopLoading()
    }
    perform(actions)
    engine.unrest = .init()
    // Why the process ended stays to be read until the page is back.
    if !isRecovering { processTermination = nil }
    start(engine)
    lastStart = start
    // WebKit tells of the address in its own spelling from here on.
    if isNew { machine.waiting?.url = engine.address ?? address }
    return sequence
  }
}
