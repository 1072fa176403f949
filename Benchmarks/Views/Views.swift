import CPlainViews
import Foundation
import GLibSupport
import GTKUI

/// Compares what views cost with GTKUI and in plain C, in one run, in turn.
///
/// What it prints is read by a test: a name, our milliseconds, those of C, the ratio.
@main
struct Views: App {
  static var identifier: String { "io.github.lakesreader.Views" }
  static var name: String { "views" }

  var body: some Scene {
    WindowGroup("views") { BenchmarkView(benchmark: Benchmark()) }
      .defaultSize(width: 800, height: 600)
  }
}

/// Shows what is measured.
struct BenchmarkView: View {
  let benchmark: Benchmark

  var body: some View {
    VStack {
      switch benchmark.shown {
      case .nothing: Text("…")
      case .buttons(let count):
        VStack {
          ForEach(0..<count / 25) { row in
            HStack {
              ForEach(0..<25) { number in
                Button("Button \(row * 25 + number)") { benchmark.clicks += number }
              }
            }
          }
        }
      case .list(let count, let wraps):
        List(selection: Bindable(benchmark).selection) {
          ForEach(0..<count) { Text("row \($0)") }
        }
        .lineLimit(wraps ? nil : 1)
      case .labels(let count):
        VStack(spacing: 0) {
          ForEach(0..<count / 100) { row in
            HStack(spacing: 0) {
              ForEach(0..<100) { ChangingLabel(benchmark: benchmark, number: row * 100 + $0) }
            }
          }
        }
      case .changing:
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            ForEach(benchmark.changing) { LabelOfItsOwn(label: $0) }
          }
        }
      }
    }
    // The benchmark keeps the main loop to itself, and so does not run as a job of the main actor.
    .onAppear { MainLoop.schedule { benchmark.run() } }
  }
}

/// A label of many, of which one changes.
struct ChangingLabel: View {
  let benchmark: Benchmark
  let number: Int

  var body: some View { Text(number == 0 ? benchmark.text : "0").lineLimit(1) }
}

/// A label that changes by itself.
struct LabelOfItsOwn: View {
  let label: Benchmark.Label

  var body: some View { Text(label.text).lineLimit(1) }
}
