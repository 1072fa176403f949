import FoundationEssentials
import Glibc

/// A process that WebKit has started to run pages, as the system's files of processes describe it.
struct WebProcess {
  /// The number by which this process knows it.
  let number: Int32
  /// The memory in bytes that it has for itself, in the machine or swapped out.
  let memory: Int
  /// Whether it is past its start.
  ///
  /// WebKit (2.50) ends the whole program when a process dies that has not told its number yet:
  /// `readPIDFromPeer` in ConnectionUnix.cpp calls `g_error`. (Reported, with a change, as
  /// WebPlatformForEmbedded/WPEWebKit#1711.) It has told by the time that it has threads. A program
  /// cannot keep WebKit from it; it can keep from killing such a process.
  let hasStarted: Bool

  /// All that have been started for this program, whether a sandbox stands between or not.
  static var running: [WebProcess] { descendants(of: getpid(), depth: 4) }

  /// Ends it at once.
  func kill() { _ = Glibc.kill(number, SIGKILL) }

  /// Whether it stands in a sandbox of its own.
  var isSandboxed: Bool { Self.mountNamespace("\(number)") != Self.mountNamespace("self") }

  /// Whether its sandbox was given a file to see.
  func sees(_ file: String) -> Bool {
    let name = file.replacing("\\", with: "\\134").replacing(" ", with: "\\040")
      .replacing("\t", with: "\\011").replacing("\n", with: "\\012")
    return Self.contents("/proc/\(number)/mountinfo").contains(" \(name) ")
  }

  private static func descendants(of parent: Int32, depth: Int) -> [WebProcess] {
    guard depth > 0 else { return [] }
    // WebKit starts its processes from the main thread, which has the number of the process.
    return contents("/proc/\(parent)/task/\(parent)/children").split(separator: " ")
      .compactMap { Int32($0) }
      .flatMap { child in
        [WebProcess(child)].compactMap { $0 } + descendants(of: child, depth: depth - 1)
      }
  }

  /// Reads of a process what it is; nothing where it does not run pages or is gone.
  private init?(_ number: Int32) {
    var fields: [Substring: Int] = [:]
    var isOver = false
    let lines = Self.contents("/proc/\(number)/status").split(separator: "\n")
    // Linux keeps 15 characters of a name.
    guard lines.first?.hasSuffix("\tWebKitWebProces") == true else { return nil }
    for line in lines {
      let parts = line.split { $0 == ":" || $0 == "\t" || $0 == " " }
      if parts.count > 1, let value = Int(parts[1]) { fields[parts[0]] = value }
      if parts.first == "State" { isOver = parts.dropFirst().first == "Z" }
    }
    guard !isOver else { return nil }
    self.number = number
    let kilobytes = ["RssAnon", "RssShmem", "VmSwap"].reduce(0) { $0 + (fields[$1[...]] ?? 0) }
    memory = kilobytes * 1024
    hasStarted = (fields["Threads"] ?? 0) > 4
  }

  private static func mountNamespace(_ process: String) -> String? {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/ns/mnt")
    } catch {
      return nil
    }
  }

  /// The text of a file; none where the process has gone meanwhile.
  private static func contents(_ path: String) -> String {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
        unsafe count = max(0, read(file, buffer.baseAddress, 4096))
      }
      guard !part.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part
    }
  }
}
