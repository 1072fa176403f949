import GTKUI

extension WebPage {
  /// The walls around the processes that run pages.
  ///
  /// WebKitGTK ends the whole program when it cannot put them up, at the first page. So ask before
  /// there is one, and say what is wrong where it is not available.
  public enum Sandbox {
    /// Whether pages can be walled in.
    nonisolated public enum Availability: Hashable, Sendable {
      /// They can, or the system does without.
      case available
      /// They cannot, and why, in a sentence.
      case unavailable(reason: String)
    }

    /// Begins to look whether pages can be walled in, and does not wait for the answer.
    ///
    /// The tool that WebKit uses is started once, as WebKit does. Call it first thing in the program:
    /// by the time of the first page the answer of ``check()`` is there.
    public static func beginCheck() {
      guard isNeeded, let tool = SandboxProbe.tool else { return }
      SandboxProbe.start(tool)
    }

    /// Looks whether pages can be walled in.
    ///
    /// Takes about 10 milliseconds where ``beginCheck()`` has not been called before.
    ///
    /// - Returns: whether they can.
    public static func check() -> Availability {
      if let known { return known }
      let answer = makeCheck()
      known = answer
      return answer
    }

    private static var known: Availability?

    private static var isNeeded: Bool { !SandboxProbe.isSwitchedOff && !SandboxProbe.isFlatpak }

    private static func makeCheck() -> Availability {
      guard isNeeded else { return .available }
      guard let tool = SandboxProbe.tool else {
        return .unavailable(
          reason: String(
            localized: """
              The sandbox that keeps pages apart from your files cannot start: the program “bwrap” \
              (package bubblewrap) is missing.
              """))
      }
      SandboxProbe.start(tool)
      guard let problem = SandboxProbe.finish() else { return .available }
      return .unavailable(
        reason: String(
          localized: """
            The sandbox that keeps pages apart from your files cannot start on this system \
            (\(problem)). Programs need to be allowed to make user namespaces.
            """))
    }

    /// Runs pages without walls from now on, for the rest of the program.
    ///
    /// A page that breaks out of WebKit can then do all that the user can. Call it before there is a
    /// page, and only when the user has chosen so.
    public static func switchOff() {
      SandboxProbe.switchOff()
      known = .available
    }
  }
}
