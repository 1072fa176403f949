import Foundation
import GTKUI
import WebKitUI

extension ReaderActions {
  /// Whether there is a page to print.
  var canPrint: Bool { model.state == .page && model.page.url != nil }

  /// Asks how to print the page, and prints it.
  func print() {
    guard canPrint else { return }
    let (model, page) = (model, model.page)
    Task {
      do {
        try await page.print()
      } catch {
        model.notice = String(localized: "The page was not printed: \(error.localizedDescription)")
      }
    }
  }

  /// Makes a PDF of the page, and asks where to put it.
  func savePDF() {
    guard canPrint else { return }
    let (model, page) = (model, model.page)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    Task {
      do {
        try await page.print(toPDF: file)
        // Its bytes stay although its name goes.
        let data = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        model.saved = SavedFile(data: data, name: page.title + ".pdf")
      } catch {
        model.notice = String(localized: "No PDF could be made: \(error.localizedDescription)")
      }
    }
  }
}
