import Foundation

/// What the process file system tells about the processes of this system.
enum Processes {
  /// Those that were started with a variable in their environment, by a name and number each.
  ///
  /// A child keeps the environment of its parent, also when the parent has ended.
  static func with(_ variable: String) -> [(name: String, number: pid_t)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { number in
      number != getpid() && environment(of: number).contains(variable)
    }.map { (command(of: $0), $0) }
  }

  /// The descendants of a process.
  static func descendants(of process: pid_t) -> [(name: String, number: pid_t)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var children: [pid_t: [pid_t]] = [:]
    for number in names.compactMap({ pid_t($0) }) {
      if let parent = parent(of: number) { children[parent, default: []].append(number) }
    }
    var found: [pid_t] = children[process] ?? []
    var next = 0
    while next < found.count {
      found += children[found[next]] ?? []
      next += 1
    }
    return found.map { (command(of: $0), $0) }
  }

  /// Whether a process runs; one that has ended and waits to be fetched does not.
  static func isAlive(_ process: pid_t) -> Bool { parent(of: process) != nil }

  private static func environment(of process: pid_t) -> [String] {
    // One that has ended, or that is not ours to read.
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/environ") else {
      return []
    }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func command(of process: pid_t) -> String {
    let text = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    return text?.trimmingCharacters(in: .newlines) ?? "?"
  }

  private static func parent(of process: pid_t) -> pid_t? {
    // The command, in parentheses, may hold anything; what follows the last one is not.
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    guard fields.count > 1, fields[0] != "Z" else { return nil }
    return pid_t(fields[1])
  }
}
