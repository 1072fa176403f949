import Foundation

/// What the program has kept on the disk for its next start.
@MainActor
struct KeptState {
  /// By the names of the settings, in the form of the file.
  private(set) var settings: [String: String] = [:]
  /// The paths of the opened files, the newest first.
  private(set) var opened: [String] = []
  /// The texts at the top of the view, by the names of the files that keep them.
  private(set) var places: [String: String] = [:]
  /// The files that make no sense.
  private(set) var broken: [String] = []

  /// Reads what is there.
  ///
  /// - Parameter home: whose it is.
  /// - Throws: where a file cannot be read; one that makes no sense is among the broken ones.
  init(in home: PrivateHome) throws {
    try readSettings(home)
    try readOpened(home)
    try readPlaces(home)
  }

  private struct Item: Decodable { let url: URL }
  private struct Place: Decodable { let text: String }

  private mutating func readSettings(_ home: PrivateHome) throws {
    let config = URL(filePath: home.path("config"))
    for folder in try Self.files(in: config) where folder.lastPathComponent.hasPrefix("io.github.")
    {
      for file in try Self.files(in: folder) where file.lastPathComponent.hasPrefix("settings.ini")
      {
        guard file.lastPathComponent == "settings.ini" else {
          if file.pathExtension == "broken" { broken.append(file.path) }
          continue
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        if lines.first != "[Settings]" { broken.append(file.path) }
        for line in lines.dropFirst() {
          let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
          if parts.count == 2 { settings[parts[0]] = parts[1] } else { broken.append(file.path) }
        }
      }
    }
  }

  private mutating func readOpened(_ home: PrivateHome) throws {
    let folder = URL(filePath: home.path("data")).appending(path: "lakes")
    for file in try Self.files(in: folder) where file.lastPathComponent.hasPrefix("opened.json") {
      guard file.lastPathComponent == "opened.json" else {
        broken.append(file.path)
        continue
      }
      let items = try decode([Item].self, from: file) ?? []
      opened = items.map { $0.url.path(percentEncoded: false) }
    }
  }

  private mutating func readPlaces(_ home: PrivateHome) throws {
    let folder = URL(filePath: home.path("state")).appending(path: "lakes/places")
    // What was being written when the program was killed is no place, and harms nobody.
    for file in try Self.files(in: folder) where file.pathExtension == "json" {
      places[file.lastPathComponent] = try decode(Place.self, from: file)?.text
    }
  }

  private mutating func decode<Value: Decodable>(
    _ type: Value.Type, from file: URL
  ) throws -> Value? {
    let data = try Data(contentsOf: file)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      broken.append(file.path)
      return nil
    }
  }

  private static func files(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }
}
