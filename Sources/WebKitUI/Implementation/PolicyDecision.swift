import CGTK
import CWebKit
import GLibSupport

/// A question of WebKit whether to go on.
///
/// WebKit takes a question that is dropped for allowed, so one that nobody has answered is refused.
final class PolicyDecision {
  let object: Object
  /// The address that the question is about.
  let address: String
  private(set) var isAnswered = false

  init(_ object: Object, address: String) {
    self.object = object
    self.address = address
  }

  isolated deinit {
    ignore()
  }

  func use() {
    answer { unsafe webkit_policy_decision_use($0.cast()) }
  }

  func ignore() {
    answer { unsafe webkit_policy_decision_ignore($0.cast()) }
  }

  func download() {
    answer { unsafe webkit_policy_decision_download($0.cast()) }
  }

  private func answer(_ body: (Object) -> Void) {
    guard !isAnswered else { return }
    isAnswered = true
    body(object)
  }
}
