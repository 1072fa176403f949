import CGTK
import Foundation
import GLibSupport

/// Reads what other programs give, without the main loop having to wait.
final class DropReading {
  /// More than a drag of links, files or text is.
  private static let limit = 64 << 20

  private var data = Data()
  private let completion: (Data?) -> Void

  private init(_ completion: @escaping (Data?) -> Void) {
    self.completion = completion
  }

  /// Reads what was dropped.
  ///
  /// - Parameters:
  ///   - drop: the drop.
  ///   - type: in which kind.
  ///   - completion: given the content; nothing where it could not be read, or is too much.
  static func read(_ drop: Object, as type: UTType, completion: @escaping (Data?) -> Void) {
    unsafe withType(type) { names in
      unsafe gdk_drop_read_async(
        drop.opaque, names, G_PRIORITY_DEFAULT, nil, openedDrop,
        Unmanaged.passRetained(DropReading(completion)).toOpaque())
    }
  }

  /// Reads the clipboard.
  static func read(
    clipboard: OpaquePointer, as type: UTType, completion: @escaping (Data?) -> Void
  ) {
    unsafe withType(type) { names in
      unsafe gdk_clipboard_read_async(
        clipboard, names, G_PRIORITY_DEFAULT, nil, openedClipboard,
        Unmanaged.passRetained(DropReading(completion)).toOpaque())
    }
  }

  @unsafe
  private static func withType(
    _ type: UTType, _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void
  ) {
    unsafe type.identifier.withCString { name in
      var names: [UnsafePointer<CChar>?] = unsafe [name, nil]
      unsafe names.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        unsafe body(start)
      }
    }
  }

  fileprivate func opened(_ stream: Object?) {
    guard let stream else { return completion(nil) }
    readOn(stream)
  }

  private func readOn(_ stream: Object) {
    unsafe g_input_stream_read_bytes_async(
      stream.cast(), 1 << 16, G_PRIORITY_DEFAULT, nil, readSome,
      Unmanaged.passRetained(self).toOpaque())
  }

  fileprivate func read(_ chunk: Data?, from stream: Object) {
    guard let chunk else { return completion(nil) }
    guard !chunk.isEmpty else { return completion(data) }
    data += chunk
    guard data.count <= Self.limit else { return completion(nil) }
    readOn(stream)
  }
}

nonisolated private func openedDrop(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  let stream = unsafe gdk_drop_read_finish(
    UnsafeMutableRawPointer(source).map { OpaquePointer($0) }, result, nil, nil)
  unsafe finishOpening(stream, data)
}

nonisolated private func openedClipboard(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  let stream = unsafe gdk_clipboard_read_finish(
    UnsafeMutableRawPointer(source).map { OpaquePointer($0) }, result, nil, nil)
  unsafe finishOpening(stream, data)
}

@unsafe
nonisolated private func finishOpening(
  _ stream: UnsafeMutablePointer<GInputStream>?, _ data: gpointer?
) {
  guard let data = unsafe data else { return }
  let reading = unsafe Unmanaged<DropReading>.fromOpaque(data).takeRetainedValue()
  nonisolated(unsafe) let stream = unsafe stream
  MainActor.assumeIsolated {
    reading.opened(unsafe stream.map { unsafe Object(taking: UnsafeMutableRawPointer($0)) })
  }
}

nonisolated private func readSome(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  guard let data = unsafe data, let source = unsafe source else { return }
  let reading = unsafe Unmanaged<DropReading>.fromOpaque(data).takeRetainedValue()
  let address = UnsafeMutableRawPointer(source)
  let bytes = unsafe g_input_stream_read_bytes_finish(
    address.assumingMemoryBound(to: GInputStream.self), result, nil)
  var chunk: Data?
  if let bytes = unsafe bytes { chunk = unsafe Bytes(taking: bytes).data }
  nonisolated(unsafe) let stream = unsafe address
  MainActor.assumeIsolated { [chunk] in
    reading.read(chunk, from: unsafe Object(retaining: stream))
  }
}
