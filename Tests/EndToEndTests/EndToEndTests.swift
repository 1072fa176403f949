import Foundation
import Testing

/// The tests that take long in full, and some moments otherwise.
enum LongTests {
  /// Whether they run in full.
  static let areWanted = ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil
}

/// The real program, driven over the accessibility bus, the keyboard and the pointer.
///
/// One at a time: they share the display, its keyboard and its clipboard. Of two limits of time the shorter
/// one holds, so that this one has to do for the longest of them.
@MainActor
@Suite(
  .serialized, .timeLimit(.minutes(LongTests.areWanted ? 60 : 5)),
  .enabled(if: RunningApp.executable != nil, "LAKES_EXECUTABLE names the program; ./test sets it"))
struct EndToEndTests {}
