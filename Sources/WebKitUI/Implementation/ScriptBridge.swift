import CGTK
import CWebKit
import GLibSupport

/// A script of ours in the main frame of every page that tells the program what WebKitGTK does not.
///
/// The script posts to `webkit.messageHandlers`, under the name that ``handler(_:)`` gives, and sets
/// what ``stop(_:)`` names to a function that ends its work; it is run again where it runs already.
/// All run in one world, which neither the page nor the program sees: each world costs a page half a
/// megabyte, and time before it is first drawn.
final class ScriptBridge {
  private let name: String
  private weak var engine: WebEngine?
  private let script: OpaqueScript
  private let connection: SignalConnection

  /// Starts to listen, in the page that is there and in all that follow.
  ///
  /// - Parameters:
  ///   - name: what it is about.
  ///   - source: the script.
  ///   - engine: the page's engine.
  ///   - onMessage: told what the script posts.
  init(
    _ name: String, _ source: String, in engine: WebEngine,
    onMessage: @escaping (JavaScriptValue) -> Void
  ) {
    self.name = name
    self.engine = engine
    let manager = engine.contentManager
    let handler = Self.handler(name)
    connection = manager.connect("script-message-received::\(handler)") { (message: Object) in
      onMessage(JavaScriptReader.value(message))
    }
    unsafe webkit_user_content_manager_register_script_message_handler(
      manager.opaque, handler, Self.world)
    script = OpaqueScript(source: source, world: Self.world)
    unsafe webkit_user_content_manager_add_script(manager.opaque, script.pointer)
    // The page that is there already gets no user script any more.
    engine.call(source, arguments: nil, world: Self.world, asJSON: false) { _ in }
  }

  /// Listens no more.
  func stop() {
    connection.disconnect()
    guard let engine else { return }
    let manager = engine.contentManager
    unsafe webkit_user_content_manager_remove_script(manager.opaque, script.pointer)
    engine.call(
      "\(Self.stop(name))?.()", arguments: nil, world: Self.world, asJSON: false
    ) { _ in }
    unsafe webkit_user_content_manager_unregister_script_message_handler(
      manager.opaque, Self.handler(name), Self.world)
  }

  /// The world that the library's scripts run in.
  static let world = "WebKitUIScripts"

  /// What the script of a name sets to a function, and takes back at its end.
  static func stop(_ name: String) -> String { "globalThis.webKitUIStop\(name)" }

  /// The name that the script posts to.
  ///
  /// WebKitGTK (2.50) does not tell the worlds of one name apart, so no program may have it.
  static func handler(_ name: String) -> String { "webKitUI\(name)" }
}
