import CX11
import Foundation
import Testing

/// The program under test, started as a person would.
@MainActor
final class RunningApp {
  /// The program: what LAKES_EXECUTABLE names.
  nonisolated static var executable: URL? {
    ProcessInfo.processInfo.environment["LAKES_EXECUTABLE"].map { URL(filePath: $0) }
  }

  let home: PrivateHome
  let process: ChildProcess
  let log: URL
  /// The program and words before its arguments.
  let command: [String]
  /// All the variables that it was started with.
  let environment: [String: String]
  /// In the environment of the program and of all that it starts.
  private let mark = UUID().uuidString

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - home: where it keeps what it keeps.
  ///   - articles: a folder to read instead of its own articles.
  ///   - environment: more variables; an empty one is not set at all.
  ///   - isBare: whether it gets no variables but DISPLAY and HOME.
  ///   - command: the program and words before the arguments, where it is not to be started as is.
  /// - Throws: `Timeout` without LAKES_EXECUTABLE, or what the system says.
  init(
    _ arguments: [String] = [], home: PrivateHome, articles: URL? = nil,
    environment: [String: String] = [:], isBare: Bool = false, command: [String]? = nil
  ) async throws {
    guard let program = Self.executable else {
      throw Timeout(description: "LAKES_EXECUTABLE names no program")
    }
    self.home = home
    try await Display.shared.startWindowManager()
    try await eventually("the windows of the last program to go") {
      Display.shared.windows.isEmpty ? true : nil
    }
    log = home.folder.appending(path: "stderr-\(UUID().uuidString)")
    try Data().write(to: log)

    self.command = command ?? [program.path]
    var variables = ProcessInfo.processInfo.environment
    variables.merge(home.environment) { $1 }
    variables["GTK_A11Y"] = "atspi"
    variables["LAKES_ARTICLES"] = articles?.path
    variables.merge(environment) { $1 }
    if isBare { variables = variables.filter { ["DISPLAY", "HOME"].contains($0.key) } }
    variables["LAKES_TEST_RUN"] = mark
    self.environment = variables.filter { !$0.value.isEmpty }
    process = try ChildProcess(
      self.command + arguments, environment: self.environment, log: log.path)
  }

  isolated deinit {
    // A test that failed half-way leaves nothing for the next.
    for (_, number) in Processes.with("LAKES_TEST_RUN=\(mark)") { kill(number, SIGKILL) }
    Self.removeMountPoint()
  }

  /// Removes the empty file on which WebKit's sandbox mounts another one: where there is no message bus
  /// and the user may write to `/`, it stays, and every later program takes the system for Flatpak.
  private static func removeMountPoint() {
    var status = stat()
    let path = "/.flatpak-info"
    if stat(path, &status) == 0, status.st_size == 0 { unlink(path) }
  }

  /// What it has written to standard error.
  var standardError: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// The lines by which GLib, GTK, WebKit or Swift complain.
  ///
  /// Left out is what a web process says that is ended while it still connects to the accessibility
  /// bus, as happens when a program quits within its first second; and what libadwaita (1.2) itself says
  /// where the system has no schema of settings at all.
  var complaints: [String] {
    let signs = ["WARNING **", "CRITICAL **", "ERROR **", "Fatal error", "ERROR:", "assertion"]
    return standardError.split(separator: "\n").map(String.init).filter { line in
      signs.contains { line.contains($0) }
        && !(line.contains("(process:") && line.contains("Error writing credentials to socket"))
        && !line.contains("g_settings_schema_source_lookup: assertion 'source != NULL' failed")
    }
  }

  /// The processes of it that run: itself, WebKit's, the sandbox and the bus proxy.
  var processes: [(name: String, number: pid_t)] { Processes.with("LAKES_TEST_RUN=\(mark)") }

  /// Its root in the accessibility tree.
  var tree: AccessibleNode? { AccessibleNode.application(of: process.processIdentifier) }

  /// Its first window.
  ///
  /// There are no others: it is waited for that before the start. (GTK does not always say which
  /// process a window is of, and the numbers of windows are used again.)
  var window: Window? { Display.shared.windows.first }

  /// What the first window is called.
  var title: String { window.map(Display.shared.title) ?? "" }
}
