import CGTK
import CWebKit
import Foundation
import GLibSupport

/// A picture in memory.
struct Picture {
  private let pixels: Object

  init(_ texture: Object) throws {
    guard let pixels = unsafe gdk_pixbuf_get_from_texture(texture.opaque) else {
      throw WKError(code: .unknown, message: "There is not enough memory for a picture")
    }
    self.pixels = unsafe Object(taking: UnsafeMutableRawPointer(pixels))
  }

  private init(pixels: Object) {
    self.pixels = pixels
  }

  var width: Int { unsafe Int(gdk_pixbuf_get_width(pixels.opaque)) }
  var height: Int { unsafe Int(gdk_pixbuf_get_height(pixels.opaque)) }

  /// The part within a rectangle; nothing means all.
  func cropped(to rectangle: CGRect?) throws -> Picture {
    guard let rectangle else { return self }
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rectangle.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else {
      throw WKError(code: .unknown, message: "There is nothing in the region")
    }
    return unsafe Picture(
      pixels: Object(
        taking: gdk_pixbuf_new_subpixbuf(
          pixels.opaque, Int32(part.minX), Int32(part.minY), Int32(part.width),
          Int32(part.height))))
  }

  /// The picture with another width and the same shape; nothing means as it is.
  func scaled(to newWidth: Int?) throws -> Picture {
    guard let newWidth, newWidth != width else { return self }
    let newHeight = max(1, height * newWidth / max(1, width))
    guard newWidth >= 1, newWidth * newHeight <= WebEngine.largestPicture,
      let scaled = unsafe gdk_pixbuf_scale_simple(
        pixels.opaque, Int32(newWidth), Int32(newHeight), GDK_INTERP_BILINEAR)
    else {
      throw WKError(code: .unknown, message: "The picture cannot have that width")
    }
    return unsafe Picture(pixels: Object(taking: UnsafeMutableRawPointer(scaled)))
  }

  /// The picture as a file.
  func png() throws -> Data {
    var start: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    _ = unsafe try GLibError.check {
      unsafe gdk_pixbuf_save_to_bufferv(pixels.opaque, &start, &count, "png", nil, nil, $0)
    }
    guard let start = unsafe start else { return Data() }
    defer { unsafe g_free(start) }
    return unsafe Data(bytes: start, count: Int(count))
  }
}
