/// The scripts, style sheets, content rules and message handlers that a program adds to pages.
///
/// It may be shared by pages; what is added or removed later reaches all of them.
public final class WKUserContentController {
  /// Who takes the messages to a name.
  enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
  }

  /// Where messages are sent to.
  struct Place: Hashable {
    let name: String
    let world: WKContentWorld
  }

  private struct WeakEngine {
    weak var engine: WebEngine?
  }

  /// The scripts, in the order in which they run.
  public private(set) var userScripts: [WKUserScript] = []

  /// The style sheets, the later ones before the earlier ones.
  ///
  /// Not part of Apple's public API.
  public private(set) var userStyleSheets: [WKUserStyleSheet] = []

  private(set) var ruleLists: [WKContentRuleList] = []
  private(set) var handlers: [Place: Handler] = [:]
  private var engines: [WeakEngine] = []

  /// Makes an empty one.
  public init() {}

  /// Adds a script to the pages that are loaded from now on.
  ///
  /// - Parameter script: the script.
  public func addUserScript(_ script: WKUserScript) {
    userScripts.append(script)
    update()
  }

  /// Removes all scripts.
  ///
  /// Pages that are loaded keep them.
  public func removeAllUserScripts() {
    userScripts = []
    update()
  }

  /// Adds a style sheet to all pages.
  ///
  /// - Parameter sheet: the style sheet.
  public func addUserStyleSheet(_ sheet: WKUserStyleSheet) {
    userStyleSheets.append(sheet)
    update()
  }

  /// Removes a style sheet from all pages.
  ///
  /// - Parameter sheet: the style sheet.
  public func removeUserStyleSheet(_ sheet: WKUserStyleSheet) {
    userStyleSheets.removeAll { $0 === sheet }
    update()
  }

  /// Adds rules about what pages may load.
  ///
  /// - Parameter list: the rules.
  public func add(_ list: WKContentRuleList) {
    ruleLists.append(list)
    update()
  }

  /// Removes rules.
  ///
  /// - Parameter list: the rules.
  public func remove(_ list: WKContentRuleList) {
    ruleLists.removeAll { $0.identifier == list.identifier }
    update()
  }

  /// Removes all rules.
  public func removeAllContentRuleLists() {
    ruleLists = []
    update()
  }

  /// Takes the messages to a name.
  ///
  /// A name has one handler, whatever the world, and the first one stays until it is removed: WebKitGTK
  /// does not tell the worlds of one name apart, so that a page could speak for a world of the program's
  /// own. A second one is a mistake, which the program is told of in its log.
  ///
  /// - Parameters:
  ///   - handler: takes the messages; held until it is removed.
  ///   - contentWorld: the world whose scripts can send them.
  ///   - name: the name.
  public func add(
    _ handler: any WKScriptMessageHandler, contentWorld: WKContentWorld = .page, name: String
  ) {
    add(.plain(handler), Place(name: name, world: contentWorld))
  }

  /// Answers the messages to a name.
  ///
  /// A name has one handler, whatever the world, and the first one stays until it is removed: WebKitGTK
  /// does not tell the worlds of one name apart, so that a page could speak for a world of the program's
  /// own. A second one is a mistake, which the program is told of in its log.
  ///
  /// - Parameters:
  ///   - handler: answers the messages; held until it is removed.
  ///   - contentWorld: the world whose scripts can send them.
  ///   - name: the name.
  public func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    add(.replying(handler), Place(name: name, world: contentWorld))
  }

  /// Takes no more messages to a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - contentWorld: the world.
  public func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld = .page
  ) {
    handlers[Place(name: name, world: contentWorld)] = nil
    update()
  }

  /// Takes no more messages.
  public func removeAllScriptMessageHandlers() {
    handlers = [:]
    update()
  }

  /// Takes no more messages of a world.
  ///
  /// - Parameter contentWorld: the world.
  public func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers = handlers.filter { $0.key.world != contentWorld }
    update()
  }

  func attach(_ engine: WebEngine) {
    engines.removeAll { $0.engine == nil }
    engines.append(WeakEngine(engine: engine))
  }

  private func add(_ handler: Handler, _ place: Place) {
    guard !handlers.keys.contains(where: { $0.name == place.name }) else {
      return Mistake.report(
        "There is a handler for the messages to “\(place.name)” already, and it stays. A name has one "
          + "handler, whatever the world: remove the first one, or give the other another name.")
    }
    handlers[place] = handler
    update()
  }

  private func update() {
    for entry in engines {
      entry.engine?.userContent.update()
    }
  }
}
