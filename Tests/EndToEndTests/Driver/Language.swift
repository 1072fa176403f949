import Foundation

/// A language that the program is started in.
@MainActor
struct Language {
  let environment: [String: String]
  /// The program to start where it is not the one under test itself.
  let command: [String]?

  /// Where the files of countries are, made once in a run of the tests.
  private static let countries = FileManager.default.temporaryDirectory.appending(
    path: "lakes-locales-\(ProcessInfo.processInfo.processIdentifier)")

  /// A language that there is a translation for.
  ///
  /// - Parameters:
  ///   - locale: its country, as glibc names it: `de_DE`.
  ///   - home: where the files of the country are made, as not every system has them.
  /// - Throws: `Timeout` where they cannot be made.
  init(_ locale: String, in home: PrivateHome) async throws {
    let folder = Self.countries
    let made = folder.appending(path: "\(locale).UTF-8")
    if !FileManager.default.fileExists(atPath: made.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // It is there once it is whole.
      let new = made.path + ".new"
      try await Self.run(
        "localedef --no-archive -f UTF-8 -i \(locale) '\(new)' && mv '\(new)' '\(made.path)'",
        in: home)
    }
    self.init(
      environment: ["LANG": "\(locale).UTF-8", "LOCPATH": folder.path], command: nil)
  }

  /// A language whose every text is the English one between brackets, ⟦so⟧, and which no library
  /// speaks: what stands between none cannot be translated.
  ///
  /// - Parameter home: where a copy of the program is put beside this language.
  /// - Returns: the language, with the copy as the program to start.
  /// - Throws: what the file system says, or `Timeout` without gettext.
  static func brackets(in home: PrivateHome) async throws -> Language {
    guard let program = RunningApp.executable else {
      throw Timeout(description: "LAKES_EXECUTABLE names no program")
    }
    let country = try await Language("en_GB", in: home)
    let copy = home.folder.appending(path: "bin/lakes")
    let messages = home.folder.appending(path: "share/locale/xx/LC_MESSAGES")
    for folder in [copy.deletingLastPathComponent(), messages] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(at: program, to: copy)
    try await run(
      """
      msgen '\(template.path)' |
        msgfilter --keep-header sed -e '1s/^/⟦/' -e '$s/$/⟧/' |
        msgfmt --use-fuzzy --output-file='\(messages.path)/lakes.mo' -
      """, in: home)
    return Language(
      environment: country.environment.merging(["LANGUAGE": "xx"]) { $1 }, command: [copy.path])
  }

  private init(environment: [String: String], command: [String]?) {
    self.environment = environment
    self.command = command
  }

  /// The list of the program's texts.
  private static let template = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../po/lakes.pot").standardized

  private static func run(_ script: String, in home: PrivateHome) async throws {
    let log = home.folder.appending(path: "commands.log")
    try Data().write(to: log)
    let process = try ChildProcess(
      ["/bin/bash", "-o", "pipefail", "-c", script],
      environment: ProcessInfo.processInfo.environment, log: log.path)
    try await eventually("the end of \(script)", within: 60) { process.isRunning ? nil : true }
    guard process.exitCode == 0 else {
      throw Timeout(description: "\(script): \(try String(contentsOf: log, encoding: .utf8))")
    }
  }
}
