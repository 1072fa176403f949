import FoundationEssentials
import GTKUI

/// What pages say about themselves and WebKitGTK (2.50) does not tell, or not always.
extension WebEngine {
  /// Follows the colour that pages name as their theme.
  ///
  /// WebKitGTK tells it with what it draws by the graphics processor, and of pages in a view alone.
  func followThemeColor() {
    guard themeColorBridge == nil else { return }
    themeColorBridge = ScriptBridge("ThemeColor", BridgeScripts.themeColor, in: self) {
      [weak self] message in
      self?.page?.knownThemeColor = Self.color(message)
    }
  }

  /// Follows the link that has the keyboard's focus.
  func followFocusedLink() {
    guard focusedLinkBridge == nil else { return }
    focusedLinkBridge = ScriptBridge("FocusedLink", BridgeScripts.focusedLink, in: self) {
      [weak self] message in
      guard case .string(let address) = message else {
        self?.page?.knownFocusedLink = nil
        return
      }
      self?.page?.knownFocusedLink = URL(string: address)
    }
  }

  private static func color(_ message: JavaScriptValue) -> Color? {
    guard case .array(let members) = message, members.count == 4 else { return nil }
    let shares = members.compactMap { member -> Double? in
      if case .number(let number) = member, 0...255 ~= number { number / 255 } else { nil }
    }
    guard shares.count == 4 else { return nil }
    return Color(red: shares[0], green: shares[1], blue: shares[2], opacity: shares[3])
  }
}

/// The scripts of the bridges.
enum BridgeScripts {
  /// Posts the colour as four numbers up to 255, or `null`, at each change.
  static let themeColor = """
    if (!\(ScriptBridge.stop("ThemeColor"))) {
      const context = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
      const pixel = text => {
        // What is no colour leaves the one before.
        const names = ["#000", "#fff"].map(before => {
          context.fillStyle = before;
          context.fillStyle = text;
          return context.fillStyle;
        });
        if (names[0] !== names[1]) return null;
        context.clearRect(0, 0, 1, 1);
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      };
      const read = () => {
        for (const meta of document.querySelectorAll("meta[name='theme-color' i]")) {
          if (meta.media && !matchMedia(meta.media).matches) continue;
          const color = pixel(meta.content.trim());
          if (color) return color;
        }
        return null;
      };
      let last = null;
      const report = () => {
        const now = read();
        if (String(now) === String(last)) return;
        last = now;
        webkit.messageHandlers.\(ScriptBridge.handler("ThemeColor")).postMessage(now);
      };
      const reappear = event => { if (event.persisted) { last = null; report(); } };
      const observer = new MutationObserver(report);
      const attributeFilter = ["name", "content", "media"];
      if (document.head) {
        observer.observe(document.head, {childList: true, subtree: true, attributeFilter});
      }
      const darkness = matchMedia("(prefers-color-scheme: dark)");
      darkness.addEventListener("change", report);
      addEventListener("pageshow", reappear);
      \(ScriptBridge.stop("ThemeColor")) = () => {
        observer.disconnect();
        darkness.removeEventListener("change", report);
        removeEventListener("pageshow", reappear);
        \(ScriptBridge.stop("ThemeColor")) = undefined;
      };
      report();
    }
    """

  /// Posts the address of the link, or `null`, at each change.
  static let focusedLink = """
    if (!\(ScriptBridge.stop("FocusedLink"))) {
      let last = null;
      const address = element => {
        const link = element?.closest?.("a, area");
        const href = link?.href?.baseVal ?? link?.href;
        return href ? new URL(href, document.baseURI).href : null;
      };
      const report = now => {
        if (now === last) return;
        last = now;
        webkit.messageHandlers.\(ScriptBridge.handler("FocusedLink")).postMessage(now);
      };
      const enter = event => report(address(event.target));
      const leave = event => { if (!event.relatedTarget) report(null); };
      const reappear = event => { if (event.persisted) { last = null; report(address(document.activeElement)); } };
      const options = {capture: true, passive: true};
      addEventListener("focusin", enter, options);
      addEventListener("focusout", leave, options);
      addEventListener("pageshow", reappear);
      \(ScriptBridge.stop("FocusedLink")) = () => {
        removeEventListener("focusin", enter, options);
        removeEventListener("focusout", leave, options);
        removeEventListener("pageshow", reappear);
        \(ScriptBridge.stop("FocusedLink")) = undefined;
      };
      if (document.hasFocus()) report(address(document.activeElement));
    }
    """
}
