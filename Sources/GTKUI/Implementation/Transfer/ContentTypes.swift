import CGTK

/// The system's database of media types.
nonisolated enum ContentTypes {
  /// The media type that file names with an extension have; nothing for an extension that is not
  /// known.
  static func type(ofExtension name: String) -> String? {
    var isUncertain: gboolean = 0
    guard let text = unsafe g_content_type_guess("file.\(name)", nil, 0, &isUncertain) else {
      return nil
    }
    defer { unsafe g_free(text) }
    let type = unsafe String(cString: text)
    return type == "application/octet-stream" ? nil : type
  }

  /// What the system calls a media type.
  static func description(of type: String) -> String? {
    guard !type.contains("*"), let text = unsafe g_content_type_get_description(type) else {
      return nil
    }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }

  /// Whether everything of a media type is of another too.
  static func isA(_ type: String, _ other: String) -> Bool {
    unsafe g_content_type_is_a(type, other) != 0
  }
}
