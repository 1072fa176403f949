/// The scripts of the picture viewer.
enum PictureScript {
  /// What the picture of an `address` is called in its article.
  static let words = """
    const image = [...document.images].find((one) => one.currentSrc === address || one.src === address);
    const caption = image?.closest("figure")?.querySelector("figcaption")?.innerText.trim() ?? "";
    const title = image?.alt.trim() || image?.title.trim() || "";
    return title ? { title, caption } : { title: caption, caption: "" };
    """

  /// Draws the picture of a page that shows nothing else, at a `scale`, or so that it fits for 0.
  ///
  /// The result is how large it is drawn; nothing where there is no picture.
  static let draw = """
    const root = document.documentElement;
    const isDrawing = root.namespaceURI === "http://www.w3.org/2000/svg";
    const image = isDrawing ? root : document.querySelector("img");
    if (!image) return null;
    const box = isDrawing ? root.viewBox.baseVal : null;
    const width = isDrawing ? box?.width || root.width.baseVal.value : image.naturalWidth;
    const height = isDrawing ? box?.height || root.height.baseVal.value : image.naturalHeight;
    if (!(width > 0 && height > 0)) return null;
    const style = (element, values) => {
      for (const name of Object.keys(values)) element.style.setProperty(name, values[name], "important");
    };
    // Around it is the ground of the text; behind what can be seen through it a plate, as in articles.
    style(root, { background: "var(--lakes-page, Canvas)" });
    if (!isDrawing) style(image, { background: "white" });
    else if (!root.querySelector(":scope > #lakes-plate")) {
      const plate = document.createElementNS(root.namespaceURI, "rect");
      const [x, y] = [box?.width ? box.x : 0, box?.width ? box.y : 0];
      for (const [name, value] of Object.entries({ id: "lakes-plate", x, y, width, height, fill: "white" }))
        plate.setAttribute(name, value);
      root.prepend(plate);
    }
    if (isDrawing) {
      style(root, { position: "absolute", inset: "0", margin: "auto" });
    } else {
      style(root, { height: "100%" });
      style(document.body, { margin: "0", "min-height": "100%", display: "grid",
        "place-items": "safe center", "place-content": "safe center" });
    }
    const limit = isDrawing ? Infinity : 1;
    const fitting = Math.min(innerWidth / width, innerHeight / height, limit);
    if (scale > 0) {
      style(image, { width: `${width * scale}px`, height: `${height * scale}px`,
        "max-width": "none", "max-height": "none" });
    } else if (isDrawing) {
      // In its own proportions: beside its edges a drawing may have what is not to be seen.
      style(image, { width: `min(100vw, 100vh * ${width / height})`,
        height: `min(100vh, 100vw * ${height / width})` });
    } else {
      style(image, { width: "auto", height: "auto", "max-width": "100vw", "max-height": "100vh" });
    }
    return scale || fitting;
    """
}
