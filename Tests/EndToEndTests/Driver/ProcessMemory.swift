import Foundation

/// How much memory a program takes: its own, and that of the processes which run its pages.
struct ProcessMemory: CustomStringConvertible {
  /// In kilobytes, of what is its own: the share in files that others use too, as libraries, depends on how
  /// many of those others run.
  var program = 0
  var pages = 0
  /// How many processes run pages.
  var pageProcesses = 0

  var description: String {
    "program \(program / 1024) MB, pages \(pages / 1024) MB in \(pageProcesses) processes"
  }

  /// Reads it from the process file system.
  ///
  /// - Parameters:
  ///   - processes: the processes of a program, by names and numbers.
  ///   - main: the number of the program itself.
  init(of processes: [(name: String, number: pid_t)], main: pid_t) {
    for (name, number) in processes {
      if number == main {
        program += Self.ownSize(of: number)
      } else if name.hasPrefix("WebKitWebProces") {
        pages += Self.ownSize(of: number)
        pageProcesses += 1
      }
    }
  }

  private static func ownSize(of process: pid_t) -> Int {
    // One that has just ended takes none.
    let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    let lines = text?.split(separator: "\n") ?? []
    return lines.filter { $0.hasPrefix("Pss_Anon:") || $0.hasPrefix("Pss_Shmem:") }.compactMap {
      $0.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }.reduce(0, +)
  }
}

extension RunningApp {
  /// Variables with which WebKit (2.50) frees pages that have gone soon, and not when much of them has come
  /// together: only then the memory tells what stays.
  static var freesSoon: [String: String] { ["JSC_percentCPUPerMBForFullTimer": "0.1"] }

  /// The memory that it takes once what is no longer needed has been given back.
  ///
  /// - Throws: `Timeout` where it never stands still.
  func settledMemory() async throws -> ProcessMemory {
    var last = ProcessMemory(of: processes, main: process.processIdentifier)
    var same = 0
    var since = ContinuousClock.now
    return try await waiting("its memory to stand still", within: 60) {
      guard ContinuousClock.now - since > .milliseconds(500) else { return nil }
      since = .now
      let now = ProcessMemory(of: processes, main: process.processIdentifier)
      let drift = abs(now.program - last.program) + abs(now.pages - last.pages)
      same = drift < (last.program + last.pages) / 200 ? same + 1 : 0
      last = now
      return same >= 6 ? now : nil
    }
  }
}
