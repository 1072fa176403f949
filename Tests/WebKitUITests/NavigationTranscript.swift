@testable import WebKitUI

/// Runs inputs and writes down what is reported, as `1 started`.
struct NavigationTranscript {
  var machine = NavigationStateMachine()
  var lines: [String] = []

  mutating func request(_ url: String = "x:") {
    note(machine.request(url: url).1)
  }

  mutating func load(
    _ steps: (inout NavigationStateMachine) -> [NavigationStateMachine.Action]...
  ) {
    for step in steps { note(step(&machine)) }
  }

  private mutating func note(_ actions: [NavigationStateMachine.Action]) {
    for action in actions {
      switch action {
      case .report(let id, let event): lines.append("\(id.number) \(event)")
      case .end(let id): lines.append("\(id.number) end")
      case .fail(let id, .provisional(let error)):
        lines.append("\(id.number) provisional \(error)")
      case .fail(let id, .committed(let error)): lines.append("\(id.number) committed \(error)")
      case .fail(let id, .processTerminated): lines.append("\(id.number) terminated")
      case .fail(let id, .pageClosed): lines.append("\(id.number) closed")
      case .makeWay(let id): lines.append("\(id.number) way")
      }
    }
  }
}
