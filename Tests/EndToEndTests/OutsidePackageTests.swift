import Foundation
import Testing

extension EndToEndTests {
  /// The libraries, used from a package that is not this one.
  @MainActor
  @Suite(
    .enabled(
      if: ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil,
      "builds the libraries anew: ./test --long OutsidePackage"))
  struct OutsidePackage {
    private let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "outside",
        dependencies: [.package(name: "lakes", path: "LAKES")],
        targets: [
          .executableTarget(
            name: "outside",
            dependencies: [
              .product(name: "GTKUI", package: "lakes"),
              .product(name: "WebKitUI", package: "lakes"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)])
        ])
      """

    private let program = ##"""
      import GTKUI
      import WebKitUI

      @main
      struct Outside: App {
        static let identifier = "org.example.Outside"
        static let name = "Outside"

        var body: some Scene {
          WindowGroup("Outside") { Page() }
        }
      }

      struct Page: View {
        @State private var page = WebPage()

        var body: some View {
          NavigationStack {
            WebView(page).navigationTitle(page.title)
          }
          .onAppear {
            page.load(
              html: """
                <title>A page of another package</title>
                <body style="height: 100vh; background: linear-gradient(red, blue)">Hello
                """)
          }
        }
      }
      """##

    @Test(.timeLimit(.minutes(15)))
    func `It builds by the path of this one and shows a page`() async throws {
      let home = try PrivateHome()
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized.path
      try home.write("outside/Package.swift", manifest.replacing("LAKES", with: root))
      try home.write("outside/Sources/outside/Outside.swift", program)

      let folder = home.folder.appending(path: "outside").path
      let log = home.folder.appending(path: "build.log").path
      let build = try ChildProcess(
        ["/bin/sh", "-c", "exec swift build --package-path \"$0\" >\"$1\" 2>&1", folder, log],
        environment: ProcessInfo.processInfo.environment, log: log)
      try await eventually("the package to build", within: 600) { build.isRunning ? nil : true }
      let said = try String(contentsOfFile: log, encoding: .utf8)
      #expect(build.exitCode == 0, "\(said)")

      let app = try await RunningApp(home: home, command: ["\(folder)/.build/debug/outside"])
      try await app.title("A page of another package")
      try await app.showsSomething()
      Display.shared.close(try await app.activeWindow())
      try await app.endsCleanly()
    }
  }
}
