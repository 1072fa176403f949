/// The scripts that find and show the sections of a page.
///
/// They change nothing in the page.
enum SectionScript {
  /// Lists the headings, whether or not they have ids.
  ///
  /// The first `h1` is the title, no section.
  static let list = """
    const title = document.querySelector('h1');
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading !== title).slice(0, 500);
    globalThis.lakesHeadings = headings;
    const levels = headings.map((heading) => Number(heading.tagName[1]));
    const highest = Math.min(...levels);
    return headings.map((heading, id) => ({
      id,
      level: levels[id] - highest,
      title: heading.textContent.replace(/\\s+/g, ' ').trim().slice(0, 300),
      top: heading.getBoundingClientRect().top + scrollY,
    }));
    """

  /// Scrolls to the heading of a number.
  ///
  /// The result is where the page stands then.
  static let show = """
    const heading = globalThis.lakesHeadings?.[id];
    if (!heading) return null;
    heading.scrollIntoView({block: 'start', behavior: 'instant'});
    return scrollY;
    """
}
