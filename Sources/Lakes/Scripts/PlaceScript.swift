/// The script that keeps the text at the top of the view where it is.
///
/// It knows the place by a character of the text, puts it back after each change of the layout (another
/// width, another font, a picture that came late) until the reader scrolls, and reports it some times a
/// second while the reader does. It changes nothing in the document, and it is the same for every page.
enum PlaceScript {
  /// The handler that is told the place.
  static let report = "place"
  /// The handler that is asked for the place at which the reader has stopped.
  static let question = "keptPlace"

  /// How many characters of the text tell a place, and how many before and after it.
  private static let length = 64

  static let source = """
    (() => {
      const length = \(length);
      let anchor = null, layout = "", placed = NaN, timer = 0, isReady = false;
      const view = () => document.scrollingElement ?? document.documentElement;
      const isText = (node) => node?.nodeType === Node.TEXT_NODE && /\\S/.test(node.data);
      const walker = (root) => document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
        acceptNode: (node) => node.parentElement?.closest("script, style, noscript, template")
          ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      });
      const rectOf = (node, offset) => {
        const range = new Range();
        range.setStart(node, Math.min(offset, node.length));
        range.setEnd(node, Math.min(offset + 1, node.length));
        const rect = range.getBoundingClientRect();
        return rect.height > 0 ? rect : null;
      };

      // The first character of the line that the upper edge of the view cuts or that follows it.
      const find = () => {
        const columns = [0.5, 0.35, 0.65, 0.2, 0.8].map((part) => part * innerWidth);
        for (let y = 2; y < innerHeight * 0.75; y += 8) {
          for (const x of columns) {
            const caret = document.caretRangeFromPoint?.(x, y);
            if (!caret || !isText(caret.startContainer)) continue;
            const node = caret.startContainer;
            // Right of the last line the caret stands behind the text, where the next one begins.
            const offset = Math.min(caret.startOffset, node.data.trimEnd().length - 1);
            const rect = rectOf(node, offset);
            if (!rect || rect.bottom < 1 || Math.abs(rect.top - y) > 60) continue;
            return {node, offset, top: rect.top};
          }
        }
        return null;
      };

      const around = (anchor) => {
        const tree = walker(document.body);
        let before = anchor.node.data.slice(0, anchor.offset);
        tree.currentNode = anchor.node;
        while (before.length < length && tree.previousNode()) before = tree.currentNode.data + before;
        let after = anchor.node.data.slice(anchor.offset);
        tree.currentNode = anchor.node;
        while (after.length < 2 * length && tree.nextNode()) after += tree.currentNode.data;
        return {
          text: after.slice(0, length), before: before.slice(-length),
          after: after.slice(length, 2 * length),
        };
      };

      const describe = () => {
        const room = view().scrollHeight - innerHeight;
        const fraction = room > 0 && scrollY > 0 ? Math.min(scrollY / room, 1) : 0;
        // A text that was put back is the place, also where the page is still too short to show it on top.
        const top = anchor?.node.isConnected && scrollY === placed ? anchor : find();
        if (!top) return {text: "", before: "", after: "", offset: 0, fraction};
        return {...around(top), offset: top.top, fraction};
      };

      const locate = (place) => {
        if (!place.text || !document.body) return null;
        const nodes = [], starts = [];
        let all = "";
        for (const tree = walker(document.body); tree.nextNode();) {
          nodes.push(tree.currentNode);
          starts.push(all.length);
          all += tree.currentNode.data;
        }
        const height = view().scrollHeight;
        const expected = all.length * place.fraction * (height - innerHeight) / height;
        const common = (a, b) => {
          let count = 0;
          while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
          return count;
        };
        const reversed = (text) => [...text].reverse().join("");
        for (const wanted of [place.text, place.text.slice(0, length / 2)]) {
          if (wanted.trim().length < 4) continue;
          let best = -1, score = -1;
          for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
            const end = at + wanted.length;
            const fits = common(all.slice(end, end + place.after.length), place.after)
              + common(reversed(all.slice(Math.max(0, at - length), at)), reversed(place.before));
            // Of places that look alike, the one about as far down as it was.
            const isNearer = Math.abs(at - expected) < Math.abs(best - expected);
            if (fits > score || (fits === score && isNearer)) { best = at; score = fits; }
          }
          if (best < 0) continue;
          // What is not shown, as a blank between paragraphs or at the end of a line, has no place.
          for (let at = best; at < best + wanted.length; at += 1) {
            let low = 0, high = starts.length - 1;
            while (low < high) {
              const middle = (low + high + 1) >> 1;
              if (starts[middle] <= at) low = middle; else high = middle - 1;
            }
            const [node, offset] = [nodes[low], at - starts[low]];
            if (rectOf(node, offset)) return {node, offset, top: place.offset};
          }
        }
        return null;
      };

      const measure = () => `${innerWidth} ${view().scrollHeight}`;
      const put = (top) => {
        view().scrollTo({top, behavior: "instant"});
        placed = scrollY;
      };
      const putBack = () => {
        layout = measure();
        if (!anchor?.node.isConnected) return;
        const rect = rectOf(anchor.node, anchor.offset);
        if (rect && Math.abs(rect.top - anchor.top) >= 1) put(scrollY + rect.top - anchor.top);
      };
      const changed = () => { if (measure() !== layout) putBack(); };
      const tell = () => {
        clearTimeout(timer);
        timer = 0;
        if (!isReady) return;
        webkit.messageHandlers.\(report).postMessage(
          JSON.stringify({address: location.href, place: describe()}));
      };
      // Not put off by what comes meanwhile: who scrolls on and on is not to lose it all.
      const tellSoon = () => { timer ||= setTimeout(tell, 300); };
      const scrolled = () => {
        if (measure() !== layout) {
          putBack();
          // Where there is nothing to put back it is the reader who scrolls.
          if (anchor?.node.isConnected) return;
        }
        if (scrollY !== placed) { anchor = scrollY > 0 ? find() : null; placed = NaN; }
        tellSoon();
      };

      addEventListener("scroll", scrolled, {passive: true});
      addEventListener("resize", changed);
      document.addEventListener("load", changed, {capture: true});
      document.addEventListener("toggle", changed, {capture: true});
      addEventListener("pagehide", tell);
      // The place in the text is where it is read, also where it has been read elsewhere meanwhile: further
      // on in the history, in another window, in a page over this one.
      addEventListener("pageshow", tellSoon);
      addEventListener("focus", tellSoon);

      const ask = webkit.messageHandlers.\(question).postMessage(location.href);
      const begin = async () => {
        layout = measure();
        new ResizeObserver(changed).observe(document.documentElement);
        document.fonts?.ready.then(changed);
        const place = JSON.parse(await ask ?? "null");
        isReady = true;
        if (location.hash || scrollY > 0) return tellSoon();
        if (!place) return;
        anchor = locate(place);
        if (anchor) putBack();
        else put(place.fraction * (view().scrollHeight - innerHeight));
      };
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
      else begin();
    })();
    """
}
