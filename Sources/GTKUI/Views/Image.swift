import FoundationEssentials

/// A picture: an icon of the system's theme, or a picture file.
public struct Image: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  enum Source: Equatable {
    case icon(String)
    case bytes(Data)
  }

  let source: Source
  var scale: Scale = .medium

  /// How large an icon is.
  nonisolated public enum Scale: Hashable, Sendable {
    /// The size of the text beside it.
    case medium
    /// Twice that.
    case large
  }

  /// Shows an icon.
  ///
  /// - Parameter systemName: the icon's name in the theme, as `edit-find-symbolic`. One that the
  ///   theme does not have shows the theme's own sign for a missing icon.
  public init(systemName: String) {
    source = .icon(systemName)
  }

  /// Shows a picture.
  ///
  /// - Parameter data: the bytes of a PNG or JPEG file. What is no picture shows the theme's sign for
  ///   a missing one.
  public init(data: Data) {
    source = .bytes(data)
  }

  /// Sets the size of an icon.
  ///
  /// - Parameter scale: the size.
  /// - Returns: the picture in that size.
  public func imageScale(_ scale: Scale) -> Image {
    var copy = self
    copy.scale = scale
    return copy
  }
}
