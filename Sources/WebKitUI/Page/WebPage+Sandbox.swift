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

    /// Looks whether pages can be walled in.
    ///
    /// Takes less than a millisecond where the system's settings leave no doubt; else the tool that
    /// WebKit uses is started once, as WebKit does.
    ///
    /// - Returns: whether they can.
    public static func check() -> Availability {
      guard !SandboxProbe.isSwitchedOff, !SandboxProbe.isFlatpak else { return .available }
      guard let tool = SandboxProbe.tool else {
        return .unavailable(
          reason:
            "Pages cannot be shown safely: the program “bwrap” (package bubblewrap) is missing.")
      }
      if SandboxProbe.kernelAllows && !SandboxProbe.isRestricted { return .available }
      guard let problem = SandboxProbe.run(tool) else { return .available }
      return .unavailable(
        reason: "Pages cannot be shown safely: this system does not let programs wall in their "
          + "parts (\(problem)).")
    }
  }
}
