import Foundation

/// A default browser that writes down the addresses that it is given.
@MainActor
struct FakeBrowser {
  private let log: URL
  private let environmentLog: URL

  /// Makes it the default for web and mail addresses.
  ///
  /// - Parameter home: whose default it is.
  /// - Throws: what the file system says.
  init(in home: PrivateHome) throws {
    log = home.folder.appending(path: "browser.log")
    environmentLog = home.folder.appending(path: "browser-environment.log")
    let script = try home.write(
      "fake-browser",
      "#!/bin/sh\nenv >'\(environmentLog.path)'\nprintf '%s\\n' \"$1\" >>'\(log.path)'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    try home.write(
      "data/applications/fake-browser.desktop",
      """
      [Desktop Entry]
      Type=Application
      Name=Fake Browser
      Exec=\(script.path) %u
      MimeType=x-scheme-handler/http;x-scheme-handler/https;x-scheme-handler/mailto;

      """)
    try home.write(
      "config/mimeapps.list",
      """
      [Default Applications]
      x-scheme-handler/http=fake-browser.desktop
      x-scheme-handler/https=fake-browser.desktop
      x-scheme-handler/mailto=fake-browser.desktop

      """)
  }

  /// The addresses so far, the oldest first.
  var addresses: [String] {
    // No file before the first address.
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The names of the variables that it got with the last address.
  var variables: [Substring] {
    let text = (try? String(contentsOf: environmentLog, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { $0.split(separator: "=").first }
  }

  /// The first address that it is given.
  ///
  /// - Throws: `Timeout` where none comes.
  func firstAddress() async throws -> String {
    try await eventually("an address for the default browser") { addresses.first }
  }
}
