import Foundation

/// The script that gives a page which has no style of its own that of the articles.
///
/// Nothing is put into the document: the sheets are adopted.
enum PlainPageScript {
  /// Makes the script for a style.
  ///
  /// - Parameter style: the articles' style.
  /// - Returns: the script, for the end of the document.
  /// - Throws: never in fact: any text can be written as JSON.
  static func source(style: String) throws -> String {
    let sheet = String(decoding: try JSONEncoder().encode(style + column), as: UTF8.self)
    return """
      if (document.styleSheets.length === 0) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(\(sheet));
        document.adoptedStyleSheets = [sheet];
        globalThis.lakesIsPlainPage = true;
      }
      """
  }

  /// The text of such a page stands in the body, and not in an article within it.
  private static let column = """
    body:not(:has(> article)) {
      max-inline-size: var(--measure);
      margin-inline: auto;
      padding-block: 3.5rem 6rem;
      padding-inline: 2rem;
    }
    /* Nothing stands around a table of such a page that could scroll: its words are broken instead. */
    body:not(:has(> article)) :is(td, th) { overflow-wrap: anywhere; }
    iframe { max-inline-size: 100%; }
    """
}
