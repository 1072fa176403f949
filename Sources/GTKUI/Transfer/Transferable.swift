import FoundationEssentials

/// A value that can be dragged, copied and written to a file.
///
/// `String`, `URL` and `Data` are transferable.
@MainActor
public protocol Transferable {
  /// The kinds of content that a value can be made of, the best first.
  static var importedContentTypes: [UTType] { get }

  /// The kinds of content that a value can be given as, the best first.
  static var exportedContentTypes: [UTType] { get }

  /// Makes values of content that comes from elsewhere, and so can be anything.
  ///
  /// - Parameters:
  ///   - data: the content.
  ///   - contentType: its kind, one of `importedContentTypes`.
  /// - Returns: the values; none where the content holds none.
  static func values(from data: Data, contentType: UTType) -> [Self]

  /// Gives the value as content.
  ///
  /// - Parameter contentType: the kind, one of `exportedContentTypes`.
  /// - Returns: the content.
  /// - Throws: where the value cannot be given so.
  func data(as contentType: UTType) throws -> Data
}

extension String: @MainActor Transferable {
  /// Plain text.
  public static var importedContentTypes: [UTType] { [.utf8PlainText, .plainText] }

  /// Plain text.
  public static var exportedContentTypes: [UTType] { [.utf8PlainText, .plainText] }

  /// The text; bytes that are not UTF-8 are replaced.
  public static func values(from data: Data, contentType: UTType) -> [String] {
    // Some programs end a text as C does.
    let text = String(decoding: data, as: UTF8.self)
    return [text.hasSuffix("\0") ? String(text.dropLast()) : text]
  }

  /// The text in UTF-8.
  public func data(as contentType: UTType) -> Data { Data(utf8) }
}

extension URL: @MainActor Transferable {
  /// Lists of addresses, a browser's links, and texts that are an address.
  public static var importedContentTypes: [UTType] {
    [.url, .mozillaURL, .utf8PlainText, .plainText]
  }

  /// An address, and the same as a text.
  public static var exportedContentTypes: [UTType] { [.url, .utf8PlainText, .plainText] }

  /// The addresses: those of a list, or of a text that is nothing else.
  public static func values(from data: Data, contentType: UTType) -> [URL] {
    switch contentType {
    case .mozillaURL:
      // A browser gives the address on one line and the title on the next.
      let text = String(decoding: data, utf16: data.first == 0xfe && data.dropFirst().first == 0xff)
      return text.split(whereSeparator: \.isNewline).prefix(1).compactMap { address(String($0)) }
    case .url:
      let text = String(decoding: data, as: UTF8.self)
      return text.split(whereSeparator: \.isNewline)
        .filter { !$0.hasPrefix("#") }.compactMap { address(String($0)) }
    default:
      let text = String(decoding: data, as: UTF8.self)
      let words = text.split { $0.isWhitespace || $0 == "\0" }
      return words.count == 1 ? [address(String(words[0]))].compactMap { $0 } : []
    }
  }

  /// The address.
  public func data(as contentType: UTType) -> Data {
    Data((contentType == .url ? absoluteString + "\r\n" : absoluteString).utf8)
  }

  /// An address with a scheme; nothing for any other text.
  private static func address(_ text: String) -> URL? {
    let trimmed = text.prefix { $0 != "\0" && $0 != "\r" }
    guard let url = URL(string: String(trimmed)), let scheme = url.scheme, !scheme.isEmpty else {
      return nil
    }
    return url
  }
}

extension Data: @MainActor Transferable {
  /// Bytes of any kind.
  public static var importedContentTypes: [UTType] { [.data] }

  /// Bytes of any kind.
  public static var exportedContentTypes: [UTType] { [.data] }

  /// The bytes.
  public static func values(from data: Data, contentType: UTType) -> [Data] { [data] }

  /// The bytes.
  public func data(as contentType: UTType) -> Data { self }
}

extension UTType {
  /// Text in UTF-8, as programs announce it to each other.
  public static let utf8PlainText = UTType("text/plain;charset=utf-8", extensions: ["txt"])

  /// A link of a browser: the address and the title, in UTF-16.
  static let mozillaURL = UTType("text/x-moz-url")
}

extension String {
  /// Reads UTF-16, in the order of this machine unless the text says that it is the other.
  fileprivate init(decoding data: Data, utf16 isBigEndian: Bool) {
    let bytes = Array(data)
    var units: [UInt16] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xfeff { units.removeFirst() }
    self = String(decoding: units, as: UTF16.self)
  }
}
