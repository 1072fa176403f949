import CGTK
import CWebKit
import GLibSupport
import Glibc

/// A `WebKitWebContext`, never the default one, and the schemes that are registered with it.
///
/// A scheme is registered once and for ever, with its security, so contexts are never taken down,
/// and pages share one unless they disagree.
final class WebContext {
  let object: Object

  private let memoryLimit: Int?
  private var schemes: [URLScheme: SchemeSecurity] = [:]
  /// By the address of the view.
  private var engines: [UInt: WeakEngine] = [:]

  private struct WeakEngine {
    weak var engine: WebEngine?
  }

  private static var all: [WebContext] = []

  /// The first context that agrees with a configuration, or a new one.
  static func context(for configuration: WebPage.Configuration) -> WebContext {
    let limit = configuration.watchdog?.memoryLimit.map { max(1, $0) }
    let wanted = Dictionary(
      uniqueKeysWithValues: configuration.urlSchemeHandlers.keys.map {
        ($0, configuration.schemeSecurity[$0] ?? .isolated)
      })
    let context =
      all.first { context in
        context.memoryLimit == limit
          && wanted.allSatisfy { (context.schemes[$0.key] ?? $0.value) == $0.value }
      } ?? WebContext(memoryLimit: limit)
    for (scheme, security) in wanted {
      context.register(scheme, security)
    }
    return context
  }

  private static var hasHome: Bool {
    guard let path = unsafe realpath(g_get_home_dir(), nil) else { return false }
    unsafe free(path)
    return true
  }

  private init(memoryLimit: Int?) {
    self.memoryLimit = memoryLimit
    // WebKit counts in megabytes.
    let megabytes = memoryLimit.map { max(1, $0 >> 20) } ?? 0
    unsafe object = Object(taking: lakes_web_context_new(UInt32(clamping: megabytes)))
    // WebKit (2.50) compares the path with the real one of the home folder, and ends the process where
    // there is none.
    if memoryLimit != nil, Self.hasHome, let mark = MemoryWatch.mark {
      unsafe webkit_web_context_add_path_to_sandbox(object.opaque, mark, 1)
    }
    Self.all.append(self)
  }

  /// Whether the processes of its pages may use only so much memory.
  var limitsMemory: Bool { memoryLimit != nil }

  func add(_ engine: WebEngine) {
    unsafe engines[UInt(bitPattern: engine.view.opaque)] = WeakEngine(engine: engine)
    MemoryWatch.add(memoryLimit)
  }

  func remove(_ view: Object) {
    unsafe engines[UInt(bitPattern: view.opaque)] = nil
    MemoryWatch.remove(memoryLimit)
  }

  /// The page of a view, by the view's address.
  static func page(of view: UInt) -> WebPage? {
    for context in all {
      if let engine = context.engines[view]?.engine { return engine.page }
    }
    return nil
  }

  private func register(_ scheme: URLScheme, _ security: SchemeSecurity) {
    guard schemes[scheme] == nil else { return }
    schemes[scheme] = security
    // The context lives as long as the program, and so does this object.
    unsafe webkit_web_context_register_uri_scheme(
      object.opaque, scheme.canonicalName, answerSchemeRequest,
      Unmanaged.passUnretained(self).toOpaque(), nil)
    let manager = unsafe webkit_web_context_get_security_manager(object.opaque)
    let name = scheme.canonicalName
    if security.contains(.opaqueOrigin) {
      unsafe webkit_security_manager_register_uri_scheme_as_no_access(manager, name)
    }
    if security.contains(.displayIsolated) {
      unsafe webkit_security_manager_register_uri_scheme_as_display_isolated(manager, name)
    }
    if security.contains(.secure) {
      unsafe webkit_security_manager_register_uri_scheme_as_secure(manager, name)
    }
    if security.contains(.crossOriginEnabled) {
      unsafe webkit_security_manager_register_uri_scheme_as_cors_enabled(manager, name)
    }
  }

  fileprivate func answer(_ request: Object) {
    let task = SchemeTask(request)
    // WebKit looks the view up; it may have gone.
    guard
      let view = unsafe webkit_uri_scheme_request_get_web_view(request.opaque),
      let engine = engines[UInt(bitPattern: view)]?.engine
    else { return task.refuse("The page that asked for it is gone") }
    engine.answer(task)
  }
}

nonisolated private func answerSchemeRequest(_ request: OpaquePointer?, _ data: gpointer?) {
  guard let request = unsafe request, let data = unsafe data else { return }
  nonisolated(unsafe) let pointer = unsafe request
  let context = unsafe Unmanaged<WebContext>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated {
    unsafe context.answer(Object(retaining: UnsafeMutableRawPointer(pointer)))
  }
}
