import CGTK

/// A handler that is connected to a signal of a GObject.
///
/// The handler is connected once; `replaceHandler` changes what it calls.
@MainActor
public final class SignalConnection {
  /// Calls a closure with the values that a signal brings, the object that emits first, and writes its result.
  typealias Call = @MainActor (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void

  /// The object, which keeps its connections and tells them when it goes.
  private unowned(unsafe) var object: Object?
  private let signal: String
  /// GLib's number of the handler.
  private var identifier: UInt = 0
  /// While it is not zero the handler is not called.
  private var blockCount = 0
  private var call: Call

  init(
    to object: Object, _ signal: String, _ found: (identifier: UInt32, detail: GQuark),
    after: Bool, _ call: @escaping Call
  ) {
    self.object = object
    self.signal = signal
    self.call = call
    // GLib's closure owns a reference, and releases it at its end.
    let data = Unmanaged.passRetained(self).toOpaque()
    let closure = g_closure_new_simple(UInt32(MemoryLayout<GClosure>.size), data)
    g_closure_add_finalize_notifier(closure, data, releaseConnection)
    g_closure_set_marshal(closure, callConnection)
    identifier = g_signal_connect_closure_by_id(
      object.pointer, found.identifier, found.detail, closure, after ? 1 : 0)
  }

  /// What calls a closure that returns something.
  static func call<each Argument: ValueConvertible, Result: SignalResult>(
    _ handler: @escaping @MainActor (repeat each Argument) -> Result
  ) -> Call {
    { @MainActor values, result in
      var arguments = SignalArguments(emitter: values)
      handler(repeat arguments.next((each Argument).self)).write(toResult: result)
    }
  }

  /// What calls a closure that returns nothing.
  static func call<each Argument: ValueConvertible>(
    _ handler: @escaping @MainActor (repeat each Argument) -> Void
  ) -> Call {
    { @MainActor values, _ in
      var arguments = SignalArguments(emitter: values)
      handler(repeat arguments.next((each Argument).self))
    }
  }

  /// Calls another closure from now on.
  ///
  /// A closure that does not fit the signal is a programmer's error and ends the program at once.
  ///
  /// - Parameter handler: the closure. It need not have the first one's parameters.
  public func replaceHandler<each Argument: ValueConvertible, Result: SignalResult>(
    returning handler: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    guard let object else { return }
    object.findSignal(signal, handler: handler)
    call = Self.call(handler)
  }

  /// Calls another closure that returns nothing from now on.
  ///
  /// - Parameter handler: the closure. It need not have the first one's parameters.
  public func replaceHandler<each Argument: ValueConvertible>(
    _ handler: @escaping @MainActor (repeat each Argument) -> Void
  ) {
    guard let object else { return }
    object.findSignal(signal, handler: handler)
    call = Self.call(handler)
  }

  /// Ignores the signal while `body` runs, so that a change made by the program is not taken for
  /// one made by the user.
  ///
  /// - Parameter body: makes the change.
  /// - Returns: what the body returned.
  public func whileBlocked<T>(_ body: () -> T) -> T {
    blockCount += 1
    defer { blockCount -= 1 }
    return body()
  }

  /// Disconnects the handler and lets go of its closure.
  public func disconnect() {
    guard let object else { return }
    object.forget(self)
    end(on: object.pointer)
  }

  /// Disconnects the handler from an object that is going.
  func end(on pointer: UnsafeMutablePointer<GObject>) {
    let identifier = identifier
    letGo()
    // GObject disconnects by itself what it disposes of.
    if g_signal_handler_is_connected(pointer, identifier) != 0 {
      g_signal_handler_disconnect(pointer, identifier)
    }
  }

  /// Lets go of the closure, of which GLib will know nothing any more.
  fileprivate func letGo() {
    object = nil
    call = { _, _ in }
  }

  fileprivate func handle(
    _ values: UnsafePointer<GValue>, _ result: UnsafeMutablePointer<GValue>?
  ) {
    guard blockCount == 0 else { return }
    call(values, result)
  }
}

/// The values that a signal brings, one after the other.
@MainActor
private struct SignalArguments {
  private var value: UnsafePointer<GValue>

  /// Stands at the first value, which is the object that emits.
  init(emitter: UnsafePointer<GValue>) { value = emitter }

  mutating func next<T: ValueConvertible>(_ type: T.Type) -> T {
    value += 1
    return T(reading: value)
  }
}

/// The marshaller of every closure of ours.
///
/// GLib calls it on the main thread, where GTK lives.
nonisolated private func callConnection(
  _ closure: UnsafeMutablePointer<GClosure>?, _ result: UnsafeMutablePointer<GValue>?,
  _ count: UInt32, _ values: UnsafePointer<GValue>?, _ hint: gpointer?, _ data: gpointer?
) {
  guard let data = closure?.pointee.data, let values else { return }
  let connection = Unmanaged<SignalConnection>.fromOpaque(data).takeUnretainedValue()
  nonisolated(unsafe) let arguments = values
  nonisolated(unsafe) let place = result
  MainActor.assumeIsolated { connection.handle(arguments, place) }
}

/// GLib calls it on the thread that lets go of the closure last.
nonisolated private func releaseConnection(
  _ data: gpointer?, _ closure: UnsafeMutablePointer<GClosure>?
) {
  guard let data else { return }
  let connection = Unmanaged<SignalConnection>.fromOpaque(data).takeRetainedValue()
  if lakes_is_main_thread() != 0 { MainActor.assumeIsolated { connection.letGo() } }
}
