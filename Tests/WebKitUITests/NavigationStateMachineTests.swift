import Testing

@testable import WebKitUI

/// What the machine reports for what WebKitGTK was seen to signal.
@Suite struct NavigationStateMachineTests {
  private typealias Step = (inout NavigationStateMachine) -> [NavigationStateMachine.Action]
  private let started: Step = { $0.started() }
  private let redirected: Step = { $0.redirected() }
  private let committed: Step = { $0.committed(url: "x:") }
  private let finished: Step = { $0.finished() }
  private let stop: Step = { $0.stop() }
  private let terminated: Step = { $0.processTerminated() }
  private let close: Step = { $0.close() }

  private func failed(
    cancelled: Bool = false, url: String = "x:"
  ) -> Step {
    {
      $0.failed(
        .init(
          error: NavigationFailure.cancelled, isCancellation: cancelled, url: url))
    }
  }

  @Test func `A load goes from start to finish`() {
    var transcript = NavigationTranscript()
    transcript.request()
    #expect(transcript.machine.isLoading)
    transcript.load(started, redirected, committed, finished)
    #expect(
      transcript.lines == [
        "1 startedProvisionalNavigation", "1 receivedServerRedirect", "1 committed", "1 finished",
        "1 end",
      ])
    #expect(!transcript.machine.isLoading)
  }

  @Test func `A navigation of the page itself has an identity of its own`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started, committed, finished, started, committed, finished)
    #expect(
      transcript.lines.suffix(4) == [
        "2 startedProvisionalNavigation", "2 committed", "2 finished", "2 end",
      ])
  }

  @Test func `The FINISHED that follows a failure reports nothing`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started, failed(), finished)
    #expect(
      transcript.lines == ["1 startedProvisionalNavigation", "1 provisional Loading was stopped"])
    #expect(!transcript.machine.isLoading)
  }

  @Test func `A failure after the commit is told apart`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started, committed, failed(), finished)
    #expect(transcript.lines.last == "1 committed Loading was stopped")
  }

  @Test func `A load that the decider refuses ends although WebKit is silent`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load { $0.refuse(url: "x:") }
    #expect(transcript.lines == ["1 provisional The address was refused"])
    #expect(!transcript.machine.isLoading)
  }

  @Test func `Refusing another address leaves the load alone`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load { $0.refuse(url: "y:") }
    #expect(transcript.lines == [])
    #expect(transcript.machine.isLoading)
  }

  @Test func `A load that is stopped before it starts ends although WebKit is silent`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(stop)
    #expect(transcript.lines == ["1 provisional Loading was stopped"])
    #expect(!transcript.machine.isLoading)
  }

  @Test func `A load that is replaced before it starts ends although WebKit is silent`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.request()
    transcript.load(started, committed, finished)
    #expect(
      transcript.lines == [
        "1 provisional Loading was stopped", "2 startedProvisionalNavigation", "2 committed",
        "2 finished", "2 end",
      ])
  }

  @Test func `The FINISHED of a replaced load does not end the new one`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started)
    transcript.request()
    transcript.load(failed(cancelled: true), finished)
    #expect(transcript.machine.isLoading)
    transcript.load(started, committed, finished)
    #expect(
      transcript.lines == [
        "1 startedProvisionalNavigation", "1 provisional Loading was stopped",
        "2 startedProvisionalNavigation", "2 committed", "2 finished", "2 end",
      ])
  }

  @Test func `The late start and end of a replaced load are not taken for the new one's`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.request()
    transcript.load(
      started, failed(cancelled: true), finished, started, committed, finished)
    #expect(
      transcript.lines == [
        "1 provisional Loading was stopped", "2 startedProvisionalNavigation", "2 committed",
        "2 finished", "2 end",
      ])
  }

  @Test func `A load that the user interrupts in the page that is there fails`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(
      started, failed(cancelled: true), finished, { $0.userLeaves() }, started, committed, finished)
    #expect(
      transcript.lines == [
        "1 startedProvisionalNavigation", "1 provisional Loading was stopped",
        "2 startedProvisionalNavigation", "2 committed", "2 finished", "2 end",
      ])
  }

  @Test func `What the user has chosen before a load begins does not end it`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load({ $0.userLeaves() }, started, { $0.userLeaves() }, committed, finished)
    #expect(
      transcript.lines == ["1 startedProvisionalNavigation", "1 committed", "1 finished", "1 end"])
  }

  @Test func `The end of a link's load is not taken for that of the load that replaced it`() {
    var transcript = NavigationTranscript()
    transcript.request("x:asked")
    transcript.load(
      started, failed(cancelled: true, url: "x:link"), finished, started,
      committed, finished)
    #expect(
      transcript.lines == [
        "1 startedProvisionalNavigation", "1 committed", "1 finished", "1 end",
      ])
  }

  @Test func `A navigation of the page that comes before the load is not taken for it`() {
    var transcript = NavigationTranscript()
    transcript.request("x:asked")
    transcript.load(started, { $0.committed(url: "x:page", isAskedByPage: true) }, finished)
    #expect(transcript.machine.isLoading)
    #expect(transcript.machine.hasOvertaken)
    transcript.load(started, { $0.committed(url: "x:asked", isAskedByPage: true) }, finished)
    #expect(
      transcript.lines == [
        "1 startedProvisionalNavigation", "2 startedProvisionalNavigation", "2 committed",
        "2 finished", "2 end", "1 committed", "1 finished", "1 end",
      ])
    #expect(!transcript.machine.isLoading)
  }

  @Test func `One that comes before a load that another has replaced ends the first of them`() {
    var transcript = NavigationTranscript()
    transcript.request("x:asked")
    transcript.load(started)
    transcript.request("x:next")
    transcript.load({ $0.committed(url: "x:page", isAskedByPage: true) }, finished)
    transcript.load(started, { $0.committed(url: "x:next") }, finished)
    #expect(
      transcript.lines == [
        "1 startedProvisionalNavigation", "1 provisional Loading was stopped",
        "3 startedProvisionalNavigation", "3 committed", "3 finished", "3 end",
        "2 startedProvisionalNavigation", "2 committed", "2 finished", "2 end",
      ])
  }

  @Test func `A load that the page ends is begun once more`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started, failed(cancelled: true), finished)
    #expect(transcript.machine.isLoading)
    // WebKit has forgotten it.
    #expect(transcript.machine.hasOvertaken)
    transcript.load(started, committed, finished)
    #expect(
      transcript.lines == ["1 startedProvisionalNavigation", "1 committed", "1 finished", "1 end"])
  }

  @Test func `A load that the program stops is not begun once more`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started, stop, failed(cancelled: true), finished)
    #expect(
      transcript.lines == ["1 startedProvisionalNavigation", "1 provisional Loading was stopped"])
  }

  /// What a page does that lets no load begin.
  private var overtakings: [[Step]] {
    [
      [started, { $0.committed(url: "x:page", isAskedByPage: true) }, finished],
      [started, failed(cancelled: true, url: "x:page"), finished],
      [started, failed(cancelled: true, url: "x:asked"), finished],
    ]
  }

  @Test(arguments: 0..<3)
  func `A page that lets a load not begin again and again is taken away, once`(kind: Int) {
    let steps = overtakings[kind]
    var transcript = NavigationTranscript()
    transcript.request("x:asked")
    for _ in 0..<NavigationStateMachine.patience {
      for step in steps { transcript.load(step) }
      #expect(transcript.machine.waiting?.id.number == 1)
    }
    #expect(!transcript.lines.contains("1 way"))
    for step in steps { transcript.load(step) }
    #expect(transcript.lines.count { $0 == "1 way" } == 1)
    transcript.load { $0.madeWay() }
    #expect(transcript.machine.waiting?.id.number == 1)
    // What is to keep it now is no page, and it ends.
    for _ in 0...NavigationStateMachine.patience {
      for step in steps { transcript.load(step) }
    }
    #expect(transcript.machine.waiting == nil)
    #expect(!transcript.machine.isLoading)
    #expect(transcript.lines.count { $0 == "1 way" } == 1)
    #expect(transcript.lines.count { $0 == "1 provisional Loading was stopped" } == 1)
  }

  @Test func `The page that is taken away ends what it was loading itself`() {
    var transcript = NavigationTranscript()
    transcript.load(started, committed)
    transcript.request("x:asked")
    transcript.load({ $0.madeWay() }, started, committed, finished)
    #expect(
      transcript.lines == [
        "1 startedProvisionalNavigation", "1 committed", "1 committed Loading was stopped",
        "2 startedProvisionalNavigation", "2 committed", "2 finished", "2 end",
      ])
  }

  @Test func `A load that a server sends to where the page wants to go too is the load`() {
    var transcript = NavigationTranscript()
    transcript.request("x:asked")
    transcript.load(started, redirected, { $0.committed(url: "x:page", isAskedByPage: true) })
    #expect(transcript.lines.last == "1 committed")
  }

  @Test func `A FINISHED without a start reports nothing`() {
    var transcript = NavigationTranscript()
    transcript.load(finished)
    transcript.request()
    transcript.load(finished)
    #expect(transcript.lines == [])
    #expect(transcript.machine.isLoading)
  }

  @Test func `The end of the process fails what waits and what runs`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started)
    transcript.request()
    transcript.load(terminated)
    #expect(
      transcript.lines == ["1 startedProvisionalNavigation", "1 terminated", "2 terminated"])
    #expect(!transcript.machine.isLoading)
  }

  @Test func `A closed page fails what runs and what is asked for later`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started, close)
    transcript.request()
    #expect(transcript.lines == ["1 startedProvisionalNavigation", "1 closed", "2 closed"])
  }

  @Test func `A move within the page ends without an event`() {
    var transcript = NavigationTranscript()
    transcript.request("x:#a")
    transcript.load { $0.fellIdle(isSameDocument: true) }
    #expect(transcript.lines == ["1 end"])
    #expect(!transcript.machine.isLoading)
  }

  @Test func `A load that is begun once more is one load`() {
    var transcript = NavigationTranscript()
    transcript.request()
    transcript.load(started)
    transcript.machine.retry(url: "y:")
    #expect(transcript.machine.isLoading)
    transcript.load(finished, started, committed, finished)
    #expect(
      transcript.lines == ["1 startedProvisionalNavigation", "1 committed", "1 finished", "1 end"])
    // Before its start as well, and after that it can fail.
    transcript.request()
    transcript.machine.retry(url: "y:")
    transcript.load(started)
    transcript.machine.retry(url: "z:")
    transcript.load(finished, { $0.failWaiting(NavigationFailure.refused) })
    #expect(
      transcript.lines.suffix(2) == [
        "2 startedProvisionalNavigation", "2 provisional The address was refused",
      ])
    #expect(!transcript.machine.isLoading)
  }

  @Test func `An empty page in place of a refused port is a failure`() {
    var transcript = NavigationTranscript()
    transcript.request("http://localhost:9/")
    transcript.load(started, { $0.committed(url: "about:blank") }, finished)
    #expect(
      transcript.lines == [
        "1 startedProvisionalNavigation",
        "1 provisional The address has a port that pages may not use",
      ])
  }
}
