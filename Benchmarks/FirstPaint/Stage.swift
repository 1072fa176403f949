import Foundation

/// A display and a message bus for one run, so that nothing of an earlier one is warm but the
/// disk cache.
final class Stage {
  private var screen: Screen?
  private let environment: [String: String]
  private let server: Process
  private let bus: Process

  init(home: URL, articles: URL) throws {
    let runtime = home.appending(path: "runtime")
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home.path, "XDG_RUNTIME_DIR": runtime.path, "LANG": "C.UTF-8",
      "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "LAKES_ARTICLES": articles.path,
    ]
    let (server, display) = try Self.start(
      "Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp",
      in: environment)
    environment["DISPLAY"] = ":\(display)"
    // What the bus starts lives here too: the bus of the screen readers would take the place of the
    // caller's, and leave none behind.
    let (bus, address) = try Self.start(
      "dbus-daemon", "--session", "--nofork", "--print-address=1", in: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    self.environment = environment
    self.server = server
    self.bus = bus
    guard let screen = Screen(":\(display)") else {
      throw Problem("The display :\(display) does not answer.")
    }
    self.screen = screen
  }

  /// Runs a program until an article shows, and has it show others.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - switches: how often another article is chosen by the keyboard.
  ///   - seconds: how long to wait at most for each.
  /// - Returns: how long it took, and what memory was in use half a second later.
  /// - Throws: `Problem` where the program ends by itself or shows no page in time.
  func run(_ program: String, switches: Int, within seconds: Int) throws -> Measurement {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["lakes://baikal/"]
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    defer { ProcessTree.end(ProcessTree.members(of: process.processIdentifier)) }
    var ground: UInt32?
    /// Waits until another article shows than before.
    func next(since start: ContinuousClock.Instant) throws -> Double {
      let last = ground
      while ground == nil || ground == last {
        guard process.isRunning else { throw Problem("\(program) ended by itself.") }
        guard ContinuousClock.now - start < .seconds(seconds) else {
          throw Problem("\(program) showed no page in \(seconds) seconds.")
        }
        usleep(1_000)
        ground = screen?.ground() ?? last
      }
      return (ContinuousClock.now - start) / .milliseconds(1)
    }
    let time = try next(since: start)
    usleep(500_000)
    let members = ProcessTree.members(of: process.processIdentifier)
    let memory = ProcessTree.memory(of: members)
    let isAlone = !ProcessTree.hasOtherPages(than: members)
    if switches > 0 { screen?.focusWindow() }
    let choices = try (0..<switches).map { index in
      // What belongs to the article before is done.
      usleep(400_000)
      let start = ContinuousClock.now
      screen?.pressWithControl(index.isMultiple(of: 2) ? "Page_Down" : "Page_Up")
      return try next(since: start)
    }
    return Measurement(
      milliseconds: time, mebibytes: memory, isAlone: isAlone, choices: choices)
  }

  /// Ends the display and the bus, and all that the bus has started.
  func end() {
    // Before its server, whose end would be taken for an error.
    screen = nil
    for process in [bus, server] {
      ProcessTree.end(ProcessTree.members(of: process.processIdentifier))
    }
  }

  /// Starts a server that says its address on the first line of its output.
  private static func start(
    _ words: String..., in environment: [String: String]
  ) throws -> (Process, String) {
    let process = Process()
    process.environment = environment
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
      line += byte
    }
    guard !line.isEmpty else { throw Problem("\(words[0]) did not start.") }
    return (process, String(decoding: line, as: UTF8.self))
  }
}

/// What was measured in one run.
struct Measurement {
  let milliseconds: Double
  let mebibytes: Double
  /// Whether nothing else showed pages, with which it would have shared memory.
  let isAlone: Bool
  /// How long it took from the key to each other article, in milliseconds.
  let choices: [Double]
}

/// Why nothing could be measured.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
