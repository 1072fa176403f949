/// Reads the text of a page as it is shown, that of the frames within it included.
///
/// A frame of another origin tells nobody its text.
enum PlainTextScript {
  static let source = #"""
    const frames = "iframe, frame";
    const all = document => {
      const root = document?.documentElement;
      if (!root) return "";
      return root.querySelector(frames) ? text(root) : root.innerText ?? "";
    };
    const text = node => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.replace(/\s+/g, " ");
      if (node.nodeType !== Node.ELEMENT_NODE) return "";
      if (node.matches(frames)) return "\n" + all(node.contentDocument) + "\n";
      const display = node.ownerDocument.defaultView.getComputedStyle(node).display;
      if (display === "none") return "";
      const inner = node.querySelector(frames)
        ? [...node.childNodes].map(text).join("") : node.innerText ?? node.textContent;
      return display.startsWith("inline") ? inner : "\n" + inner + "\n";
    };
    return all(document).replace(/[ \t]+\n/g, "\n").replace(/\n{3,}/g, "\n\n").trim();
    """#
}
