import CX11
import Foundation
import Testing

/// The installed program, as the desktop starts it: by its desktop entry and by the message bus.
@MainActor
final class InstalledApp {
  /// Where it is installed: build-aux/check-install does that, and says where.
  nonisolated static var prefix: String? {
    ProcessInfo.processInfo.environment["LAKES_INSTALLED_PREFIX"]
  }

  private let home: PrivateHome

  /// Waits until nothing is left of the test before.
  init() async throws {
    home = try PrivateHome()
    try await Display.shared.startWindowManager()
    try await gone()
  }

  isolated deinit {
    for number in processes { kill(number, SIGKILL) }
  }

  /// Runs a command of the desktop, as `gio open`.
  ///
  /// - Parameter words: the command, found on the `PATH`.
  /// - Returns: what it wrote to standard output and standard error, once it has ended.
  /// - Throws: `Timeout` where it does not end.
  @discardableResult
  func run(_ words: [String]) async throws -> (status: Int32, output: String) {
    let file = home.folder.appending(path: "output-\(UUID().uuidString)").path
    let process = try ChildProcess(
      ["/bin/sh", "-c", "exec \"$@\" >\"$0\" 2>&1", file] + words,
      environment: ProcessInfo.processInfo.environment, log: file + ".log")
    try await eventually("\(words.joined(separator: " ")) to end") {
      process.isRunning ? nil : true
    }
    return (process.exitCode, try String(contentsOfFile: file, encoding: .utf8))
  }

  /// Asks the search provider.
  ///
  /// - Parameters:
  ///   - method: what is asked.
  ///   - arguments: in GVariant's text form.
  /// - Returns: the answer, in that form.
  /// - Throws: `Timeout` where there is none.
  func search(_ method: String, _ arguments: String...) async throws -> String {
    let question = [
      "gdbus", "call", "--session", "--dest", "io.github.lakesreader.Lakes", "--object-path",
      "/io/github/lakesreader/Lakes/SearchProvider", "--method",
      "org.gnome.Shell.SearchProvider2.\(method)",
    ]
    let answer = try await run(question + arguments)
    #expect(answer.status == 0, "\(method): \(answer.output)")
    return answer.output
  }

  /// The processes of the installed program.
  var processes: [pid_t] {
    guard let prefix = Self.prefix else { return [] }
    let program = URL(filePath: prefix + "/bin/lakes").resolvingSymlinksInPath().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { number in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")) == program
    }
  }

  var tree: AccessibleNode? { processes.first.flatMap { AccessibleNode.application(of: $0) } }

  /// Waits until a window shows an article, with a section marked where one is given.
  func shows(_ title: String, section: String? = nil) async throws {
    try await eventually("a window with the title \(title)", within: 30) {
      Display.shared.windows.contains { Display.shared.title(of: $0) == title } ? true : nil
    }
    guard let section else { return }
    try await eventually("the mark on \(section)", within: 30) {
      let row = self.tree?.first(named: section, role: "list item")
      return row?.isSelected == true ? true : nil
    }
  }

  /// Quits it, and waits until it has gone.
  func quit() async throws {
    try await run(["gapplication", "action", "io.github.lakesreader.Lakes", "quit"])
    try await gone()
  }

  private func gone() async throws {
    try await eventually("the installed program to end") {
      self.processes.isEmpty && Display.shared.windows.isEmpty ? true : nil
    }
  }
}
