import CGTK
import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct ExportTests {
  init() { _ = TestLoop.startGTK }

  @Test(arguments: [true, false])
  func `A page that is exported or printed is none of the user's recent documents`(
    isExported: Bool
  ) async throws {
    let page = WebPage()
    try await page.load(html: "<p>Hello").finish()
    let manager = Object(retaining: gtk_recent_manager_get_default())
    var changes = 0
    let connection = manager.connect("changed") { changes += 1 }
    let place = TemporaryPlace()
    if isExported {
      _ = try await page.exported(as: .pdf())
    } else {
      try await page.print(toPDF: place.url)
    }
    #expect(await TestLoop.eventually { changes > 0 })
    let names = ["webkit-ui-", place.url.absoluteString]
    let isForgotten = await TestLoop.eventually {
      !recent(manager).contains { address in names.contains { address.contains($0) } }
    }
    #expect(isForgotten)
    connection.disconnect()
  }

  @Test func `A page is exported in a folder that is the user's alone, and nothing stays of it`()
    async throws
  {
    let page = WebPage()
    try await page.load(html: "<p>Hello").finish()
    let before = temporaryItems()
    let export = Task { try await page.exported(as: .pdf()) }
    #expect(await TestLoop.eventually { !rights(except: before).isEmpty })
    #expect(rights(except: before) == [0o700])
    #expect(try await export.value.starts(with: Data("%PDF".utf8)))
    #expect(temporaryItems().subtracting(before).isEmpty)
  }

  /// The rights of what exports have put into the temporary folder.
  private func rights(except known: Set<String>) -> [Int] {
    temporaryItems().subtracting(known).compactMap { name in
      var status = stat()
      let path = FileManager.default.temporaryDirectory.appending(path: name)
      return stat(path.path, &status) == 0 ? Int(status.st_mode & 0o777) : nil
    }
  }

  private func temporaryItems() -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.path
    let items = FileManager.default.enumerator(atPath: folder)
    var names: Set<String> = []
    while let name = items?.nextObject() as? String {
      items?.skipDescendants()
      if name.hasPrefix("webkit-ui-") { names.insert(name) }
    }
    return names
  }

  private func recent(_ manager: Object) -> [String] {
    var addresses: [String] = []
    let items = gtk_recent_manager_get_items(manager.cast())
    var next = items
    while let item = next {
      if let info = item.pointee.data.map({ OpaquePointer($0) }) {
        addresses.append(String(cString: gtk_recent_info_get_uri(info)))
        gtk_recent_info_unref(info)
      }
      next = item.pointee.next
    }
    g_list_free(items)
    return addresses
  }
}
