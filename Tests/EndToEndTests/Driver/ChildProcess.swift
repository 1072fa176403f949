import Foundation

/// A program that a test has started, and reaps itself.
///
/// Foundation's `Process` learns of an end by a pipe that closes, which it does only once every
/// process that has inherited it has ended too: of a program that leaves a daemon behind it never
/// learns. The dead child then stays, and makes the runner's own wait for exit tests spin.
@MainActor
final class ChildProcess {
  let processIdentifier: pid_t
  private var status: Int32?

  /// Starts a program without input, its output thrown away.
  ///
  /// - Parameters:
  ///   - words: the path of the program, and its arguments.
  ///   - environment: all its variables.
  ///   - log: the file that its standard error is added to.
  /// - Throws: what the system says.
  init(_ words: [String], environment: [String: String], log: String) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_APPEND | O_CREAT, 0o600)

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var number: pid_t = 0
    let problem = posix_spawn(&number, words[0], &actions, nil, &arguments, &variables)
    guard problem == 0 else {
      throw Timeout(
        description: "\(words[0]) does not start: \(String(cString: strerror(problem)))")
    }
    processIdentifier = number
  }

  isolated deinit {
    guard isRunning else { return }
    kill(processIdentifier, SIGKILL)
    var ended: Int32 = 0
    waitpid(processIdentifier, &ended, 0)
  }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    guard status == nil else { return false }
    var ended: Int32 = 0
    if waitpid(processIdentifier, &ended, WNOHANG) == processIdentifier { status = ended }
    return status == nil
  }

  /// Its exit code, or below zero the signal that ended it; 0 while it runs.
  var exitCode: Int32 {
    guard !isRunning, let status else { return 0 }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }
}
