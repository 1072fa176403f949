import Foundation
import GTKUI
import WebKitUI

/// The script that shows a note over the text that refers to it.
///
/// A reference is a link with the role `doc-noteref` (or `epub:type="noteref"`), one in a `sup`, or one
/// that leads into a list of notes. Other links jump, and so do those that lead back from a note. What
/// shows the note stands outside of the body and in a shadow tree, so that finding, reading places and
/// the text itself know nothing of it.
enum NoteScript {
  /// What the script says, in the reader's language.
  struct Words: Encodable {
    var note: String
    var close: String
    var show: String
    var missing: String
  }

  /// Makes the script.
  ///
  /// - Parameter words: what it says.
  /// - Returns: the script, for the end of the document.
  /// - Throws: never in fact: any text can be written as JSON.
  static func source(_ words: Words) throws -> String {
    let words = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
    return "(() => { const words = \(words);\n\(script)\n})();"
  }

  private static let style = """
    :host { all: initial; display: block; position: absolute; inset: 0 auto auto 0; z-index: 2147483647;
      font: inherit; color: inherit; direction: inherit; }
    .note { position: absolute; box-sizing: border-box; overflow: auto; overscroll-behavior: contain;
      padding: 0.9em 1.1em; border-radius: 12px; font-size: 0.94em; line-height: 1.5;
      background: color-mix(in srgb, var(--plate, var(--lakes-page, Canvas)) 92%,
        var(--page, var(--lakes-text, Canvas)));
      color: var(--text, var(--lakes-text, CanvasText)); border: 1px solid var(--rule, GrayText);
      box-shadow: 0 4px 18px rgb(0 0 0 / 0.22); outline: none; }
    .note > .content > :first-child { margin-block-start: 0; }
    .note > .content > :last-child { margin-block-end: 0; }
    .content { overflow-wrap: break-word; }
    .content img { max-inline-size: 100%; block-size: auto; }
    a { color: var(--accent, var(--lakes-link, LinkText)); }
    .bar { display: flex; justify-content: space-between; gap: 1em; margin-block-start: 0.7em;
      font-size: 0.9em; }
    button { font: inherit; color: var(--accent, var(--lakes-link, LinkText)); background: none; border: 0; padding: 0.2em;
      border-radius: 6px; cursor: pointer; }
    button:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 1px; }
    @media print { :host { display: none; } }
    """

  private static let script = """
      const page = (url) => url.split("#")[0];
      // A saved page calls itself by the address that it was saved from.
      const isHere = (url) => [location.href, document.querySelector("link[rel~=canonical]")?.href]
        .some((own) => own && page(own) === page(url));
      const notes = '[role~="doc-endnotes"], [role~="doc-footnote"], [role~="doc-endnote"], '
        + '[role~="doc-bibliography"], .footnotes, .endnotes, .references, .footnote, .reflist';
      const typed = (element, type) =>
        (element.getAttribute("epub:type") ?? "").split(/\\s+/).includes(type);
      const targetOf = (link) => {
        let id = link.hash.slice(1);
        try { id = decodeURIComponent(id); } catch { /* taken as it is */ }
        return document.getElementById(id) ?? document.getElementsByName(id)[0];
      };
      const isReference = (link) => {
        if (!link.hash || link.hash === "#" || !isHere(link.href)) return false;
        if (link.matches('[role~="doc-backlink"]') || typed(link, "backlink")) return false;
        if (link.matches('[role~="doc-noteref"]') || typed(link, "noteref")) return true;
        if (link.getRootNode() === document && link.closest(notes)) return false;
        const target = targetOf(link);
        if (!target || /^H[1-6]$/.test(target.tagName)) return false;
        return Boolean(link.closest("sup") || link.querySelector("sup") || target.closest(notes));
      };

      const sheet = new CSSStyleSheet();
      sheet.replaceSync(\(styleLiteral));
      let host = null, shadow = null;
      const open = [];

      const close = (givesFocus) => {
        const top = open.pop();
        if (!top) return;
        top.box.remove();
        if (!open.length) { host.remove(); host = shadow = null; }
        if (givesFocus) top.link.focus({preventScroll: true});
      };
      const closeAll = () => { while (open.length) close(false); };

      const copy = (target) => {
        const box = document.createElement("div");
        box.className = "content";
        const source = target.matches("a, sup, span") && !target.textContent.trim()
          ? target.parentElement : target;
        // The mark of a list and what leads back belong to the list, not to the note.
        const inside = source.matches("li, dd, td, aside, div, section, p") ? source.childNodes : [source];
        for (const node of inside) box.append(node.cloneNode(true));
        for (const link of box.querySelectorAll("a")) {
          const leadsBack = link.matches('[role~="doc-backlink"]') || typed(link, "backlink")
            || /^[\\s↩↑⤴^\\ufe0e]*$/.test(link.textContent);
          if (leadsBack) link.remove();
        }
        for (const element of box.querySelectorAll("[id]")) element.removeAttribute("id");
        box.querySelectorAll("script, style, iframe").forEach((element) => element.remove());
        return box;
      };

      const inside = (event) => {
        const link = event.target.closest?.("a[href]");
        if (!link) return;
        if (isReference(link)) { event.preventDefault(); show(link); }
        else if (isHere(link.href)) { closeAll(); jump(event, link); }
      };
      const jump = (event, link) => {
        if (page(link.href) === page(location.href) || !targetOf(link)) return;
        event.preventDefault();
        location.hash = link.hash;
      };

      const show = (link) => {
        const target = targetOf(link);
        if (!host) {
          host = document.createElement("lakes-note");
          shadow = host.attachShadow({mode: "closed"});
          shadow.adoptedStyleSheets = [sheet];
          shadow.addEventListener("click", inside);
          document.documentElement.append(host);
        }
        const box = document.createElement("div");
        box.className = "note";
        box.tabIndex = -1;
        box.setAttribute("role", "dialog");
        box.setAttribute("aria-label", words.note + " " + link.textContent.trim());
        const own = getComputedStyle(link.closest("p, li, td, div, body") ?? document.body);
        box.style.fontFamily = own.fontFamily;
        box.dir = own.direction;
        const language = link.closest("[lang]")?.lang;
        if (language) box.lang = language;
        if (target) box.append(copy(target));
        else box.append(words.missing);
        const bar = document.createElement("div");
        bar.className = "bar";
        const button = (label, action) => {
          const element = document.createElement("button");
          element.textContent = label;
          element.addEventListener("click", action);
          bar.append(element);
        };
        if (target) button(words.show, () => { closeAll(); location.hash = link.hash; });
        button(words.close, () => close(true));
        box.append(bar);
        shadow.append(box);
        place(box, link.getBoundingClientRect());
        open.push({box, link});
        box.focus({preventScroll: true});
      };

      // Below the reference where there is room, above it where there is more.
      const place = (box, rect) => {
        const room = 12, width = Math.min(28 * 16, innerWidth - 2 * room);
        box.style.width = `${width}px`;
        const left = Math.min(Math.max(rect.left + rect.width / 2 - width / 2, room),
          innerWidth - width - room);
        const below = innerHeight - rect.bottom - 2 * room, above = rect.top - 2 * room;
        const isBelow = below >= Math.min(box.offsetHeight, 160) || below >= above;
        box.style.maxHeight = `${Math.max(isBelow ? below : above, 96)}px`;
        const top = isBelow ? rect.bottom + room / 2 : rect.top - room / 2 - box.offsetHeight;
        box.style.left = `${left + scrollX}px`;
        box.style.top = `${Math.max(top, room) + scrollY}px`;
      };

      addEventListener("click", (event) => {
        if (event.defaultPrevented || event.button || event.ctrlKey || event.shiftKey || event.metaKey) {
          return;
        }
        // The shadow tree is closed: events from within it are seen by its own listener.
        const link = event.composedPath().find((node) => node.nodeName === "A" && node.hash);
        if (link && isReference(link)) {
          event.preventDefault();
          event.stopPropagation();
          show(link);
          return;
        }
        if (link && isHere(link.href)) jump(event, link);
        if (host && !event.composedPath().includes(host)) {
          closeAll();
        }
      }, {capture: true});
      addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !open.length) return;
        event.preventDefault();
        event.stopPropagation();
        close(true);
      }, {capture: true});
      addEventListener("resize", closeAll);
    """

  private static let styleLiteral = "`" + style + "`"

  /// Has the pages of a configuration show their notes.
  static func install(in controller: WKUserContentController) {
    let words = Words(
      note: String(localized: "Note"), close: String(localized: "Close"),
      show: String(localized: "Show in Text"),
      missing: String(localized: "This note is missing from the page."))
    do {
      controller.addUserScript(
        WKUserScript(
          source: try source(words), injectionTime: .atDocumentEnd, forMainFrameOnly: true,
          in: .reader))
    } catch {
      // Without it a reference jumps to its note, as links do.
    }
  }
}
