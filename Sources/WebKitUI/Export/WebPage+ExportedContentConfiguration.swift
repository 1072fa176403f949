import Foundation

extension WebPage {
  /// What a page is exported as.
  nonisolated public struct ExportedContentConfiguration: Sendable {
    /// A part of a page.
    nonisolated public struct Region: Sendable {
      let rectangle: CGRect?

      /// A rectangle, in CSS pixels from the top left of the page.
      ///
      /// - Parameter rect: the rectangle.
      /// - Returns: the part.
      public static func rect(_ rect: CGRect) -> Self { Self(rectangle: rect) }

      /// All of the page.
      public static var contents: Self { Self(rectangle: nil) }
    }

    enum Kind {
      case pdf
      case image(width: CGFloat?)
      case mhtml
      case url
      case plainText
    }

    let kind: Kind
    var region = Region.contents
    var isTransparent = false

    /// A PDF of one sheet, a point for each CSS pixel.
    ///
    /// WebKitGTK prints it: the style sheets of the page take it for paper, and a page that is longer on
    /// paper goes on on another sheet. Of the text only what is in the region is in the file.
    ///
    /// - Parameters:
    ///   - region: the part.
    ///   - allowTransparentBackground: ignored: a sheet is transparent where the page is.
    /// - Returns: the form.
    public static func pdf(
      region: Region = .contents, allowTransparentBackground: Bool = false
    ) -> Self {
      Self(kind: .pdf, region: region, isTransparent: allowTransparentBackground)
    }

    /// A picture in the form of PNG, a pixel for each CSS pixel unless a width is given.
    ///
    /// - Parameters:
    ///   - region: the part.
    ///   - allowTransparentBackground: whether the picture is transparent where the page is.
    ///   - snapshotWidth: the width of the picture in pixels.
    ///   - afterScreenUpdates: ignored: what the page was told to draw is always there.
    /// - Returns: the form.
    public static func image(
      region: Region = .contents, allowTransparentBackground: Bool = false,
      snapshotWidth: CGFloat? = nil, afterScreenUpdates: Bool = true
    ) -> Self {
      Self(
        kind: .image(width: snapshotWidth), region: region,
        isTransparent: allowTransparentBackground)
    }

    /// The page with all that belongs to it in one file, in the form of MHTML.
    ///
    /// It stands where Apple's API has web archives, which WebKitGTK does not write.
    public static var mhtml: Self { Self(kind: .mhtml) }

    /// The address, as text.
    public static var url: Self { Self(kind: .url) }

    /// The text of the page as it is shown, that of frames of the same origin included.
    public static var plainText: Self { Self(kind: .plainText) }
  }
}
