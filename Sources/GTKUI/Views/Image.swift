import FoundationEssentials

/// A picture: an icon of the system's theme, or a picture file.
///
/// It has no accessible name of its own: give one that says something `accessibilityLabel`.
public struct Image: View {
  enum Source: Equatable {
    case icon(String)
    case bytes(Data)
    case file(URL)
  }

  let source: Source
  var scale: Scale?
  var fit: Fit?
  var isDecorative = false

  /// How large an icon is.
  nonisolated public enum Scale: CaseIterable, Hashable, Sendable {
    /// A little smaller than the text beside it.
    case small
    /// The size of the text beside it.
    case medium
    /// Twice that.
    case large
  }

  /// How a picture takes room of another shape.
  nonisolated enum Fit: Hashable {
    case stretched
    case whole
    case filling
  }

  /// Shows an icon.
  ///
  /// - Parameter systemName: the icon's name in the theme, as `edit-find-symbolic`. One that the
  ///   theme does not have shows the theme's own sign for a missing icon, and is reported.
  public init(systemName: String) {
    source = .icon(systemName)
  }

  /// Shows a picture.
  ///
  /// - Parameter data: the bytes of a PNG or JPEG file. What is no picture shows the theme's sign for
  ///   a missing one, and is reported.
  public init(data: Data) {
    source = .bytes(data)
  }

  /// Shows a picture file, which is read when the view appears.
  ///
  /// - Parameter file: where it is. One that is not there, or is no picture, shows the theme's sign
  ///   for a missing one, and is reported.
  public init(file: URL) {
    source = .file(file)
  }

  /// Sets the size of an icon.
  ///
  /// - Parameter scale: the size.
  /// - Returns: the picture in that size.
  public func imageScale(_ scale: Scale) -> Image { changed { $0.scale = scale } }

  /// Lets a picture fill the room that it is given, stretched where that has another shape.
  ///
  /// An icon keeps the size of its scale or of the font.
  ///
  /// - Returns: the picture.
  public func resizable() -> Image { changed { $0.fit = $0.fit ?? .stretched } }

  /// Keeps the shape of a resizable picture.
  ///
  /// - Parameter contentMode: whether all of it shows, or it fills the room.
  /// - Returns: the picture.
  public func aspectRatio(contentMode: ContentMode) -> Image {
    changed { if $0.fit != nil { $0.fit = contentMode == .fit ? .whole : .filling } }
  }

  /// Shows all of a resizable picture, in its own shape.
  ///
  /// - Returns: the picture.
  public func scaledToFit() -> Image { aspectRatio(contentMode: .fit) }

  /// Fills the room with a resizable picture in its own shape, cut where that is another one.
  ///
  /// - Returns: the picture.
  public func scaledToFill() -> Image { aspectRatio(contentMode: .fill) }

  /// Shows an icon that says nothing to who cannot see it.
  ///
  /// - Parameter decorativeSystemName: the icon's name in the theme.
  public init(decorativeSystemName: String) {
    self.init(systemName: decorativeSystemName)
    isDecorative = true
  }

  /// An icon or a picture.
  public var body: some View {
    if fit != nil, !isIcon {
      Picture(source: source, fit: fit ?? .whole).accessibilityHidden(isDecorative)
    } else {
      Icon(source: source, scale: scale).accessibilityHidden(isDecorative)
    }
  }

  private var isIcon: Bool {
    if case .icon = source { true } else { false }
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

/// How something takes room of another shape than its own.
nonisolated public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// All of it shows.
  case fit
  /// It fills the room.
  case fill
}

/// A picture in the size of text.
struct Icon: View {
  typealias Body = Never

  let source: Image.Source
  let scale: Image.Scale?
}

/// A picture in any size.
struct Picture: View {
  typealias Body = Never

  let source: Image.Source
  let fit: Image.Fit
}

extension EnvironmentValues {
  /// How large icons are that say nothing of it themselves.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension View {
  /// Sets the size of the icons inside.
  ///
  /// - Parameter scale: the size.
  /// - Returns: the view with icons of that size.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
