import Foundation
import GLibSupport

extension WebPage {
  /// Runs a script in the page and waits for its result.
  ///
  /// The script is the body of an asynchronous function: it may await, and a promise that it returns
  /// is awaited. It runs whether or not the page's own scripts may.
  ///
  /// The call does not keep the page: where nobody else holds it, the call ends.
  ///
  /// - Parameters:
  ///   - functionBody: the script.
  ///   - arguments: values for the names that the script uses: numbers, strings, dates, Booleans, and
  ///     arrays, dictionaries and optionals of those.
  ///   - frame: the frame to run in; WebKitGTK runs scripts in the main frame alone.
  ///   - contentWorld: the world to run in; the page's own unless said.
  /// - Returns: an `NSNumber`, which can be cast to `Bool`, `Int` and `Double`, a `String`, `Date`, array
  ///   or dictionary, `NSNull` for `null`, or nothing.
  /// - Throws: a ``WKError``; ``NavigationError/webContentProcessTerminated`` and
  ///   ``NavigationError/pageClosed`` where there is no page to run it in any more;
  ///   `CancellationError` when the task is cancelled.
  @discardableResult
  public consuming func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? {
    try await run(functionBody, arguments, in: contentWorld, asJSON: false).anyValue()
  }

  /// Runs a script in the page and reads its result as a Swift type.
  ///
  /// The result is copied as JSON: objects become structures, arrays become arrays, and a date is
  /// text in the form of ISO 8601, which `Date` reads.
  ///
  /// Not part of Apple's API.
  ///
  /// - Parameters:
  ///   - functionBody: the script; see ``callJavaScript(_:arguments:in:contentWorld:)``.
  ///   - type: what to read the result as. An optional type reads `null` and no result as nothing.
  ///   - arguments: values for the names that the script uses.
  ///   - frame: the frame to run in; WebKitGTK runs scripts in the main frame alone.
  ///   - contentWorld: the world to run in; the page's own unless said.
  /// - Returns: the result.
  /// - Throws: a `DecodingError` for a result of another shape, and what the call without a type
  ///   throws.
  public consuming func callJavaScript<Value: Decodable>(
    _ functionBody: String, as type: Value.Type, arguments: [String: Any] = [:],
    in frame: FrameInfo? = nil, contentWorld: WKContentWorld? = nil
  ) async throws -> sending Value {
    let result = try await run(functionBody, arguments, in: contentWorld, asJSON: true)
    let json = if case .string(let text) = result { text } else { "null" }
    return try Self.decode(json)
  }

  private consuming func run(
    _ functionBody: String, _ arguments: [String: Any], in world: WKContentWorld?, asJSON: Bool
  ) async throws -> JavaScriptValue {
    // A page may be made by scripts alone.
    if committedURL == nil, !machine.isLoading { engine.takeVeil() }
    let encoded = arguments.isEmpty ? nil : try JavaScriptArguments(arguments)
    try Task.checkCancellation()
    let calls = calls
    let call = calls.begin { call in
      engine.call(
        encoded?.wrap(functionBody) ?? JavaScriptArguments.end(functionBody), arguments: encoded,
        world: world?.name, asJSON: asJSON
      ) { [weak calls] result in
        guard case .failure(let error as WKError) = result,
          error.code == .javaScriptResultTypeIsUnsupported
        else {
          calls?.finish(call, result)
          return
        }
        // WebKit says the same of a process that has ended, just before it says that it has.
        MainLoop.schedule { calls?.finish(call, result) }
      }
    }
    // A script may never end; who waits for it must not keep the page, which ends it when it goes.
    _ = consume self
    return try await calls.result(of: call)
  }

  /// The document that calls ran in is gone: those that it did not answer have no result any more.
  func endCallsOfLastDocument() {
    guard !calls.isEmpty else { return }
    let last = calls.newest
    // What the document answered before it went is on its way; this call comes after it.
    engine.call("", arguments: nil, world: nil, asJSON: false) { [weak calls] _ in
      calls?.end(
        upTo: last,
        WKError(
          code: .javaScriptAsyncFunctionResultUnreachable,
          message: "The page was left before the script had its result"))
    }
  }

  nonisolated private static func decode<Value: Decodable>(_ json: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      return try style.parse(text)
    }
    return try decoder.decode(Value.self, from: Data(json.utf8))
  }
}
