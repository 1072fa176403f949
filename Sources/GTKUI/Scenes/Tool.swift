import GLibSupport

/// A program without a window, for the command line.
///
/// It runs within the main loop, so that what needs the loop works as in an ``App``.
///
/// Not part of SwiftUI.
@MainActor
public protocol Tool {
  /// Does the work.
  ///
  /// - Parameter arguments: the arguments after the program's name.
  /// - Returns: the exit status: 0 where all went well.
  static func run(_ arguments: [String]) async -> Int32
}

extension Tool {
  /// Runs the tool, and ends the process with its status.
  public static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard Application.prepare(named: "\(Self.self)") else { Application.exit(1) }
    Task {
      let status = await run(arguments)
      SettingsStore.synchronizeAll()
      Application.exit(status)
    }
    MainLoop.run()
  }
}
