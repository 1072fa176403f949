/// The scripts, style sheets and message handlers that a program adds to pages.
///
/// It may be shared by pages; what is added later reaches all of them.
public final class WKUserContentController {
  /// Makes an empty one.
  public init() {}
}
