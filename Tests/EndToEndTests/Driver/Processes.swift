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
}
