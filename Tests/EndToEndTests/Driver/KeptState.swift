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
  init(in home: PrivateHome) {
    readSettings(home)
    readOpened(home)
    readPlaces(home)
  }

  private struct Item: Decodable { let url: URL }
  private struct Place: Decodable { let text: String }

  private mutating func readSettings(_ home: PrivateHome) {
    let config = URL(filePath: home.path("config"))
    for folder in Self.files(in: config) where folder.lastPathComponent.hasPrefix("io.github.") {
      for file in Self.files(in: folder) where file.lastPathComponent.hasPrefix("settings.ini") {
        guard file.lastPathComponent == "settings.ini" else {
          if file.pathExtension == "broken" { broken.append(file.path) }
          continue
        }
        let lines = Self.text(of: file).split(separator: "\n")
        if lines.first != "[Settings]" { broken.append(file.path) }
        for line in lines.dropFirst() {
          let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
          if parts.count == 2 { settings[parts[0]] = parts[1] } else { broken.append(file.path) }
        }
      }
    }
  }

  private mutating func readOpened(_ home: PrivateHome) {
    let folder = URL(filePath: home.path("data")).appending(path: "lakes")
    for file in Self.files(in: folder) where file.lastPathComponent.hasPrefix("opened.json") {
      if file.lastPathComponent == "opened.json",
        let items = try? JSONDecoder().decode([Item].self, from: Data(Self.text(of: file).utf8))
      {
        opened = items.map { $0.url.path(percentEncoded: false) }
      } else {
        broken.append(file.path)
      }
    }
  }

  private mutating func readPlaces(_ home: PrivateHome) {
    let folder = URL(filePath: home.path("state")).appending(path: "lakes/places")
    // What was being written when the program was killed is no place, and harms nobody.
    for file in Self.files(in: folder) where file.pathExtension == "json" {
      if let place = try? JSONDecoder().decode(Place.self, from: Data(Self.text(of: file).utf8)) {
        places[file.lastPathComponent] = place.text
      } else {
        broken.append(file.path)
      }
    }
  }

  private static func files(in folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
  }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
