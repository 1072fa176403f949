import CGTK
import CWebKit
import Foundation
import GLibSupport

/// Follows and sets the scroll position of a page, which WebKitGTK has no calls for, by a script of
/// its own.
final class ScrollBridge {
  private weak var engine: WebEngine?
  private let name: String
  private let observerScript: String
  private var bridge: ScriptBridge?
  private var onChange: ((ScrollGeometry) -> Void)?

  /// Follows a page.
  ///
  /// - Parameters:
  ///   - engine: the page's.
  ///   - name: the name of the script; each bridge of a page has its own.
  ///   - interval: how many milliseconds to wait before a report; nothing for the next frame.
  init(_ engine: WebEngine, name: String = "Scrolling", interval: Int? = nil) {
    self.engine = engine
    self.name = name
    observerScript = Self.observerScript(name, interval)
  }

  /// Scrolls a page that is being loaded to a place, as soon as it is long enough, unless the user
  /// scrolls before.
  func restore(_ place: CGPoint) {
    let encoded: JavaScriptArguments
    do {
      encoded = try JavaScriptArguments(["x": Double(place.x), "y": Double(place.y)])
    } catch {
      preconditionFailure("A place cannot be passed: \(error)")
    }
    engine?.call(
      encoded.wrap(Self.restoreScript), arguments: encoded, world: ScriptBridge.world, asJSON: false
    ) { _ in }
  }

  /// Scrolls the page.
  func scroll(to target: ScrollPosition.Target) {
    let arguments: [String: Any] =
      switch target {
      case .point(let point): ["x": Double(point.x), "y": Double(point.y)]
      case .x(let x): ["x": Double(x)]
      case .y(let y): ["y": Double(y)]
      case .edge(let edge): ["edge": "\(edge)"]
      case .element(let id): ["id": id]
      }
    let encoded: JavaScriptArguments
    do {
      encoded = try JavaScriptArguments(["to": arguments])
    } catch {
      preconditionFailure("A scroll position cannot be passed: \(error)")
    }
    engine?.call(
      encoded.wrap(Self.scrollScript), arguments: encoded, world: ScriptBridge.world, asJSON: false
    ) { _ in }
  }

  /// Tells of the geometry now, and after each change, until it is told to stop.
  func observe(_ onChange: ((ScrollGeometry) -> Void)?) {
    self.onChange = onChange
    if onChange == nil {
      bridge?.stop()
      bridge = nil
    } else if bridge == nil, let engine {
      bridge = ScriptBridge(name, observerScript, in: engine) { [weak self] in
        self?.received($0)
      }
    }
  }

  private func received(_ message: JavaScriptValue) {
    guard case .array(let members) = message, members.count == 6 else { return }
    let numbers = members.compactMap { member -> Double? in
      if case .number(let number) = member, number.isFinite { number } else { nil }
    }
    guard numbers.count == 6 else { return }
    onChange?(
      ScrollGeometry(
        contentOffset: CGPoint(x: numbers[0], y: numbers[1]),
        contentSize: CGSize(
          width: max(numbers[2], numbers[4]), height: max(numbers[3], numbers[5])),
        containerSize: CGSize(width: numbers[4], height: numbers[5])))
  }

  /// Reports at most once a frame, and only what has changed.
  ///
  /// A page that is hidden has no frames.
  private static func observerScript(_ name: String, _ interval: Int?) -> String {
    let wait =
      interval.map { "setTimeout(report, \($0))" }
      ?? "if (get(document, 'hidden')) setTimeout(report, 16); else requestAnimationFrame(report)"
    let stop = ScriptBridge.stop(name)
    return """
      if (!\(stop)) {
        \(UnshadowedScript.get.replacing("\n", with: " "))
        let last = "", waits = false;
        const report = () => {
          waits = false;
          const root = get(document, "scrollingElement") ?? get(document, "documentElement");
          if (!root) return;
          const now = [scrollX, scrollY, root.scrollWidth, root.scrollHeight, innerWidth, innerHeight];
          if (String(now) === last) return;
          last = String(now);
          webkit.messageHandlers.\(ScriptBridge.handler(name)).postMessage(now);
        };
        const schedule = () => {
          if (waits) return;
          waits = true;
          \(wait);
        };
        const options = {capture: true, passive: true};
        const events = ["scroll", "resize", "load"];
        for (const name of events) addEventListener(name, schedule, options);
        get(document, "addEventListener")("visibilitychange", report);
        // A page that comes back from the history is as it was; what is known is of another.
        const reappear = event => { if (event.persisted) { last = ""; report(); } };
        addEventListener("pageshow", reappear);
        const sizes = new ResizeObserver(schedule);
        if (get(document, "documentElement")) sizes.observe(get(document, "documentElement"));
        \(stop) = () => {
          for (const name of events) removeEventListener(name, schedule, options);
          get(document, "removeEventListener")("visibilitychange", report);
          removeEventListener("pageshow", reappear);
          sizes.disconnect();
          \(stop) = undefined;
        };
        report();
      }
      """
  }

  /// The text above the place may still be coming.
  private static let restoreScript = """
    \(UnshadowedScript.get)
    const inputs = ["wheel", "touchmove", "keydown", "pointerdown"];
    const steps = ["DOMContentLoaded", "load"];
    let root;
    const end = () => {
      sizes.disconnect();
      nodes.disconnect();
      for (const name of inputs) removeEventListener(name, end, true);
      for (const name of steps) removeEventListener(name, go, true);
      removeEventListener("scroll", back, true);
    };
    const go = () => {
      if (!root && get(document, "documentElement")) sizes.observe(get(document, "documentElement"));
      root = get(document, "documentElement");
      scrollTo({left: x, top: y, behavior: "instant"});
    };
    // WebKit scrolls to the place that its history knows, the top, once the page is there.
    const back = () => { if (scrollX === 0 && scrollY === 0) go(); };
    // A page that is hidden tells of no sizes.
    const sizes = new ResizeObserver(go);
    const nodes = new MutationObserver(go);
    nodes.observe(document, {childList: true});
    for (const name of inputs) addEventListener(name, end, true);
    for (const name of steps) addEventListener(name, go, true);
    addEventListener("scroll", back, true);
    const last = () => setTimeout(end, 1000);
    if (get(document, "readyState") === "complete") last(); else addEventListener("load", last);
    go();
    """

  private static let scrollScript = """
    \(UnshadowedScript.get)
    const root = get(document, "scrollingElement") ?? get(document, "documentElement");
    const leading = getComputedStyle(root).direction === "rtl" ? -root.scrollWidth : 0;
    switch (to.edge) {
    case "top": return scrollTo(scrollX, 0);
    case "bottom": return scrollTo(scrollX, root.scrollHeight);
    case "leading": return scrollTo(0, scrollY);
    case "trailing": return scrollTo(leading || root.scrollWidth, scrollY);
    }
    if (to.id !== undefined) {
      const element = get(document, "getElementById")(to.id);
      return element && get(element, "scrollIntoView")();
    };
    scrollTo(to.x ?? scrollX, to.y ?? scrollY);
    """
}

/// A script that is added to every page.
@safe
final class OpaqueScript {
  let pointer: OpaquePointer?

  /// Makes a script for the main frame of every page, that runs once the document is there.
  init(source: String, world: String?, atStart: Bool = false, inAllFrames: Bool = false) {
    let frames =
      inAllFrames
      ? WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES : WEBKIT_USER_CONTENT_INJECT_TOP_FRAME
    let time =
      atStart
      ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END
    if let world {
      unsafe pointer = webkit_user_script_new_for_world(source, frames, time, world, nil, nil)
    } else {
      unsafe pointer = webkit_user_script_new(source, frames, time, nil, nil)
    }
  }

  isolated deinit {
    unsafe webkit_user_script_unref(pointer)
  }
}
