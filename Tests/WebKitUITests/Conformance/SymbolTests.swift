import Foundation
import Testing

/// The table of the documentation names each symbol of Apple's API, and each that it says is there is.
@Suite struct SymbolTests {
  /// A row of the table.
  private struct Row {
    let symbol: String
    let state: String
    let remark: String

    /// Whether programs that name the symbol build.
    var isThere: Bool { !remark.hasPrefix("not there") }
  }

  private let rows: [Row]
  private let symbols: [String]
  private let declarations: Declarations

  init() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let root = here.appending(path: "../../..").standardizedFileURL
    symbols = try String(contentsOf: here.appending(path: "Symbols.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let sources = root.appending(path: "Sources")
    let table = sources.appending(path: "WebKitUI/WebKitUI.docc/Differences.md")
    rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap {
      $0.wholeMatch(of: /\| `([^`]+)` \| (.*?) \| ?(.*?) ?\|/).map {
        Row(
          symbol: String($0.output.1), state: String($0.output.2), remark: String($0.output.3))
      }
    }
    declarations = try Declarations(in: [
      sources.appending(path: "WebKitUI"), sources.appending(path: "GTKUI"),
    ])
  }

  @Test func `The table names each symbol once, and no other`() {
    #expect(rows.map(\.symbol).sorted() == symbols.sorted())
    #expect(Set(symbols).count == symbols.count)
    #expect(symbols.count > 200)
  }

  @Test func `The table says of each symbol what there is to say`() {
    for row in rows {
      #expect(["works", "differs", "no meaning"].contains(row.state), "\(row.symbol)")
      #expect(row.state == "works" || !row.remark.isEmpty, "\(row.symbol): how, or why")
      #expect(row.isThere || row.state == "no meaning", "\(row.symbol) is to be there")
    }
  }

  @Test func `Each symbol that the table says is there is declared`() {
    for row in rows where row.isThere {
      #expect(declarations.contains(row.symbol), "\(row.symbol)")
    }
    #expect(!declarations.contains("WebPage.load(html:baseAddress:)"))
    #expect(!declarations.contains("WebPage.noSuchProperty"))
    for row in rows where !row.isThere {
      #expect(!declarations.contains(row.symbol), "\(row.symbol) is there")
    }
  }
}
