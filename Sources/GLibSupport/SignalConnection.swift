import CGTK

/// A handler that is connected to a signal of a GObject.
///
/// The handler is connected once; `replaceHandler` changes what it calls.
@MainActor
public final class SignalConnection {
  private weak var object: Object?
  private let box: SignalBox
  let identifier: UInt

  init(object: Object, box: SignalBox, identifier: UInt) {
    self.object = object
    self.box = box
    self.identifier = identifier
  }

  /// Calls another closure from now on.
  ///
  /// - Parameter handler: the closure, for the same signature as the first one.
  public func replaceHandler<each Argument: ValueConvertible, Result: SignalResult>(
    _ handler: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    box.replace(handler)
  }

  /// Ignores the signal while `body` runs, so that a change made by the program is not taken for
  /// one made by the user.
  ///
  /// - Parameter body: makes the change.
  /// - Returns: what the body returned.
  public func whileBlocked<T>(_ body: () -> T) -> T {
    box.blockCount += 1
    defer { box.blockCount -= 1 }
    return body()
  }

  /// Disconnects the handler and lets go of its closure.
  public func disconnect() {
    object?.disconnect(identifier)
  }
}
