import WebKitUI

extension WKContentWorld {
  /// The world of the reader's scripts: nothing in a page can change what they see.
  ///
  /// It is one for all of them, since each costs a page memory, and time before it is first drawn.
  static let reader = WKContentWorld.world(name: "lakes")
}
