import Foundation

/// A process and all that descend from it.
enum ProcessTree {
  /// The processes, the given one first.
  static func members(of root: pid_t) -> [pid_t] {
    var children: [pid_t: [pid_t]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = pid_t(name), let parent = parent(of: process) else { continue }
      children[parent, default: []].append(process)
    }
    var members = [root]
    var next = 0
    while next < members.count {
      members += children[members[next]] ?? []
      next += 1
    }
    return members
  }

  /// Whether pages are open in other programs than the one that is measured.
  ///
  /// - Parameter members: the processes of that one.
  /// - Returns: whether another web process runs.
  static func hasOtherPages(than members: [pid_t]) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { pid_t($0) }.contains {
      // The system keeps 15 letters of a name. A process that has ended meanwhile has none.
      !members.contains($0)
        && (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8))
          == "WebKitWebProces\n"
    }
  }

  /// The memory of some processes in MiB, what several share counted once.
  static func memory(of processes: [pid_t]) -> Double {
    let kibibytes = processes.reduce(0) { sum, process in
      let rollup = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
      let line = rollup?.split(separator: "\n").first { $0.hasPrefix("Pss:") }
      let number = line?.split(separator: " ").dropFirst().first
      return sum + (number.flatMap { Int($0) } ?? 0)
    }
    return Double(kibibytes) / 1024
  }

  /// Ends some processes and waits until they are gone.
  static func end(_ processes: [pid_t]) {
    for process in processes { kill(process, SIGKILL) }
    while processes.contains(where: { kill($0, 0) == 0 && parent(of: $0) != nil }) {
      usleep(5_000)
    }
  }

  private static func parent(of process: pid_t) -> pid_t? {
    // The command, in parentheses, may hold anything; what follows the last one is numbers.
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    guard fields.count > 1, fields[0] != "Z" else { return nil }
    return pid_t(fields[1])
  }
}
