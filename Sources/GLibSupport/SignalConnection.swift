import CGTK

/// A handler that is connected to a signal of a GObject.
///
/// The handler is connected once; `replaceHandler` changes what it calls.
@MainActor
public final class SignalConnection {
  private weak var object: Object?
  private let signal: String
  // GLib's closure owns it: what a handler captures goes when the handler is disconnected.
  private weak var box: SignalBox?
  private let identifier: UInt

  init(object: Object, signal: String, box: SignalBox, identifier: UInt) {
    self.object = object
    self.signal = signal
    self.box = box
    self.identifier = identifier
  }

  /// Calls another closure from now on.
  ///
  /// A closure that does not fit the signal is a programmer's error and ends the program at once.
  ///
  /// - Parameter handler: the closure. It need not have the first one's parameters.
  public func replaceHandler<each Argument: ValueConvertible, Result: SignalResult>(
    returning handler: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    object?.checkSignal(signal, handler: handler)
    box?.replace(handler)
  }

  /// Calls another closure that returns nothing from now on.
  ///
  /// - Parameter handler: the closure. It need not have the first one's parameters.
  public func replaceHandler<each Argument: ValueConvertible>(
    _ handler: @escaping @MainActor (repeat each Argument) -> Void
  ) {
    replaceHandler { (arguments: repeat each Argument) -> NoResult in
      handler(repeat each arguments)
      return NoResult()
    }
  }

  /// Ignores the signal while `body` runs, so that a change made by the program is not taken for
  /// one made by the user.
  ///
  /// - Parameter body: makes the change.
  /// - Returns: what the body returned.
  public func whileBlocked<T>(_ body: () -> T) -> T {
    box?.blockCount += 1
    defer { box?.blockCount -= 1 }
    return body()
  }

  /// Disconnects the handler and lets go of its closure.
  public func disconnect() {
    object?.disconnect(identifier)
  }
}
