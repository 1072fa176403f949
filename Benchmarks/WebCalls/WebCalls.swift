import Foundation
import GTKUI
import WebKitUI

/// Compares what a page costs with WebKitUI and in plain C, in one run, in turn.
@main
struct WebCalls: App {
  static var identifier: String { "io.github.lakesreader.WebCalls" }
  static var name: String { "web-calls" }

  var body: some Scene {
    WindowGroup("web-calls") { BenchmarkView(benchmark: Benchmark()) }
      .defaultSize(width: 360, height: 300)
  }
}

/// Shows the page of the benchmark, and hears of its scrolling where that is measured.
struct BenchmarkView: View {
  let benchmark: Benchmark

  var body: some View {
    VStack {
      if benchmark.isShown {
        if benchmark.hasReports {
          WebView(benchmark.page)
            .webViewOnScrollGeometryChange(for: ScrollGeometry.self) {
              $0
            } action: { _, _ in
              benchmark.reports += 1
            }
        } else {
          WebView(benchmark.page)
        }
      } else {
        Text("…")
      }
    }
    .task {
      do {
        try await benchmark.run()
        exit(0)
      } catch {
        print("\(error)")
        exit(1)
      }
    }
  }
}
