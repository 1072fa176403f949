import Foundation
import FoundationNetworking
import GTKUI
import WebKitUI

/// Loads a page without a window, runs a script in it, and writes it as a PDF file.
@main
struct PageToPDF: Tool {
  static let help = """
    Usage: example-page-to-pdf ADDRESS SCRIPT FILE

      ADDRESS   the page, as https://example.org/
      SCRIPT    the body of a function that runs in the page; what it returns is printed
      FILE      the PDF file to write
    """

  static func run(_ arguments: [String]) async -> Int32 {
    guard arguments.count == 3, let url = URL(string: arguments[0]), url.scheme != nil else {
      print(help)
      return 2
    }
    do {
      let page = WebPage()
      for try await event in page.load(url) where event == .committed {
        print("Reading \(page.url?.absoluteString ?? "")")
      }
      if let result = try await page.callJavaScript(arguments[1]) { print(result) }
      let pdf = try await page.exported(as: .pdf())
      try pdf.write(to: URL(filePath: arguments[2]))
      print("“\(page.title)”: \(pdf.count) bytes in \(arguments[2])")
      return 0
    } catch {
      print("\(arguments[0]) could not be written to \(arguments[2]): \(error)")
      return 1
    }
  }
}
