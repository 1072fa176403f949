import Foundation
import Testing

@testable import ArticleLibrary

struct ReadingPlacesTests {
  private let folder: TestFolder
  private let places: ReadingPlaces

  init() throws {
    folder = try TestFolder()
    places = ReadingPlaces(folder: folder.url.appending(path: "places"))
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func aPlaceIsKeptForEachTextWhateverItsAddress() throws {
    let addresses = [
      "lakes://baikal/", "document://abc/my%20page.html", "https://example.org/a/../b?c=d&e",
      "https://example.org/" + String(repeating: "x", count: 5000) + "1",
      "https://example.org/" + String(repeating: "x", count: 5000) + "2",
    ]
    for (number, address) in addresses.enumerated() {
      try places.keep(ReadingPlace(text: "\(number)", fraction: 0.5), in: url(address))
    }
    for (number, address) in addresses.enumerated() {
      #expect(places.place(in: try url(address + "#part"))?.text == "\(number)")
    }
  }

  @Test func theStartOfATextIsNotKept() throws {
    let address = try url("lakes://baikal/")
    try places.keep(ReadingPlace(text: "a", fraction: 0.5), in: address)
    try places.keep(ReadingPlace(text: "b", fraction: 0), in: address)
    #expect(places.place(in: address) == nil)
    try places.forget(address)
  }

  @Test func aDamagedPlaceIsNone() throws {
    let address = try url("lakes://baikal/")
    try places.keep(ReadingPlace(text: "a", fraction: 0.5), in: address)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "places").path)
        .first)
    try folder.write("{", to: "places/" + name)
    #expect(places.place(in: address) == nil)
  }

  @Test func foldersFollowTheDesktopsRules() {
    let plain = UserFolders(
      of: "lakes", environment: ["HOME": "/home/a", "XDG_STATE_HOME": "relative"])
    #expect(plain.state.path == "/home/a/.local/state/lakes")
    #expect(plain.data.path == "/home/a/.local/share/lakes")
    let set = UserFolders(of: "lakes", environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/x"])
    #expect(set.data.path == "/x/lakes")
  }

  @Test func theHomeFolderIsTheOneThatTheEnvironmentNames() {
    #expect(UserFolders.home(in: ["HOME": "/home/somebody else"]).path == "/home/somebody else")
    #expect(UserFolders.home(in: ["HOME": "relative"]).path != "relative")
    #expect(UserFolders.home(in: [:]).path.hasPrefix("/"))
  }
}
