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
    // A loop over bare memory: a test is built for debugging, and a screen has a million pixels.
    let unlike = pixels.withUnsafeBufferPointer { own in
      other.pixels.withUnsafeBufferPointer { others in
        var count = 0
        var index = 0
        while index < own.count {
          if (own[index] ^ others[index]) & 0xff_ffff != 0 { count &+= 1 }
          index &+= 1
        }
        return count
      }
    }
    return Double(unlike) / Double(pixels.count)
  }

  /// How many rows of pixels are unlike those of another picture of the same size.
  func unlikeRows(_ other: Picture) -> Int {
    guard width == other.width, height == other.height else { return max(height, other.height) }
    return pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { others in
        (0..<height).count { row in
          guard let first = own.baseAddress, let second = others.baseAddress else { return false }
          let start = row * width * 4
          return memcmp(first + start, second + start, width * 4) != 0
        }
      }
    }
  }

  /// How many colours it has: a blank page has one.
  var colours: Int { Set(sample.map { $0 & 0xff_ffff }).count }

  /// How bright most of it is, from 0 to 1: the median, which is that of the ground.
  var brightness: Double {
    let sums = sample.map { ($0 & 0xff) + ($0 >> 8 & 0xff) + ($0 >> 16 & 0xff) }.sorted()
    return sums.isEmpty ? 0 : Double(sums[sums.count / 2]) / 765
  }

  /// How much of it is white, from 0 to 1.
  var whiteness: Double {
    let white = sample.count { $0 & 0xff_ffff == 0xff_ffff }
    return sample.isEmpty ? 0 : Double(white) / Double(sample.count)
  }

  /// Some of the pixels, from all over it.
  private var sample: [UInt32] {
    stride(from: 0, to: pixels.count, by: 7).map { pixels[$0] }
  }

  enum Half {
    case left, right
  }

  /// How much of a half is of another colour than most of the picture, from 0 to 1.
  func ink(ofHalf half: Half) -> Double {
    var counts: [UInt32: Int] = [:]
    for pixel in sample { counts[pixel & 0xff_ffff, default: 0] += 1 }
    let ground = counts.max { $0.value < $1.value }?.key
    let inHalf = stride(from: 0, to: pixels.count, by: 7).filter {
      ($0 % width < width / 2) == (half == .left)
    }
    let ink = inHalf.count { pixels[$0] & 0xff_ffff != ground }
    return inHalf.isEmpty ? 0 : Double(ink) / Double(inHalf.count)
  }

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
