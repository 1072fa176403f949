import CGTK
import CWebKit
import GLibSupport

/// Finds text in a page with WebKit's own search.
final class FindController {
  private(set) var state = FindState()
  /// Told when what is known about the matches has changed.
  var onChange: () -> Void = {}

  private weak var engine: WebEngine?
  private let object: Object

  init(_ engine: WebEngine) {
    self.engine = engine
    let controller = unsafe webkit_web_view_get_find_controller(engine.view.cast())
    guard let controller = unsafe controller else {
      preconditionFailure("WebKit gave no find controller")
    }
    unsafe object = Object(retaining: UnsafeMutableRawPointer(controller))
    object.connect("found-text") { [weak self] (count: UInt32) in
      self?.update { $0.found(Int(count)) }
    }
    object.connect("failed-to-find-text") { [weak self] in
      self?.update { $0.foundNothing() }
    }
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

  /// Takes the marks off the page; what was found stays selected.
  func finish() {
    unsafe webkit_find_controller_search_finish(object.opaque)
  }

  private func update(_ change: (inout FindState) -> Void) {
    change(&state)
    onChange()
  }

  private func perform(_ action: FindState.Action) {
    switch action {
    case .nothing:
      return
    case .search(let query):
      // Without a selection the search begins at the top, so that the first match is number one.
      engine?.call(
        "getSelection().empty()", arguments: nil, world: WKContentWorld.defaultClient.name,
        asJSON: false
      ) { _ in }
      unsafe webkit_find_controller_search(
        object.opaque, query.text, options(query), UInt32(FindState.limit))
    case .next:
      unsafe webkit_find_controller_search_next(object.opaque)
    case .previous:
      unsafe webkit_find_controller_search_previous(object.opaque)
    case .clear:
      finish()
    }
    onChange()
  }

  private func options(_ query: FindState.Query) -> UInt32 {
    var options = WEBKIT_FIND_OPTIONS_WRAP_AROUND.rawValue
    if !query.matchesCase { options |= WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE.rawValue }
    if query.matchesWholeWords { options |= WEBKIT_FIND_OPTIONS_AT_WORD_STARTS.rawValue }
    return options
  }
}
