import TestSupport

@testable import WebKitUI

/// What the library complains of, instead of in the program's log.
@MainActor final class Complaints {
  private(set) var texts: [String] = []

  /// Waits for one; the library may look when there is nothing else to do.
  func first() async { _ = await TestLoop.eventually { !self.texts.isEmpty } }

  /// Notes what the library complains of while something is done.
  static func during(_ body: @MainActor (Complaints) async throws -> Void) async rethrows
    -> [String]
  {
    let complaints = Complaints()
    let before = Mistake.reporter
    Mistake.reporter = { complaints.texts.append($0) }
    defer { Mistake.reporter = before }
    try await body(complaints)
    await TestLoop.settle()
    return complaints.texts
  }
}
