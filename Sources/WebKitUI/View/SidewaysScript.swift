/// Tells whether what is under the fingers scrolls sideways, and has not come to its end.
nonisolated enum SidewaysScript {
  /// The body of a function that tells it.
  ///
  /// - Parameters:
  ///   - way: which way it would scroll.
  ///   - x: where it is, as a part of the view's width.
  ///   - y: where it is, as a part of the view's height.
  /// - Returns: the body; its result is true where it scrolls.
  static func scrolls(_ way: HistorySwipe.Way, x: Double, y: Double) -> String {
    """
    let node = document.elementFromPoint(\(x) * innerWidth, \(y) * innerHeight);
    for (; node; node = node.parentElement) {
      const room = node.scrollWidth - node.clientWidth;
      if (room < 1) continue;
      const {direction, overflowX} = getComputedStyle(node);
      const isView = node === document.scrollingElement;
      if (isView ? overflowX === "hidden" : !/auto|scroll/.test(overflowX)) continue;
      // Where lines begin at the right, it is counted from there, and down.
      const left = node.scrollLeft + (direction === "rtl" ? room : 0);
      if (\(way == .left ? "left >= 1" : "room - left >= 1")) return true;
    }
    return false;
    """
  }
}
