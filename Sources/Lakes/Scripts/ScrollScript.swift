/// The script that scrolls a page for keys that are pressed elsewhere in the window.
enum ScrollScript {
  /// How far a key scrolls.
  enum Distance {
    /// So many views, less a little that stays in sight.
    case views(Double)
    case start
    case end
  }

  /// The script for a distance.
  static func source(_ distance: Distance) -> String {
    switch distance {
    case .views(let count):
      "scrollBy(0, \(count) * Math.max(innerHeight * 0.875, innerHeight - 80))"
    case .start: "scrollTo(scrollX, 0)"
    case .end: "scrollTo(scrollX, document.documentElement.scrollHeight)"
    }
  }
}
