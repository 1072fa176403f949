import GTKUI

extension AboutInformation {
  /// What there is to say about Lakes.
  static let lakes = AboutInformation(
    name: "Lakes", icon: LakesApp.identifier, version: CommandLineOptions.version,
    developer: String(localized: "The Lakes authors"),
    comments: String(
      localized:
        "A calm reader for articles. It works without a network, an account or a server."),
    license: String(
      localized: """
        The program is licensed under the Apache License, Version 2.0: \
        https://www.apache.org/licenses/LICENSE-2.0

        The articles are licensed under CC BY-SA 4.0: \
        https://creativecommons.org/licenses/by-sa/4.0/
        """))
}
