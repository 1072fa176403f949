import FoundationEssentials

/// Where a program keeps things of its user, after the XDG Base Directory Specification.
public struct UserFolders: Sendable {
  /// What the user has made or added, and what cannot be had again.
  public let data: URL
  /// What makes the next start begin where the last one ended.
  public let state: URL

  /// Finds the folders of a program.
  ///
  /// - Parameters:
  ///   - program: the name of the program's own folder in each.
  ///   - environment: the variables of the process; a relative path in one counts as none.
  public init(of program: String, environment: [String: String]) {
    let home = Self.homePath(in: environment) ?? "/"
    func folder(_ variable: String, _ standard: String) -> URL {
      let path = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return URL(filePath: path ?? home + "/" + standard).appending(path: program)
    }
    data = folder("XDG_DATA_HOME", ".local/share")
    state = folder("XDG_STATE_HOME", ".local/state")
  }

  /// The user's home folder: what `HOME` says, as for every program of the desktop, and only without it what
  /// the system knows of the user.
  ///
  /// - Parameter environment: the variables of the process; a relative path in `HOME` counts as none.
  /// - Returns: the folder.
  public static func home(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    homePath(in: environment).map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  private static func homePath(in environment: [String: String]) -> String? {
    environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
