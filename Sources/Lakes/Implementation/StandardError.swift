import Glibc

/// Where the program says what is wrong, as long as it has no window to say it in.
enum StandardError {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      _ = unsafe Glibc.write(2, bytes.baseAddress, bytes.count)
    }
  }
}
