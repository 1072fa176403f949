/// The extensions that run in pages.
///
/// It does nothing: WebKitGTK runs no extensions of that kind. It is there so that programs which name
/// one build.
public final class WKWebExtensionController {
  /// Makes one that holds no extension.
  public init() {}
}
