import Foundation

/// Articles in a folder of the disk: each in a folder of its own, their common style beside them.
///
/// The folder that is given holds the articles; the style stands in `styles` next to it. Links that
/// lead out of an article's folder are not followed.
public struct FolderSource: ArticleSource {
  private let folder: String

  /// Takes articles from a folder.
  ///
  /// - Parameter folder: the path of the folder that holds the articles' folders.
  public init(folder: String) {
    self.folder = folder
  }

  /// The names of the folders in the folder.
  public func articleNames() throws(ArticleError) -> [ArticleName] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
        ArticleName(rawValue: $0)
      }
    } catch {
      throw .noCollection(path: folder, reason: Self.reason(error))
    }
  }

  /// Reads a file below the folder.
  public func bytes(at path: [String]) throws(ArticleError) -> Data? {
    try read(path) { try Data(contentsOf: $0) }
  }

  /// Reads the start of a file below the folder.
  public func bytes(at path: [String], upTo count: Int) throws(ArticleError) -> Data? {
    try read(path) { file in
      let handle = try FileHandle(forReadingFrom: file)
      defer { handle.closeFile() }
      return try handle.read(upToCount: count) ?? Data()
    }
  }

  private func read(
    _ path: [String], _ contents: (URL) throws -> Data
  ) throws(ArticleError) -> Data? {
    // `articles/<name>/…` lies in the folder itself, `styles/…` beside it.
    let isArticle = path.first == "articles"
    let root = isArticle ? folder : folder + "/.."
    let segments = isArticle ? Array(path.dropFirst()) : path
    let boundary = root + "/" + (segments.first ?? "")
    let file = root + "/" + segments.joined(separator: "/")
    guard let real = Self.realPath(file), let realBoundary = Self.realPath(boundary) else {
      // What lies in a folder that may not be entered looks as if it were not there.
      if Self.realPath(boundary) != nil, !FileManager.default.isExecutableFile(atPath: boundary) {
        throw .unreadable(path: boundary, reason: .noPermission)
      }
      return nil
    }
    guard real == realBoundary || real.hasPrefix(realBoundary + "/") else {
      throw .unreadable(path: file, reason: .leadsOut)
    }
    var isFolder = false
    guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder), !isFolder else {
      return nil
    }
    do {
      return try contents(URL(filePath: real))
    } catch {
      throw .unreadable(path: file, reason: Self.reason(error))
    }
  }

  /// The path without links and dots; nothing where there is nothing.
  static func realPath(_ path: String) -> String? {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: resolved) ? resolved : nil
  }

  static func reason(_ error: any Error) -> ArticleError.Reason {
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission: .noPermission
    case .fileReadNoSuchFile, .fileNoSuchFile: .doesNotExist
    default: .other("\(error)")
    }
  }
}
