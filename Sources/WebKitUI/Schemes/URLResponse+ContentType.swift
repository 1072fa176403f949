import FoundationEssentials
import FoundationNetworking

extension URLResponse {
  /// The type with the charset.
  ///
  /// WebKit guesses a type that is missing, slowly, and reads text without a charset as
  /// windows-1252.
  var contentType: String {
    let type = mimeType ?? "application/octet-stream"
    if let textEncodingName { return "\(type); charset=\(textEncodingName)" }
    let isText =
      type.hasPrefix("text/") || type.hasSuffix("+xml") || type == "application/javascript"
    return isText ? "\(type); charset=utf-8" : type
  }
}
