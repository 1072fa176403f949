import Foundation
import TestSupport

/// Articles that are long, full of links of every kind, and say at each place which place it is.
@MainActor
struct HoursLibrary {
  let articles: ArticleFolder
  /// The titles, in the order of the list.
  let titles = ["Bayou", "Fen", "Fjord", "Lagoon", "Marsh", "Mere", "Pond", "Tarn"]
  private let home: PrivateHome

  /// Writes the articles.
  ///
  /// - Parameters:
  ///   - home: where they stand.
  ///   - seed: which words they are made of.
  /// - Throws: what the file system says.
  init(in home: PrivateHome, seed: UInt64) throws {
    self.home = home
    articles = try ArticleFolder(in: home)
    var random = SeededGenerator(seed: seed)
    for title in titles {
      try articles.add(
        title.lowercased(), title: title, body: Self.body(of: title, titles, &random))
    }
  }

  /// Writes a file that can be opened beside the articles.
  ///
  /// It stands in the home folder, which the header names by a single character: beside a long name it
  /// would have no room for its buttons.
  ///
  /// - Parameter number: which one; it is called `File` and its number.
  /// - Returns: where it is.
  /// - Throws: what the file system says.
  func file(_ number: Int) throws -> URL {
    var random = SeededGenerator(seed: UInt64(number))
    let body = Self.body(of: "File \(number)", [], &random)
    return try home.write(
      "home/file \(number).html",
      "<!doctype html><meta charset=utf-8><title>File \(number)</title><h1>File</h1>\n\(body)")
  }

  private static let words = """
    water shore depth river basin ice trench salt wind storm harbour island fish seal reed bed dam \
    village boat century plate drift glacier rain level outlet mountain valley bridge lighthouse
    """.split(separator: " ").map(String.init)

  private static func body(
    of title: String, _ others: [String], _ random: inout SeededGenerator
  ) -> String {
    let sections = (1...6).map { section in
      let paragraphs = (1...6).map { number in
        let sentence = (0..<60).map { _ in word(section, others, &random) }.joined(separator: " ")
        return "<p>\(title), part \(section), paragraph \(number): \(sentence).</p>"
      }
      return "<h2 id=s\(section)>Part \(section) of \(title)</h2>\n"
        + paragraphs.joined(separator: "\n") + drawing(&random) + table(&random)
    }
    let notes = (1...6).map { "<li id=n\($0)>Note \($0) of \(title).</li>" }.joined()
    return sections.joined(separator: "\n")
      + "<section role=doc-endnotes><ol>\(notes)</ol></section>"
  }

  /// A word, and one of ten as a link: to an article, to one over this one, to a part, to a note.
  private static func word(
    _ section: Int, _ others: [String], _ random: inout SeededGenerator
  ) -> String {
    let word = words[random.number(below: words.count)]
    let part = random.number(below: 6) + 1
    switch random.number(below: 40) {
    case 0: return "<a href='#s\(part)'>\(word)</a>"
    case 1: return "\(word)<sup><a href='#n\(part)' role=doc-noteref>\(part)</a></sup>"
    case 2 where !others.isEmpty:
      return "<a href='lakes://\(name(others, &random))/#s\(part)'>\(word)</a>"
    case 3 where !others.isEmpty:
      return "<a target=_blank href='lakes://\(name(others, &random))/'>\(word)</a>"
    default: return word
    }
  }

  private static func name(_ titles: [String], _ random: inout SeededGenerator) -> String {
    titles[random.number(below: titles.count)].lowercased()
  }

  private static func drawing(_ random: inout SeededGenerator) -> String {
    let radius = random.number(below: 60) + 20
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='160'>"
      + "<circle cx='200' cy='80' r='\(radius)' fill='%23268'/></svg>"
    return "<p><img alt='' src=\"data:image/svg+xml,\(drawing)\"></p>"
  }

  private static func table(_ random: inout SeededGenerator) -> String {
    let cells = (0..<12).map { _ in "<td>\(random.number(below: 9999))</td>" }.joined()
    return "<table><tr>\(cells)</tr><tr>\(cells)</tr></table>"
  }
}
