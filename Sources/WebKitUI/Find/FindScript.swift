/// The script that finds text in a page.
///
/// WebKitGTK's own search says once how many matches there are and never which of them it shows, knows
/// no whole words, and marks in a yellow that light text on a dark page vanishes in. So the text is
/// searched here, in a world of the program's own, and marked with the CSS Custom Highlight API, which
/// changes nothing in the document.
///
/// Matches span inline elements, but no borders of blocks. Blanks, line breaks and soft hyphens are
/// taken as they are read. Unless case matters, case is ignored, and accents are unless the words that
/// are looked for have some.
enum FindScript {
  static let world = ScriptBridge.world

  /// The marks.
  ///
  /// WebKit paints a highlight behind the text and leaves the text's own colour, so light text gets
  /// dark marks.
  static let style = """
    ::highlight(webkitui-find) { background-color: #f8e45c !important }
    ::highlight(webkitui-find-current) { background-color: #ffa348 !important }
    ::highlight(webkitui-find-light-text) { background-color: #7a5c00 !important }
    ::highlight(webkitui-find-light-text-current) { background-color: #c64600 !important }
    """

  /// Looks for `text`, and shows the first match from where the reader is.
  static let search = """
    \(UnshadowedScript.get)
    \(text)
    \(folding)
    \(showing)
    const {plain, segments} = readText();
    const fold = makeFold(query, matchesCase);
    const {folded, places} = foldAll(plain, fold);
    const wanted = foldAll(query, fold).folded.trim();
    const isWord = (character) => character !== undefined && /[\\p{L}\\p{N}_]/u.test(character);
    for (const marks of Object.values(globalThis.webkituiFind?.marks ?? {})) marks.clear();
    const find = globalThis.webkituiFind =
      {ranges: [], index: 0, count: 0, opened: [], marks: makeMarks()};
    for (let at = wanted ? folded.indexOf(wanted) : -1; at >= 0;) {
      const end = at + wanted.length;
      const isWhole = !isWord(folded[at - 1]) && !isWord(folded[end]);
      if (!matchesWholeWords || isWhole) {
        find.count += 1;
        if (find.count > limit) break;
        find.ranges.push(makeRange(segments, places[at], endOf(plain, places[end - 1])));
      }
      at = folded.indexOf(wanted, end);
    }
    mark(find);
    find.index = Math.max(0, find.ranges.findIndex((range) => range.getBoundingClientRect().bottom > 0));
    show(find);
    return [find.count, find.index];
    """

  /// Shows the match that is `offset` further on.
  static let step = """
    \(UnshadowedScript.get)
    \(showing)
    const find = globalThis.webkituiFind;
    if (!find?.ranges.length) return [0, 0];
    const length = find.ranges.length;
    find.index = (find.index + offset % length + length) % length;
    show(find);
    return [find.count, find.index];
    """

  /// Takes the marks away, and selects the match that was shown.
  static let finish = """
    const range = globalThis.webkituiFind?.ranges[globalThis.webkituiFind.index];
    for (const marks of Object.values(globalThis.webkituiFind?.marks ?? {})) marks.clear();
    for (const name of ["", "-current", "-light-text", "-light-text-current"]) {
      CSS.highlights.delete(`webkitui-find${name}`);
    }
    globalThis.webkituiFind = undefined;
    if (!range || !keepsSelection) return;
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
    """

  /// Reads the text of the page, with a NUL, which no page holds, at each border of a block.
  private static let text = """
    const skipped = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "TEXTAREA", "SELECT"]);
    const isFound = (element) => get(element, "checkVisibility")({visibilityProperty: true})
      || Boolean(get(element, "closest")("details:not([open])"));
    const readText = () => {
      const parts = [], segments = [];
      let length = 0;
      const add = (piece, node) => {
        if (node) segments.push({start: length, node});
        parts.push(piece);
        length += piece.length;
      };
      const visit = (parent) => {
        for (const node of get(parent, "childNodes")) {
          if (node instanceof Text) {
            add(node.data, node);
          } else if (node instanceof Element && !skipped.has(get(node, "tagName"))) {
            if (!isFound(node)) continue;
            const isInline = /^(inline|contents|ruby)/.test(getComputedStyle(node).display);
            if (node.tagName === "BR") add("\\n"); else if (!isInline) add("\\0");
            visit(node);
            if (!isInline) add("\\0");
          }
        }
      };
      if (get(document, "body")) visit(get(document, "body"));
      return {plain: parts.join(""), segments};
    };
    const makeRange = (segments, start, end) => {
      const boundary = (place, isEnd) => {
        let low = 0, high = segments.length - 1;
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          const isBefore = isEnd ? segments[middle].start < place : segments[middle].start <= place;
          if (isBefore) low = middle; else high = middle - 1;
        }
        return [segments[low].node, Math.min(place - segments[low].start, segments[low].node.length)];
      };
      const range = new Range();
      range.setStart(...boundary(start, false));
      range.setEnd(...boundary(end, true));
      return range;
    };
    """

  /// Brings text into the form in which it is compared, and remembers where each character stood.
  private static let folding = """
    const makeFold = (query, matchesCase) => {
      const marks = /\\p{M}+/gu;
      const keepsMarks = matchesCase || query.normalize("NFD").search(marks) >= 0;
      const cache = new Map();
      const compute = (character) => {
        if (character === "\\u00ad") return "";
        let form = character.normalize("NFKD");
        if (!keepsMarks) form = form.replace(marks, "");
        if (!matchesCase) form = form.toLowerCase().replaceAll("ß", "ss").replaceAll("ς", "σ");
        return form;
      };
      return (character) => {
        let form = cache.get(character);
        if (form === undefined) cache.set(character, form = compute(character));
        return form;
      };
    };
    const foldAll = (plain, fold) => {
      const parts = [], places = [];
      let last = "";
      for (let at = 0; at < plain.length;) {
        const code = plain.codePointAt(at);
        const character = code < 128 ? plain[at] : String.fromCodePoint(code);
        let form = fold(character);
        if (form !== "" && form.trim() === "") form = " ";
        if (form !== " " || last !== " ") {
          parts.push(form);
          for (let index = 0; index < form.length; index += 1) places.push(at);
          if (form) last = form;
        }
        at += character.length;
      }
      return {folded: parts.join(""), places};
    };
    const endOf = (plain, place) => {
      let end = place + String.fromCodePoint(plain.codePointAt(place)).length;
      while (end < plain.length && /\\p{M}/u.test(plain[end])) end += 1;
      return end;
    };
    """

  /// Marks the matches, and brings the one that is shown into sight in every box around it.
  private static let showing = """
    const isLight = (range) => {
      const color = getComputedStyle(range.startContainer.parentElement).color;
      const [red, green, blue] = color.startsWith("rgb") ? color.match(/[\\d.]+/g) : [0, 0, 0];
      return 0.3 * red + 0.6 * green + 0.1 * blue > 140;
    };
    const makeMarks = () => {
      const marks = {};
      for (const name of ["", "-current", "-light-text", "-light-text-current"]) {
        marks[name] = new Highlight();
        marks[name].priority = name.endsWith("current") ? 1 : 0;
        CSS.highlights.set(`webkitui-find${name}`, marks[name]);
      }
      return marks;
    };
    const mark = (find) => {
      for (const range of find.ranges) find.marks[isLight(range) ? "-light-text" : ""].add(range);
    };
    const open = (find, parent) => {
      const around = [];
      for (let box = parent; box; box = get(box, "parentElement")) {
        if (box instanceof HTMLDetailsElement) around.push(box);
      }
      for (const box of find.opened) if (!around.includes(box)) box.open = false;
      find.opened = find.opened.filter((box) => around.includes(box))
        .concat(around.filter((box) => !box.open));
      for (const box of around) box.open = true;
    };
    const show = (find) => {
      const range = find.ranges[find.index];
      // WebKit draws the text of a highlight anew when the highlight changes, not when it goes.
      find.marks["-current"].clear();
      find.marks["-light-text-current"].clear();
      if (!range) return;
      const parent = range.startContainer.parentElement;
      open(find, parent);
      find.marks[isLight(range) ? "-light-text-current" : "-current"].add(range);
      let place = range.getBoundingClientRect();
      for (let box = parent; box; box = get(box, "parentElement")) {
        if (box === get(document, "scrollingElement")) continue;
        const style = getComputedStyle(box);
        if (!/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
        const area = get(box, "getBoundingClientRect")();
        if (place.left < area.left || place.right > area.right) {
          const left = place.left - area.left - area.width / 3;
          get(box, "scrollBy")({left, behavior: "instant"});
        }
        if (place.top < area.top || place.bottom > area.bottom) {
          const top = place.top - area.top - area.height / 3;
          get(box, "scrollBy")({top, behavior: "instant"});
        }
        place = range.getBoundingClientRect();
      }
      const isAside = place.left < 0 || place.right > innerWidth;
      const isAway = place.top < 0 || place.bottom > innerHeight;
      scrollBy({
        left: isAside ? place.left - innerWidth / 3 : 0,
        top: isAway ? place.top - innerHeight / 3 : 0,
        behavior: "instant",
      });
    };
    """
}
