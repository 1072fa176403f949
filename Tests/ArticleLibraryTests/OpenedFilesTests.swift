import Foundation
import Testing

@testable import ArticleLibrary

struct OpenedFilesTests {
  let folder: TestFolder
  let files = OpenedFiles()

  init() throws { folder = try TestFolder() }

  private func read(_ file: URL, _ path: [String]? = nil) throws -> ArticleResource {
    let item = OpenedItem(url: file)
    let address = files.open(item)
    return try files.resource(at: path.map { OpenedAddress(item: item.id, path: $0) } ?? address)
  }

  private func refusal(_ file: URL, _ path: [String]? = nil) -> String {
    do {
      _ = try read(file, path)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func aFileAndWhatLiesBesideItIsShown() throws {
    let page = try folder.write("<p>Hello</p>", to: "a/my page #1 100%.html")
    try folder.write("body {}", to: "a/page_files/style.css")
    let resource = try read(page)
    #expect(resource.contentType == "text/html; charset=utf-8")
    #expect(String(decoding: resource.data, as: UTF8.self) == "<p>Hello</p>")
    #expect(try read(page, ["page_files", "style.css"]).contentType == "text/css; charset=utf-8")
    let address = files.open(OpenedItem(url: page))
    #expect(address.text.hasSuffix("/my%20page%20%231%20100%25.html"))
    #expect(try OpenedAddress(parsing: address.text + "?a#b") == address)
  }

  @Test func nothingElseOfTheDiskIsShown() throws {
    let page = try folder.write("<p>Hello</p>", to: "a/page.html")
    let secret = try folder.write("secret", to: "b/secret.txt")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "a/link.txt"), withDestinationURL: secret)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "a/b"), withDestinationURL: secret.deletingLastPathComponent())
    #expect(refusal(page, ["link.txt"]).contains("leads out of its folder"))
    #expect(refusal(page, ["b", "secret.txt"]).contains("leads out of its folder"))
    let item = OpenedItem(url: page)
    _ = files.open(item)
    for path in [
      "../b/secret.txt", "%2e%2e/b/secret.txt", "..%2Fb%2Fsecret.txt", "/etc/passwd", "",
    ] {
      #expect(throws: ArticleError.self, "\(path)") {
        try OpenedAddress(parsing: "document://\(item.id)/\(path)")
      }
    }
    #expect(throws: ArticleError.self) {
      try files.resource(at: OpenedAddress(item: "another", path: ["page.html"]))
    }
  }

  @Test func aFileThatIsALinkIsShownSinceTheReaderChoseIt() throws {
    let real = try folder.write("<p>Real</p>", to: "b/real.html")
    let link = folder.url.appending(path: "a.html")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    #expect(String(decoding: try read(link).data, as: UTF8.self) == "<p>Real</p>")
  }

  @Test func whatCannotBeShownSaysWhy() throws {
    #expect(refusal(folder.url.appending(path: "gone.html")).contains("moved, renamed or deleted"))
    #expect(
      refusal(try folder.write(Data([0x89, 0x50]), to: "a.png")).contains("neither HTML nor"))
    #expect(refusal(try folder.write("", to: "empty.html")).contains("it is empty"))
    #expect(refusal(folder.url).contains("it is a folder"))
    let page = try folder.write("<p>", to: "page.html")
    #expect(refusal(page, ["x", "y.css"]).contains("no “x/y.css” beside the file"))
  }

  @Test func aPageIsKnownByItsContentWhereItsNameSaysNothing() throws {
    let page = try folder.write("<!DOCTYPE html><title>x</title>", to: "saved")
    #expect(try read(page).mediaType == "text/html")
    #expect(try read(folder.write("Words.", to: "notes.txt")).mediaType == "text/plain")
  }

  @Test(arguments: [
    ("<meta charset=gbk>", "gbk"), ("<meta charset=utf-8>", "windows-1252"), ("", "windows-1252"),
  ])
  func aTextThatIsNotUTF8IsInWhatItSays(declaration: String, encoding: String) throws {
    let text = Data("\(declaration)<title>x</title>".utf8) + Data([0xE9])
    #expect(
      try read(folder.write(text, to: "text.html")).contentType == "text/html; charset=\(encoding)")
  }
}
