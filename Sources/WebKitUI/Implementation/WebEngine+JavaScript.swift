import CGTK
import CWebKit
import GLibSupport

/// What waits for the result of a script.
private final class CallBox {
  let asJSON: Bool
  let completion: (Result<JavaScriptValue, any Error>) -> Void

  init(asJSON: Bool, completion: @escaping (Result<JavaScriptValue, any Error>) -> Void) {
    self.asJSON = asJSON
    self.completion = completion
  }
}

extension WebEngine {
  /// Runs a function body in the main frame.
  ///
  /// - Parameters:
  ///   - body: the body.
  ///   - arguments: the arguments; the body is wrapped for them.
  ///   - world: the name of a world; nothing for the page's.
  ///   - asJSON: whether the result is wanted as one JSON text.
  ///   - completion: called once, possibly long after the page was left.
  func call(
    _ body: String, arguments: JavaScriptArguments?, world: String?, asJSON: Bool,
    completion: @escaping (Result<JavaScriptValue, any Error>) -> Void
  ) {
    openCalls += 1
    let box = CallBox(asJSON: asJSON) { [weak self] result in
      self?.openCalls -= 1
      completion(result)
    }
    let variant = arguments.map { Variant($0.members) }
    unsafe webkit_web_view_call_async_javascript_function(
      view.cast(), body, -1, variant?.pointer, world, nil, nil, finishCall,
      Unmanaged.passRetained(box).toOpaque())
  }
}

extension WebEngine {
  /// Ends the calls that WebKit has not finished, when the page goes.
  ///
  /// Each of them holds the view, and with it the process, until it has a result, which a promise that
  /// is never settled does not give.
  func abandonCalls() {
    if sharesProcess {
      unsafe webkit_web_view_try_close(view.cast())
    } else {
      terminateProcess()
    }
  }
}

extension JavaScriptArguments {
  /// What WebKit is given by name.
  fileprivate var members: [String: Variant] {
    guard let plain else { return [Self.parameter: Variant(json)] }
    return plain.mapValues { value in
      switch value {
      case .number(let number): Variant(number)
      case .text(let text): Variant(text)
      }
    }
  }
}

nonisolated private func finishCall(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  guard let data = unsafe data else { return }
  let box = unsafe Unmanaged<CallBox>.fromOpaque(data).takeRetainedValue()
  nonisolated(unsafe) let view = unsafe source
  nonisolated(unsafe) let answer = unsafe result
  MainActor.assumeIsolated {
    do throws(GLibError) {
      let value = unsafe try GLibError.check {
        unsafe webkit_web_view_call_async_javascript_function_finish(
          UnsafeMutableRawPointer(view)?.assumingMemoryBound(to: WebKitWebView.self), answer, $0)
      }
      guard let value = unsafe value else { return box.completion(.success(.undefined)) }
      let object = unsafe Object(taking: UnsafeMutableRawPointer(value))
      box.completion(
        .success(box.asJSON ? JavaScriptReader.json(object) : JavaScriptReader.value(object)))
    } catch {
      box.completion(.failure(WKError(error)))
    }
  }
}

extension WKError {
  /// What WebKit's error means.
  init(_ error: GLibError) {
    let isOfScripts = error.domain == "WebKitJavascriptError"
    switch error.code {
    case 699 where isOfScripts && error.message.contains("no longer reachable"):
      self.init(code: .javaScriptAsyncFunctionResultUnreachable, message: error.message)
    case 600 where isOfScripts, 699 where isOfScripts:
      self.init(code: .javaScriptExceptionOccurred, message: error.message)
    case 601 where isOfScripts:
      self.init(code: .javaScriptResultTypeIsUnsupported, message: error.message)
    default:
      self.init(code: .unknown, message: error.message)
    }
  }
}
