/// The script that brings a page which was made for white paper to the colours that the reader has
/// chosen.
///
/// A colour keeps its hue and loses or gains lightness, backgrounds until they suit the page, text until
/// its contrast is 4.5 to 1 or better, which is what the WCAG ask for. A page that is dark by itself is
/// left alone when dark is wanted. What was set is taken back before it is set anew, so that nothing
/// adds up.
enum RepairScript {
  /// Brings the page up to date, after another theme was chosen.
  static let update = "globalThis.lakesRepair?.()"

  static let source = """
    (() => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
      const cache = new Map();
      const parse = (text) => {
        let colour = cache.get(text);
        if (colour) return colour;
        const numbers = /^rgba?\\(([\\d.]+), ([\\d.]+), ([\\d.]+)(?:, ([\\d.]+))?\\)$/.exec(text);
        if (numbers) {
          colour = [+numbers[1], +numbers[2], +numbers[3], numbers[4] === undefined ? 1 : +numbers[4]];
        } else {
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = text;
          canvas.fillRect(0, 0, 1, 1);
          const data = canvas.getImageData(0, 0, 1, 1).data;
          colour = [data[0], data[1], data[2], data[3] / 255];
        }
        cache.set(text, colour);
        return colour;
      };
      const luminance = ([r, g, b]) => {
        const part = (v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
        return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
      };
      const contrast = (a, b) => {
        const [x, y] = [luminance(a), luminance(b)];
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
      };
      const mix = (a, b, part) => [0, 1, 2].map((i) => a[i] + (b[i] - a[i]) * part);
      const over = (top, bottom) => mix(bottom, top, top[3] ?? 1);
      const css = (colour) => `rgb(${colour.map(Math.round).join(" ")})`;

      // The nearest colour on the way to white or black that can be read on the background; a little
      // more than is asked for, since it is rounded to whole steps.
      const readable = (colour, background) => {
        if (contrast(colour, background) >= 4.5) return colour;
        const end = luminance(background) < 0.18 ? [255, 255, 255] : [0, 0, 0];
        let low = 0, high = 1;
        for (let step = 0; step < 12; step += 1) {
          const middle = (low + high) / 2;
          if (contrast(mix(colour, end, middle), background) >= 4.55) high = middle; else low = middle;
        }
        return mix(colour, end, high);
      };
      // White paper becomes the page; what is coloured keeps a tint of its colour.
      const ground = (colour, page, isDark) => {
        if (isDark && luminance(colour) < 0.12) return colour;
        const light = (Math.max(...colour.slice(0, 3)) + Math.min(...colour.slice(0, 3))) / 2;
        const tint = colour.slice(0, 3).map((part) => part - light);
        if (isDark) {
          const lift = (255 - light) / 255 * 40;
          return page.map((part, i) => Math.min(255, Math.max(0, part + lift + tint[i] * 0.35)));
        }
        return page.map((part, i) => part * colour[i] / 255);
      };

      // Of each element that was changed: its style as it was written, as we left it, and what each
      // property was.
      const touched = new Map();
      const set = (element, name, value) => {
        if (!touched.has(element)) {
          touched.set(element, {before: element.getAttribute("style"), values: new Map()});
        }
        const old = touched.get(element);
        if (!old.values.has(name)) {
          const style = element.style;
          old.values.set(name, [style.getPropertyValue(name), style.getPropertyPriority(name)]);
        }
        element.style.setProperty(name, value, "important");
        old.after = element.getAttribute("style");
      };
      const undo = () => {
        for (const [element, {before, after, values}] of touched) {
          if (element.getAttribute("style") === after) {
            if (before === null) element.removeAttribute("style");
            else element.setAttribute("style", before);
            continue;
          }
          // The page has changed its style meanwhile, which stays.
          for (const [name, [value, priority]] of values) {
            if (value) element.style.setProperty(name, value, priority);
            else element.style.removeProperty(name);
          }
        }
        touched.clear();
      };

      const repair = () => {
        undo();
        const root = document.documentElement;
        if (!root || !document.body || root.namespaceURI !== "http://www.w3.org/1999/xhtml") return;
        const wanted = (name) => getComputedStyle(root).getPropertyValue(`--lakes-${name}`).trim();
        if (!wanted("page")) return;
        const [page, text, link] = ["page", "text", "link"].map((name) => parse(wanted(name)).slice(0, 3));
        const isDark = luminance(page) < 0.18;
        const styleOf = (element) => getComputedStyle(element);
        // The style that a plain page was given is dark already; the page itself is white.
        const isPlainPage = globalThis.lakesIsPlainPage === true;
        const paper = isPlainPage ? undefined : [root, document.body].map((e) => parse(styleOf(e).backgroundColor))
          .filter((colour) => colour[3] > 0.05).pop();
        const scheme = styleOf(root).colorScheme;
        if (isDark && !isPlainPage && (paper ? luminance(paper) < 0.18 : /dark/.test(scheme))) return;

        const changes = [];
        // A stack of our own: a page may be nested deeper than calls can be.
        const stack = [[root, [255, 255, 255], page]];
        for (let left = 50000; stack.length && left > 0; left -= 1) {
          let [element, ownGround, newGround] = stack.pop();
          const style = styleOf(element);
          let background = parse(style.backgroundColor);
          const isRoot = element === root || element === document.body;
          if (isRoot) {
            background = page;
            changes.push([element, "background-color", css(page)]);
            [ownGround, newGround] = [paper ? over(paper, [255, 255, 255]) : [255, 255, 255], page];
          } else if (background[3] > 0.05) {
            ownGround = over(background, ownGround);
            newGround = ground(ownGround, page, isDark);
            changes.push([element, "background-color", css(newGround)]);
          }
          const colour = over(parse(style.color), ownGround);
          const isPlain = Math.max(...colour) - Math.min(...colour) < 24 && luminance(colour) < 0.25;
          const isLink = element.matches("a[href]") && /^rgb\\(0, 0, 238\\)$/.test(style.color);
          const best = isLink ? link : readable(isPlain ? text : colour, newGround);
          if (contrast(colour, newGround) < 4.5 || isRoot || isLink || isPlain) {
            changes.push([element, "color", css(readable(best, newGround))]);
          }
          for (const child of element.children) {
            if (child.namespaceURI === root.namespaceURI) stack.push([child, ownGround, newGround]);
          }
        }
        for (const [element, name, value] of changes) set(element, name, value);
        if (!isDark) return;
        // A picture without a ground of its own was drawn for white paper.
        for (const image of document.querySelectorAll("img, object, embed")) {
          if (/\\.(svg|png|gif|webp)([?#]|$)/i.test(image.src ?? image.data ?? "")) {
            set(image, "background-color", "#ecebe6");
          }
        }
      };

      globalThis.lakesRepair = () => { if (document.readyState !== "loading") repair(); };
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repair);
      // Paper is white.
      addEventListener("beforeprint", undo);
      addEventListener("afterprint", repair);
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", repair);
      else repair();
    })();
    """
}
