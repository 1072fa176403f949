import CPlainViews
import Foundation
import GLibSupport
import GTKUI
import Observation

/// What is measured.
@Observable
final class Benchmark {
  enum Shown: Equatable {
    case nothing
    case buttons(Int)
    case list(Int, wraps: Bool)
    case labels(Int)
    case changing
  }

  /// A label whose text changes by itself.
  @Observable
  final class Label: Identifiable {
    var text = "0"
  }

  var shown = Shown.nothing
  var selection: Int?
  var text = "0"
  let changing = (0..<100).map { _ in Label() }
  @ObservationIgnored var clicks = 0

  func run() {
    plain_window_open()
    draw_frame(1)
    print("medians of the main thread's time; GTKUI, C, ratio")
    // One by itself for a profiler: `VIEWS=buttons`.
    let wanted = ProcessInfo.processInfo.environment["VIEWS"]
    let parts = [
      ("buttons", buttons), ("labels", labels), ("lists", lists), ("frames", frames),
      ("idle", idle),
    ]
    for (name, measure) in parts where wanted == nil || wanted == name { measure() }
    exit(0)
  }

  private func idle() { print("wake-ups of an idle window in 5 s: \(idle_wakeups(5))") }

  private func buttons() {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<11 {
      theirs.append(plain_buttons(1_000))
      plain_clear()
      ours.append(seconds(showing: .buttons(1_000)))
      clear()
    }
    report("1,000 labelled buttons", ours, theirs)
  }

  private func labels() {
    for count in [100, 10_000] {
      show(.labels(count))
      draw_frame(1)
      var ours: [Double] = []
      for turn in 0..<301 {
        ours.append(
          seconds {
            text = turn % 2 == 0 ? "1" : "2"
            settle()
          })
      }
      clear()
      let theirs = plain_labels(Int32(count), 300)
      plain_clear()
      report("a label among \(count)", ours, [theirs])
    }
  }

  private func lists() {
    for (count, wraps) in [(1_000, true), (1_000, false), (5_000, true), (100_000, true)] {
      var (ours, theirs): ([Double], [Double]) = ([], [])
      var (ourModels, theirModels): ([Double], [Double]) = ([], [])
      for _ in 0..<11 {
        theirs.append(plain_list(Int32(count), wraps ? 1 : 0))
        plain_clear()
        theirModels.append(plain_model(Int32(count)))
        // The library knows rows by their places in the collection, and lets GTK count them.
        ourModels.append(plain_count(Int32(count)))
        ours.append(
          seconds {
            shown = .list(count, wraps: wraps)
            draw_frame(1)
          })
        clear()
      }
      let rows = wraps ? "rows" : "rows of one line"
      report("\(count) \(rows) to the first frame", ours, theirs)
      report("  of which the model", ourModels, theirModels)
    }
  }

  /// A thousand changes a second: what the frames that show them cost, and how many come too late.
  private func frames() {
    let isLong = ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil
    let seconds = isLong ? 10 : 5
    var (ours, theirs): ([Double], [Double]) = ([], [])
    var (oursDropped, theirsDropped) = (0, 0)
    for _ in 0..<3 {
      var (frames, dropped): (Int32, Int32) = (0, 0)
      plain_show_labels(100)
      theirs.append(change_labels(Double(seconds), nil, &frames, &dropped))
      plain_clear()
      theirsDropped += Int(dropped)
      let theirFrames = frames
      show(.changing)
      Self.current = self
      ours.append(change_labels(Double(seconds), changeLabel, &frames, &dropped))
      clear()
      oursDropped += Int(dropped)
      print("frames in \(seconds) s of 1,000 changes a second", frames, theirFrames)
    }
    report("a second of 1,000 changes", ours, theirs)
    print("frames dropped in \(3 * seconds) s", oursDropped, theirsDropped)
  }

  /// Whose labels change.
  static var current: Benchmark?

  private func clear() {
    show(.nothing)
    draw_frame(1)
  }

  private func show(_ what: Shown) {
    shown = what
    settle()
  }

  private func seconds(showing what: Shown) -> Double { seconds { show(what) } }

  /// Lets the views be brought up to date, without a frame.
  private func settle() {
    var isDone = false
    MainLoop.schedule(priority: .beforeLayout) { isDone = true }
    while !isDone { turn_main_loop() }
  }

  @inline(never) private func seconds(_ body: () -> Void) -> Double {
    let start = thread_seconds()
    body()
    return thread_seconds() - start
  }

  private func report(_ name: String, _ ours: [Double], _ theirs: [Double]) {
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let (first, second) = (median(ours), median(theirs))
    func text(_ seconds: Double) -> String { String(format: "%10.4f ms", seconds * 1_000) }
    print(
      name.padding(toLength: 40, withPad: " ", startingAt: 0), text(first), text(second),
      String(format: "%6.2f", first / second))
    fflush(nil)
  }
}

/// Changes what a label shows; C calls it on the main thread.
nonisolated private func changeLabel(_ label: Int32, _ number: Int32) {
  MainActor.assumeIsolated { Benchmark.current?.changing[Int(label)].text = "\(number)" }
}
