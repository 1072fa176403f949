import CGTK
import GLibSupport
import Testing

/// A programmer's mistake ends the program at once, with a sentence that names it.
@Suite(.serialized)
struct SignalMistakeTests {
  @Test func anUnknownSignalEndsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let action = Object(taking: g_simple_action_new("act", nil))
      action.connect("no-such-signal") {}
    }
    #expect(result.standardErrorText.contains("GSimpleAction has no signal no-such-signal"))
  }

  @Test func aHandlerWithTooManyParametersEndsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let cancellable = Object(taking: g_cancellable_new())
      cancellable.connect("cancelled") { (_: Int32) in }
    }
    #expect(
      result.standardErrorText.contains(
        "A handler (Int32) -> NoResult does not fit GCancellable::cancelled"))
  }

  @Test func aHandlerWithAParameterOfAnotherTypeEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let action = Object(taking: g_simple_action_new("act", nil))
      action.connect("notify::enabled") { (_: String) in }
    }
  }

  @Test func aHandlerThatReturnsWhatTheSignalDoesNotTakeEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let cancellable = Object(taking: g_cancellable_new())
      cancellable.connect("cancelled", returning: { () -> Bool in true })
    }
  }

  @Test func aHandlerThatReturnsNothingWhereAResultIsNeededEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let emitter = Emitter.make()
      emitter.connect("asks-boolean") {}
    }
  }

  @Test func aReplacementThatDoesNotFitEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let cancellable = Object(taking: g_cancellable_new())
      let connection = cancellable.connect("cancelled") {}
      connection.replaceHandler { (_: String) in }
    }
  }

  @Test func emittingASignalThatHasParametersEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Emitter.make().emit("gives-string")
    }
  }

  @Test func aRightHandlerDoesNotEndTheProgram() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let action = Object(taking: g_simple_action_new("act", nil))
      action.connect("notify::enabled") { (_: BorrowedPointer) in }
    }
  }
}

extension ExitTest.Result? {
  /// What a program that ended wrote on standard error.
  var standardErrorText: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}
