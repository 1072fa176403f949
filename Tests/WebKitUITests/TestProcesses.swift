import Foundation

/// The processes that WebKit has started for this one.
@MainActor enum TestProcesses {
  /// The processes that this one has started, at any remove, whose name begins so.
  ///
  /// - Parameter name: the beginning of the name; Linux keeps 15 characters.
  /// - Returns: their numbers.
  static func descendants(named name: String) -> [Int32] {
    var parents: [Int32: (parent: Int32, name: String)] = [:]
    for entry in entries("/proc").compactMap({ Int32($0) }) {
      let text = contents("/proc/\(entry)/stat")
      guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else {
        continue
      }
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 1, let parent = Int32(fields[1]), fields[0] != "Z" else { continue }
      parents[entry] = (parent, String(text[text.index(after: start)..<end]))
    }
    return parents.keys.filter { process in
      guard parents[process]?.name.hasPrefix(String(name.prefix(15))) == true else { return false }
      var current = parents[process]?.parent ?? 0
      while current > 1 {
        if current == getpid() { return true }
        current = parents[current]?.parent ?? 0
      }
      return false
    }
  }

  /// Whether a process has come so far that WebKit lives through its death.
  ///
  /// WebKit (2.50) ends the whole program when a process dies that has not told its number yet:
  /// `readPIDFromPeer` in ConnectionUnix.cpp calls `g_error`. (Reported, with a change, as
  /// WebPlatformForEmbedded/WPEWebKit#1711.) It has told by the time that it has threads.
  static func hasStarted(_ process: Int32) -> Bool {
    entries("/proc/\(process)/task").count > 4
  }

  private static func entries(_ path: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      return []
    }
  }

  /// The text of a file; none where the process has gone meanwhile.
  private static func contents(_ path: String) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      return ""
    }
  }
}
