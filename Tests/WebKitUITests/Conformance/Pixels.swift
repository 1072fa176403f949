import CGTK
import Foundation
import GLibSupport

/// The pixels of a picture.
@MainActor struct Pixels {
  /// The width and the height.
  let size: [Int]
  private let bytes: [UInt8]

  /// Reads a PNG file.
  init(_ png: Data) throws {
    let file = Bytes(png)
    let texture = Object(
      taking: UnsafeMutableRawPointer(
        try GLibError.check { gdk_texture_new_from_bytes(file.pointer, $0) }))
    let width = Int(gdk_texture_get_width(texture.opaque))
    let height = Int(gdk_texture_get_height(texture.opaque))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture.opaque, &bytes, UInt(width * 4))
    self.bytes = bytes
    size = [width, height]
  }

  /// The red, green, blue and opacity of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * size[0] + x) * 4
    // Cairo keeps blue first.
    return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
  }
}
