import Foundation

/// A folder of articles of a test's own, to be read instead of the bundled ones.
@MainActor
struct ArticleFolder {
  let folder: URL
  private let home: PrivateHome

  /// Makes an empty one.
  ///
  /// - Parameter home: where it stands.
  /// - Throws: what the file system says.
  init(in home: PrivateHome) throws {
    self.home = home
    folder = home.folder.appending(path: "library/articles")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Adds an article.
  ///
  /// - Parameters:
  ///   - name: the host of its address.
  ///   - title: its title.
  ///   - body: what follows the heading.
  /// - Throws: what the file system says.
  func add(_ name: String, title: String, body: String) throws {
    try add(
      name,
      bytes: Data(
        """
        <!doctype html>
        <html lang="en">
        <head><meta charset="utf-8"><title>\(title)</title></head>
        <body><h1>\(title)</h1>
        \(body)
        </body>
        </html>
        """.utf8))
  }

  /// Adds an article of any bytes at all.
  func add(_ name: String, bytes: Data) throws {
    try home.write("library/articles/\(name)/index.html", bytes)
  }
}
