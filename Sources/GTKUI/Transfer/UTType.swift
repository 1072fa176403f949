/// A kind of content: what a file holds, or what is dragged and copied.
///
/// On Linux kinds are media types; a name extension stands for one by the system's database.
nonisolated public struct UTType: Hashable, Sendable {
  /// The media type, as `text/html`; with `*` for all of a group, as `image/*`.
  public let identifier: String

  /// The name extensions that are asked for where a file has no media type of its own.
  let extensions: [String]

  /// Whether it is a folder, and no file.
  var isFolder: Bool { identifier == "inode/directory" }

  init(_ identifier: String, extensions: [String] = []) {
    self.identifier = identifier
    self.extensions = extensions
  }

  /// Finds a kind by its media type.
  ///
  /// - Parameter mimeType: as `text/html`. Nothing for what is no media type.
  public init?(mimeType: String) {
    let parts = mimeType.split(separator: "/", omittingEmptySubsequences: false)
    let isValid =
      parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
      }
    guard isValid else { return nil }
    self.init(mimeType.lowercased())
  }

  /// Finds a kind by the extension of file names.
  ///
  /// - Parameter filenameExtension: without the dot, as `html`. Nothing for what no file name can end
  ///   with.
  public init?(filenameExtension: String) {
    let isValid =
      !filenameExtension.isEmpty && !filenameExtension.contains { $0 == "/" || $0 == "\0" }
    guard isValid else { return nil }
    self.init(
      ContentTypes.type(ofExtension: filenameExtension) ?? "application/octet-stream",
      extensions: [filenameExtension.lowercased()])
  }

  /// The media type; nothing for a group of them.
  public var preferredMIMEType: String? { identifier.hasSuffix("/*") ? nil : identifier }

  /// The extension that file names of the kind have.
  public var preferredFilenameExtension: String? { extensions.first }

  /// What the system calls the kind, in the user's language.
  public var localizedDescription: String? { ContentTypes.description(of: identifier) }

  /// Whether everything of the kind is of another kind too.
  ///
  /// - Parameter type: the other kind.
  /// - Returns: true for the same kind too.
  public func conforms(to type: UTType) -> Bool {
    if type.identifier == "*/*" { return true }
    if type.identifier.hasSuffix("/*") {
      return identifier.hasPrefix(type.identifier.dropLast())
    }
    return ContentTypes.isA(identifier, type.identifier)
  }

  /// Anything.
  public static let item = UTType("*/*")
  /// A folder.
  public static let folder = UTType("inode/directory")
  /// A web page.
  public static let html = UTType("text/html", extensions: ["html", "htm", "xhtml"])
  /// A web page with all that belongs to it in one file, as browsers save it.
  public static let mhtml = UTType("multipart/related", extensions: ["mhtml", "mht"])
  /// A document as it is printed.
  public static let pdf = UTType("application/pdf", extensions: ["pdf"])
  /// Text without any form.
  public static let plainText = UTType("text/plain", extensions: ["txt"])
  /// Data in the notation of JavaScript.
  public static let json = UTType("application/json", extensions: ["json"])
  /// A picture.
  public static let image = UTType("image/*")
  /// A picture of dots, without loss.
  public static let png = UTType("image/png", extensions: ["png"])
  /// An address.
  public static let url = UTType("text/uri-list")
  /// Bytes of any kind.
  public static let data = UTType("application/octet-stream")
}
