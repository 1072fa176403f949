import CGTK
import Foundation

/// What a part of the screen showed.
struct Picture: Equatable {
  let width: Int
  let height: Int
  /// Blue, green, red and nothing, row by row.
  let pixels: [UInt32]

  /// How much of it is unlike another picture of the same size, from 0 to 1.
  func difference(from other: Picture) -> Double {
    guard width == other.width, height == other.height, !pixels.isEmpty else { return 1 }
    let unlike = zip(pixels, other.pixels).count { ($0 ^ $1) & 0xff_ffff != 0 }
    return Double(unlike) / Double(pixels.count)
  }

  /// How many colours it has: a blank page has one.
  var colours: Int { Set(pixels.map { $0 & 0xff_ffff }).count }

  /// Writes a PNG.
  func save(as file: URL) {
    guard !pixels.isEmpty else { return }
    // The fourth byte of a pixel is not set.
    let opaque = pixels.map { $0 | 0xff00_0000 }
    opaque.withUnsafeBytes { bytes in
      guard let data = g_bytes_new(bytes.baseAddress, gsize(bytes.count)) else { return }
      let texture = gdk_memory_texture_new(
        Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(width * 4))
      g_bytes_unref(data)
      guard let texture else { return }
      gdk_texture_save_to_png(texture, file.path)
      g_object_unref(UnsafeMutableRawPointer(texture))
    }
  }
}

extension Box {
  func clipped(to other: Box) -> Box {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Box(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}
