import CGTK
import CWebKit
import GLibSupport

/// Brings what a `WKUserContentController` holds into a page.
///
/// Each page has a `WebKitUserContentManager` of its own, so that a message tells the page that it
/// comes from.
final class UserContent {
  private weak var engine: WebEngine?
  private let manager: Object
  private let controller: WKUserContentController

  private var scripts: [WKUserScript] = []
  private var sheets: [WKUserStyleSheet] = []
  private var rules: [WKContentRuleList] = []
  private var connections: [WKUserContentController.Place: SignalConnection] = [:]

  init(_ engine: WebEngine) {
    self.engine = engine
    manager = engine.contentManager
    controller = engine.configuration.userContentController
  }

  /// Adds what is new and removes what has gone.
  func update() {
    updateScripts()
    for sheet in sheets where !controller.userStyleSheets.contains(where: { $0 === sheet }) {
      unsafe webkit_user_content_manager_remove_style_sheet(manager.opaque, sheet.handle.pointer)
    }
    for sheet in controller.userStyleSheets where !sheets.contains(where: { $0 === sheet }) {
      unsafe webkit_user_content_manager_add_style_sheet(manager.opaque, sheet.handle.pointer)
    }
    sheets = controller.userStyleSheets
    for list in rules where !controller.ruleLists.contains(where: { $0 === list }) {
      unsafe webkit_user_content_manager_remove_filter(manager.opaque, list.handle.pointer)
    }
    for list in controller.ruleLists where !rules.contains(where: { $0 === list }) {
      unsafe webkit_user_content_manager_add_filter(manager.opaque, list.handle.pointer)
    }
    rules = controller.ruleLists
    updateHandlers()
  }

  private func updateScripts() {
    for script in scripts where !controller.userScripts.contains(where: { $0 === script }) {
      unsafe webkit_user_content_manager_remove_script(manager.opaque, script.handle.pointer)
    }
    for script in controller.userScripts where !scripts.contains(where: { $0 === script }) {
      unsafe webkit_user_content_manager_add_script(manager.opaque, script.handle.pointer)
    }
    scripts = controller.userScripts
  }

  private func updateHandlers() {
    for (place, connection) in connections where controller.handlers[place] == nil {
      unsafe webkit_user_content_manager_unregister_script_message_handler(
        manager.opaque, place.name, place.world.name)
      connection.disconnect()
      connections[place] = nil
    }
    for (place, handler) in controller.handlers where connections[place] == nil {
      // Connected first: WebKit may bring a message as soon as the name is known.
      switch handler {
      case .plain(let handler): connections[place] = connect(handler, place)
      case .replying(let handler): connections[place] = connect(handler, place)
      }
    }
  }

  private func connect(
    _ handler: any WKScriptMessageHandler, _ place: WKUserContentController.Place
  ) -> SignalConnection {
    let connection = manager.connect("script-message-received::\(place.name)") {
      [weak self, weak handler] (value: Object) in
      guard let self, let handler, let message = message(value, place) else { return }
      handler.userContentController(controller, didReceive: message)
    }
    unsafe webkit_user_content_manager_register_script_message_handler(
      manager.opaque, place.name, place.world.name)
    return connection
  }

  private func connect(
    _ handler: any WKScriptMessageHandlerWithReply, _ place: WKUserContentController.Place
  ) -> SignalConnection {
    let connection = manager.connect("script-message-with-reply-received::\(place.name)") {
      [weak self, weak handler] (value: Object, reply: BorrowedPointer) -> Bool in
      guard let self, let handler, let message = message(value, place) else { return false }
      let reply = ScriptMessageReply(reply, to: value)
      Task { [controller] in
        let (result, problem) = await handler.userContentController(
          controller, didReceive: message)
        reply.give(result, problem)
      }
      return true
    }
    unsafe webkit_user_content_manager_register_script_message_handler_with_reply(
      manager.opaque, place.name, place.world.name)
    return connection
  }

  private func message(
    _ value: Object, _ place: WKUserContentController.Place
  ) -> WKScriptMessage? {
    guard let engine, let page = engine.page else { return nil }
    let body = JavaScriptReader.value(value)
    engine.noteHeard(cost: 1 + body.approximateSize / WebEngine.bytesOfCost)
    return WKScriptMessage(
      body: body.anyValue(), name: place.name, world: place.world,
      page: page)
  }
}
