import CGTK
import GLibSupport
import TestSupport
import Testing

/// A handler's closure lives as long as its connection, and not a moment longer.
@Suite(.serialized) @MainActor
struct SignalLifetimeTests {
  @Test func theClosureGoesWhenTheReferenceGoes() {
    let held = HeldByClosure()
    var action: Object? = Object(taking: g_simple_action_new("act", nil))
    action?.onChange(of: "enabled", held.makeHandler())
    #expect(held.isAlive)
    action = nil
    #expect(!held.isAlive)
  }

  @Test func theClosureGoesWhenTheReferenceGoesThoughTheObjectLivesOn() {
    let held = HeldByClosure()
    let owner = Object(taking: g_simple_action_new("act", nil))
    var second: Object? = Object(retaining: UnsafeMutableRawPointer(owner.pointer))
    second?.onChange(of: "enabled", held.makeHandler())
    second = nil
    #expect(!held.isAlive)
    owner.setProperty("enabled", to: false)
    #expect(held.calls == 0)
  }

  @Test func theClosureGoesWhenTheConnectionIsDisconnected() {
    let held = HeldByClosure()
    let action = Object(taking: g_simple_action_new("act", nil))
    let connection = action.onChange(of: "enabled", held.makeHandler())
    connection.disconnect()
    #expect(!held.isAlive)
    connection.replaceHandler {}
    #expect(connection.whileBlocked { 1 } == 1)
  }

  @Test func theClosureGoesWhenTheWidgetIsDisposedOf() {
    TestLoop.startGTK
    let held = HeldByClosure()
    let window = Object(retaining: UnsafeMutableRawPointer(gtk_window_new()))
    window.connect(
      "close-request",
      returning: { [handler = held.makeHandler()] () -> Bool in
        handler()
        return false
      })
    #expect(held.isAlive)
    gtk_window_destroy(window.cast())
    // Disposing of an object disconnects its handlers, though a reference to it is left.
    g_object_run_dispose(window.pointer)
    #expect(!held.isAlive)
    window.setProperty("title", to: "gone")
  }

  @Test func theReplacedClosureGoesAtOnce() {
    let (old, new) = (HeldByClosure(), HeldByClosure())
    let action = Object(taking: g_simple_action_new("act", nil))
    let connection = action.onChange(of: "enabled", old.makeHandler())
    connection.replaceHandler(new.makeHandler())
    #expect(!old.isAlive)
    #expect(new.isAlive)
    action.setProperty("enabled", to: false)
    #expect(old.calls == 0)
    #expect(new.calls == 1)
  }

  @Test func droppingTheConnectionLeavesTheHandlerConnected() {
    let held = HeldByClosure()
    let action = Object(taking: g_simple_action_new("act", nil))
    _ = action.onChange(of: "enabled", held.makeHandler())
    action.setProperty("enabled", to: false)
    #expect(held.calls == 1)
  }

  @Test func aConnectionThatOutlivesItsObjectDoesNothing() {
    var action: Object? = Object(taking: g_simple_action_new("act", nil))
    let connection = action?.onChange(of: "enabled") {}
    action = nil
    connection?.disconnect()
    connection?.replaceHandler {}
    #expect(connection?.whileBlocked { 1 } == 1)
  }

  @Test func anObjectThatIsReleasedWithinItsOwnHandlerSurvivesTheEmission() {
    var action: Object? = Object(taking: g_simple_action_new("act", nil))
    let witness = action.map { WeakObject($0) }
    var calls = 0
    action?.onChange(of: "enabled") {
      calls += 1
      action = nil
    }
    if let pointer = action?.pointer {
      let simple = UnsafeMutableRawPointer(pointer)
      g_simple_action_set_enabled(OpaquePointer(simple), 0)
    }
    #expect(calls == 1)
    #expect(action == nil)
    #expect(witness?.isAlive == false)
  }

  @Test func aThousandConnectionsAllGo() {
    let held = HeldByClosure()
    var action: Object? = Object(taking: g_simple_action_new("act", nil))
    for _ in 0..<1_000 { action?.onChange(of: "enabled", held.makeHandler()) }
    action?.setProperty("enabled", to: false)
    #expect(held.calls == 1_000)
    action = nil
    #expect(!held.isAlive)
  }
}

/// Something that closures capture, and that tells whether one of them is left.
@MainActor
final class HeldByClosure {
  private final class Witness {}

  private(set) var calls = 0
  private weak var witness: Witness?

  /// Whether a handler made here is still held by somebody.
  var isAlive: Bool { witness != nil }

  /// A handler that counts its calls.
  func makeHandler() -> @MainActor () -> Void {
    let held = witness ?? Witness()
    witness = held
    return { [self] in
      _ = held
      calls += 1
    }
  }
}
