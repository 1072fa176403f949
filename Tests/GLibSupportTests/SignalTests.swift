import CGTK
import GLibSupport
import TestSupport
import Testing

/// Handlers are called, replaced, blocked and disconnected.
@Suite(.serialized) @MainActor
struct SignalTests {
  private let action = Object(taking: g_simple_action_new("act", nil))

  @Test func aHandlerIsCalledForEachEmission() {
    var count = 0
    action.onChange(of: "enabled") { count += 1 }
    action.setProperty("enabled", to: false)
    action.setProperty("enabled", to: true)
    #expect(count == 2)
  }

  @Test func aDetailRestrictsTheEmissions() {
    var count = 0
    action.onChange(of: "state") { count += 1 }
    action.setProperty("enabled", to: false)
    #expect(count == 0)
  }

  @Test func aSignalConnectedAfterIsCalledLast() {
    var calls: [String] = []
    action.connect("notify::enabled", after: true) { calls.append("after") }
    action.connect("notify::enabled") { calls.append("before") }
    action.setProperty("enabled", to: false)
    #expect(calls == ["before", "after"])
  }

  @Test func aReplacedHandlerIsCalledInTheOldOnesPlace() {
    var calls: [String] = []
    let connection = action.onChange(of: "enabled") { calls.append("old") }
    action.setProperty("enabled", to: false)
    connection.replaceHandler { calls.append("new") }
    action.setProperty("enabled", to: true)
    #expect(calls == ["old", "new"])
    #expect(action.handlerCount(of: "notify") == 1)
  }

  @Test func aHandlerThatReplacesItselfRunsToItsEnd() {
    var calls: [String] = []
    var connection: SignalConnection?
    connection = action.onChange(of: "enabled") {
      connection?.replaceHandler { calls.append("new") }
      calls.append("old")
    }
    action.setProperty("enabled", to: false)
    action.setProperty("enabled", to: true)
    #expect(calls == ["old", "new"])
  }

  @Test func aBlockedHandlerDoesNotHearTheProgramsOwnWrite() {
    var count = 0
    let connection = action.onChange(of: "enabled") { count += 1 }
    connection.whileBlocked { action.setProperty("enabled", to: false) }
    #expect(count == 0)
    action.setProperty("enabled", to: true)
    #expect(count == 1)
  }

  @Test func blocksWithinBlocksEndWithTheOutermost() {
    var count = 0
    let connection = action.onChange(of: "enabled") { count += 1 }
    let result = connection.whileBlocked {
      connection.whileBlocked { action.setProperty("enabled", to: false) }
      action.setProperty("enabled", to: true)
      return 7
    }
    #expect(result == 7)
    #expect(count == 0)
  }

  @Test func aDisconnectedHandlerIsNotCalled() {
    var count = 0
    let connection = action.onChange(of: "enabled") { count += 1 }
    connection.disconnect()
    connection.disconnect()
    action.setProperty("enabled", to: false)
    #expect(count == 0)
    #expect(action.handlerCount(of: "notify") == 0)
  }

  @Test func aHandlerMayDisconnectItself() {
    var count = 0
    var connection: SignalConnection?
    connection = action.onChange(of: "enabled") {
      count += 1
      connection?.disconnect()
    }
    action.setProperty("enabled", to: false)
    action.setProperty("enabled", to: true)
    #expect(count == 1)
  }

  @Test func emittingCallsTheHandlers() {
    TestLoop.startGTK
    let button = Object(taking: gtk_button_new())
    var count = 0
    button.connect("clicked") { count += 1 }
    button.emit("clicked")
    #expect(count == 1)
  }
}

extension Object {
  /// How many handlers are connected to a signal.
  func handlerCount(of signal: String) -> Int {
    let identifier = g_signal_lookup(signal, lakes_type_of_instance(pointer))
    let unblocked = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
    var found: [gulong] = []
    // Each search gives the first that is not blocked yet.
    while true {
      let handler = g_signal_handler_find(pointer, unblocked, identifier, 0, nil, nil, nil)
      guard handler != 0 else { break }
      found.append(handler)
      g_signal_handler_block(pointer, handler)
    }
    for handler in found { g_signal_handler_unblock(pointer, handler) }
    return found.count
  }
}
