import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

/// Streams that C gives.
enum InputStreams {
  /// Reads what is left of a stream that is in memory, as the body of a form is.
  static func readAll(_ stream: Object) -> Data {
    var result = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe g_input_stream_read(stream.cast(), &buffer, UInt(buffer.count), nil, nil)
      guard count > 0 else { return result }
      result.append(contentsOf: buffer.prefix(count))
    }
  }
}
