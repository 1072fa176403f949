import Foundation
import Testing

@testable import ArticleLibrary

struct OpenedItemsTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func theNewestComesFirstAndNothingIsListedTwice() throws {
    var items = OpenedItems()
    let first = items.add(try url("https://example.org/a#part"))
    let second = items.add(try url("file:///tmp/b.html"))
    #expect(items.items.map(\.id) == [second.id, first.id])
    let again = items.add(try url("https://example.org/a"))
    #expect(again.id == first.id)
    #expect(items.items.map(\.id) == [first.id, second.id])
    #expect(first.url.absoluteString == "https://example.org/a")
    #expect(first.title == "example.org" && first.origin == "example.org")
    #expect(second.title == "b.html" && second.origin == "/tmp/")
  }

  @Test func whatIsRemovedCanBePutBackInItsPlace() throws {
    var items = OpenedItems()
    for number in 0..<3 { _ = items.add(try url("https://example.org/\(number)")) }
    let before = items
    let id = items.items[1].id
    let removal = items.remove(id)
    let removed = try #require(removal)
    #expect(items.items.count == 2 && items[id: id] == nil)
    items.putBack(removed.item, at: removed.index)
    #expect(items == before)
    items.putBack(removed.item, at: removed.index)
    #expect(items == before)
    let nobody = items.remove("nobody")
    #expect(nobody == nil)
  }

  @Test func whatWasOpenedAnewIsNotPutBackBesideItself() throws {
    var items = OpenedItems()
    let url = URL(filePath: "/a/page.html")
    let id = items.add(url).id
    let removed = items.remove(id)
    let old = try #require(removed)
    let new = items.add(url)
    items.putBack(old.item, at: old.index)
    #expect(items.items == [new])
  }

  @Test func aTitleIsOneLineAndAnEmptyOneChangesNothing() throws {
    var items = OpenedItems()
    let id = items.add(try url("https://example.org/")).id
    let changes = [" A\n title\u{202E} ", "A title", "  "].map { items.rename(id, to: $0) }
    #expect(changes == [true, false, false])
    #expect(items[id: id]?.title == "A title")
  }

  @Test func theyAreKeptFromStartToStart() throws {
    let folder = try TestFolder()
    let file = OpenedItemsFile(url: folder.url.appending(path: "deep/opened.json"))
    #expect(try file.load() == OpenedItems())
    var items = OpenedItems()
    _ = items.add(try url("https://example.org/"))
    try file.save(items)
    #expect(try file.load().items.map(\.id) == items.items.map(\.id))
  }

  @Test func aDamagedFileIsPutAsideAndADamagedItemLeftOut() throws {
    let folder = try TestFolder()
    let file = OpenedItemsFile(url: try folder.write("{ no list", to: "opened.json"))
    #expect(throws: ArticleError.self) { try file.load() }
    #expect(try file.load() == OpenedItems())
    let aside = folder.url.appending(path: "opened.json.damaged")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "{ no list")
    var items = OpenedItems()
    _ = items.add(try url("https://example.org/"))
    try file.save(items)
    let text = try String(contentsOf: file.url, encoding: .utf8)
    try folder.write("[ {\"id\": 3}, " + text.dropFirst(), to: "opened.json")
    #expect(try file.load().items.map(\.title) == ["example.org"])
  }
}
