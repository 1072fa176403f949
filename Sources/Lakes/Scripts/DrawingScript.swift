/// The script that finds out whether a page comes to be drawn.
enum DrawingScript {
  /// Whether a frame was drawn within so many milliseconds of `patience`; nothing where the page is not in
  /// sight, so that none need be.
  static let hasDrawn = """
    const isHidden = () => document.visibilityState !== "visible";
    if (isHidden()) return null;
    return await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      setTimeout(() => resolve(isHidden() ? null : false), patience);
      addEventListener("visibilitychange", () => { if (isHidden()) resolve(null); }, {once: true});
    });
    """
}
