import Foundation

/// The articles with grounds of colours that nothing else has.
enum Ground {
  /// Red, green, blue, eight bits each: one for each article of the collection.
  static let colours: ClosedRange<UInt32> = 0x00_c8a0...0x00_c8bf

  /// Copies the articles and gives their grounds the colours that are looked for.
  ///
  /// - Parameters:
  ///   - data: holds `articles` and `styles`.
  ///   - folder: where the copy goes.
  ///   - count: how many articles there are to be at least; small ones are added.
  /// - Returns: the folder of the articles.
  /// - Throws: what the file system says.
  static func paint(_ data: URL, into folder: URL, count: Int) throws -> URL {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["articles", "styles"] {
      try manager.copyItem(at: data.appending(path: name), to: folder.appending(path: name))
    }
    let articles = folder.appending(path: "articles")
    let names = try manager.contentsOfDirectory(atPath: articles.path).sorted().filter {
      manager.fileExists(atPath: articles.appending(path: "\($0)/index.html").path)
    }
    for (index, name) in names.enumerated() {
      let file = articles.appending(path: "\(name)/index.html")
      let colour = colours.lowerBound + UInt32(index % colours.count)
      let rule = String(format: "html, body { background: #%06x !important }", colour)
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("</head>", with: "<style>\(rule)</style></head>", maxReplacements: 1)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for number in names.count..<max(count, names.count) {
      let name = "pond-\(number)"
      let text = """
        <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pond \(number)</title>
        <meta name="description" content="One of many ponds."></head>
        <body><article><h1>Pond \(number)</h1><p>It is small.</p></article></body></html>
        """
      let own = articles.appending(path: name)
      try manager.createDirectory(at: own, withIntermediateDirectories: true)
      try text.write(to: own.appending(path: "index.html"), atomically: true, encoding: .utf8)
    }
    return articles
  }
}
