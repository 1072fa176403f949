import FoundationEssentials

/// A file of an article, ready to be shown.
public struct ArticleResource: Hashable, Sendable {
  /// The bytes.
  public let data: Data
  /// The media type, as `text/html`.
  public let mediaType: String
  /// The encoding of a text, as `utf-8`; nothing for what is no text.
  public let encoding: String?

  /// The media type with the encoding, as a `Content-Type` header has it.
  public var contentType: String {
    encoding.map { "\(mediaType); charset=\($0)" } ?? mediaType
  }
}

/// The media types of the files that articles are made of.
///
/// Nothing is guessed from their content.
enum MediaType {
  /// The media type for a file name; what is not known is only bytes.
  static func of(_ fileName: String) -> String {
    let ending = fileName.lastIndex(of: ".").map { fileName[fileName.index(after: $0)...] } ?? ""
    return types[ending.lowercased()] ?? "application/octet-stream"
  }

  /// Whether the files of a type are text, whose encoding has to be named.
  static func isText(_ type: String) -> Bool {
    type.hasPrefix("text/") || type == "image/svg+xml" || type == "application/xhtml+xml"
  }

  private static let types = [
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml",
    "xht": "application/xhtml+xml", "css": "text/css", "txt": "text/plain",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf", "otf": "font/otf",
  ]
}
