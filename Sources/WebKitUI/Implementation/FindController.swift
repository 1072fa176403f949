import GLibSupport

/// Finds text in a page, by a script.
final class FindController {
  private(set) var state = FindState()
  /// Told when what is known about the matches has changed.
  var onChange: () -> Void = {}

  private weak var engine: WebEngine?
  private var style: UserStyleSheet?

  init(_ engine: WebEngine) {
    self.engine = engine
  }

  func find(_ query: FindState.Query) {
    perform(state.find(query))
  }

  func next() {
    perform(state.next())
  }

  func previous() {
    perform(state.previous())
  }

  /// Looks for the same on a page that has changed.
  func findAgain() {
    perform(state.findAgain())
  }

  /// Takes the marks off the page.
  ///
  /// - Parameter keepsSelection: whether the match that was shown stays selected.
  func finish(keepingSelection keepsSelection: Bool = true) {
    call(FindScript.finish, ["keepsSelection": keepsSelection]) { _ in }
    style = nil
  }

  private func perform(_ action: FindState.Action) {
    switch action {
    case .nothing:
      return
    case .search(let query, let number):
      if style == nil, let engine {
        style = UserStyleSheet(FindScript.style, in: engine.contentManager)
      }
      ask(
        FindScript.search,
        [
          "query": query.text, "matchesCase": query.matchesCase,
          "matchesWholeWords": query.matchesWholeWords, "limit": FindState.limit,
        ], number: number)
    case .step(let offset, let number):
      ask(FindScript.step, ["offset": offset], number: number)
    case .clear:
      finish(keepingSelection: false)
    }
    onChange()
  }

  private func ask(_ script: String, _ arguments: [String: Any], number: Int) {
    call(script, arguments) { [weak self] answer in
      guard let self, case .array(let members) = answer, members.count == 2,
        case .number(let count) = members[0], case .number(let index) = members[1]
      else { return }
      state.answered(number: number, count: Int(count), index: Int(index))
      onChange()
    }
  }

  /// Calls a script.
  ///
  /// A page that has gone meanwhile does not answer, and the next one is asked anew.
  private func call(
    _ script: String, _ arguments: [String: Any], answered: @escaping (JavaScriptValue) -> Void
  ) {
    let encoded: JavaScriptArguments
    do {
      encoded = try JavaScriptArguments(arguments)
    } catch {
      preconditionFailure("The words to find cannot be passed: \(error)")
    }
    engine?.call(
      encoded.wrap(script), arguments: encoded, world: FindScript.world, asJSON: false
    ) { result in
      if case .success(let value) = result { answered(value) }
    }
  }
}
