import Foundation
import GLibSupport

extension WebPage {
  /// The forms that a page can be exported in, as MIME types, the richest first.
  ///
  /// It stands where Apple's API has `Transferable`, which Linux does not have.
  nonisolated public static let exportedContentTypes = [
    "application/x-mimearchive", "application/pdf", "image/png", "text/uri-list", "text/plain",
  ]

  /// Exports the page.
  ///
  /// - Parameter configuration: what as.
  /// - Returns: the content of a file.
  /// - Throws: a ``WKError``, where nothing was loaded or the region is empty or too large;
  ///   ``NavigationError/webContentProcessTerminated`` where the process of the page ends meanwhile; a
  ///   `GLibError` where WebKit fails.
  public func exported(as configuration: ExportedContentConfiguration) async throws -> Data {
    guard let url else {
      throw WKError(code: .unknown, message: "There is no page to export yet")
    }
    switch configuration.kind {
    case .url: return Data(url.absoluteString.utf8)
    case .mhtml: return try await engine.archive()
    case .plainText: return try await Data(plainText().utf8)
    case .pdf: return try await pdf(configuration.region)
    case .image(let width):
      return try await engine.picture(
        of: configuration.region.rectangle, width: width.map { Int($0) },
        isTransparent: configuration.isTransparent, height: contentSize().height)
    }
  }

  private func plainText() async throws -> String {
    try await callJavaScript(
      PlainTextScript.source, as: String.self, contentWorld: .defaultClient)
  }

  private func contentSize() async throws -> CGSize {
    let size = try await callJavaScript(
      """
      \(UnshadowedScript.get)
      const root = get(document, "scrollingElement") ?? get(document, "documentElement");
      return [Math.max(root.scrollWidth, innerWidth), Math.max(root.scrollHeight, innerHeight)];
      """, as: [Double].self, contentWorld: .defaultClient)
    guard size.count == 2 else { return .zero }
    return CGSize(width: size[0], height: size[1])
  }

  private func pdf(_ region: ExportedContentConfiguration.Region) async throws -> Data {
    let folder = try PrivateFolder()
    let file = folder.url.appending(path: "page.pdf")
    defer { folder.remove() }
    let size = try await contentSize()
    var margins = PrintOperation.Margins()
    var sheet = size
    if let part = region.rectangle?.intersection(CGRect(origin: .zero, size: size)) {
      guard !part.isNull, part.width >= 1, part.height >= 1 else {
        throw WKError(code: .unknown, message: "There is nothing in the region")
      }
      sheet = part.size
      margins = .init(
        top: -part.minY, left: -part.minX, bottom: part.maxY - size.height,
        right: part.maxX - size.width)
    }
    // WebKit (2.50) lays what it prints out for 1.25 times the width of the sheet, and makes it
    // smaller then. With this a CSS pixel is a point.
    let scale = UserStyleSheet(
      "@media print { :root { zoom: 1.25 !important } }", in: engine.contentManager)
    defer { withExtendedLifetime(scale) {} }
    try await PrintOperation(engine).print(
      to: file.absoluteString, sheet: sheet, margins: margins,
      firstSheetOnly: region.rectangle != nil)
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      // WebKit says of a process that has ended that all is printed.
      throw processTermination == nil
        ? WKError(code: .unknown, message: "WebKit printed nothing")
        : NavigationError.webContentProcessTerminated
    }
    return try Data(contentsOf: file)
  }

  /// Shows the print dialog and prints.
  ///
  /// Not part of Apple's API.
  ///
  /// - Returns: false where the user closed the dialog instead.
  /// - Throws: a `GLibError` where printing fails.
  @discardableResult
  public func print() async throws -> Bool {
    try await PrintOperation(engine).runDialog()
  }

  /// Prints to a PDF file, on sheets of a size.
  ///
  /// The file becomes none of the user's recent documents.
  ///
  /// Not part of Apple's API.
  ///
  /// - Parameters:
  ///   - file: the file to write.
  ///   - sheet: the size of a sheet in points; A4 unless given.
  ///   - margin: the margin on each side in points.
  /// - Throws: a `GLibError` where printing fails.
  public func print(
    toPDF file: URL, sheet: CGSize = CGSize(width: 595, height: 842), margin: Double = 56
  ) async throws {
    try await PrintOperation(engine).print(
      to: file.absoluteString, sheet: sheet,
      margins: .init(top: margin, left: margin, bottom: margin, right: margin))
  }
}
