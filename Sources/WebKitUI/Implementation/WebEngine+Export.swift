import CGTK
import CWebKit
import Foundation
import GLibSupport

extension WebEngine {
  /// A picture of more pixels is refused: it takes several times as many bytes, and seconds.
  static let largestPicture = 60_000_000

  /// The page in one file.
  func archive() async throws -> Data {
    let stream = unsafe try await AsyncOperation.run(
      { callback, data in
        unsafe webkit_web_view_save(
          view.cast(), WEBKIT_SAVE_MODE_MHTML, nil, callback, data)
      },
      finish: { source, result, error in
        let stream = unsafe webkit_web_view_save_finish(
          source?.assumingMemoryBound(to: WebKitWebView.self), result, error)
        return unsafe stream.map { unsafe Object(taking: UnsafeMutableRawPointer($0)) }
      })
    return stream.map { InputStreams.readAll($0) } ?? Data()
  }

  /// A picture of the page as PNG.
  func picture(
    of region: CGRect?, width: Int?, isTransparent: Bool, height: CGFloat
  ) async throws -> Data {
    let viewWidth = unsafe Int(gtk_widget_get_width(view.cast()))
    guard viewWidth * Int(height) <= Self.largestPicture else {
      throw WKError(code: .unknown, message: "The page is too large for a picture")
    }
    let texture = unsafe try await AsyncOperation.run(
      { callback, data in
        unsafe webkit_web_view_get_snapshot(
          view.cast(), WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT,
          isTransparent
            ? WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND : WEBKIT_SNAPSHOT_OPTIONS_NONE,
          nil, callback, data)
      },
      finish: { source, result, error in
        let texture = unsafe webkit_web_view_get_snapshot_finish(
          source?.assumingMemoryBound(to: WebKitWebView.self), result, error)
        return unsafe texture.map { unsafe Object(taking: UnsafeMutableRawPointer($0)) }
      })
    guard let texture else {
      throw WKError(code: .unknown, message: "WebKit gave no picture")
    }
    return try Picture(texture).cropped(to: region).scaled(to: width).png()
  }
}
