import CGTK
import CWebKit
import Foundation
import GLibSupport

/// Follows and sets the scroll position of a page, which WebKitGTK has no calls for, by a script in a
/// world of the program's own.
final class ScrollBridge {
  private static let name = "Scrolling"

  private weak var engine: WebEngine?
  private var bridge: ScriptBridge?
  private var onChange: ((ScrollGeometry) -> Void)?

  init(_ engine: WebEngine) {
    self.engine = engine
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
      encoded.wrap(Self.scrollScript), arguments: encoded, world: ScriptBridge.world(Self.name),
      asJSON: false
    ) { _ in }
  }

  /// Tells of the geometry now, and after each change, until it is told to stop.
  func observe(_ onChange: ((ScrollGeometry) -> Void)?) {
    self.onChange = onChange
    if onChange == nil {
      bridge?.stop()
      bridge = nil
    } else if bridge == nil, let engine {
      bridge = ScriptBridge(Self.name, Self.observerScript, in: engine) { [weak self] in
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
  private static let observerScript = """
    if (!globalThis.webKitUIStop) {
      let last = "", waits = false;
      const report = () => {
        waits = false;
        const root = document.scrollingElement ?? document.documentElement;
        if (!root) return;
        const now = [scrollX, scrollY, root.scrollWidth, root.scrollHeight, innerWidth, innerHeight];
        if (String(now) === last) return;
        last = String(now);
        webkit.messageHandlers.\(ScriptBridge.handler(name)).postMessage(now);
      };
      const schedule = () => {
        if (waits) return;
        waits = true;
        if (document.hidden) setTimeout(report, 16); else requestAnimationFrame(report);
      };
      const options = {capture: true, passive: true};
      const events = ["scroll", "resize", "load"];
      for (const name of events) addEventListener(name, schedule, options);
      document.addEventListener("visibilitychange", report);
      // A page that comes back from the history is as it was; what is known is of another.
      const reappear = event => { if (event.persisted) { last = ""; report(); } };
      addEventListener("pageshow", reappear);
      const sizes = new ResizeObserver(schedule);
      if (document.documentElement) sizes.observe(document.documentElement);
      globalThis.webKitUIStop = () => {
        for (const name of events) removeEventListener(name, schedule, options);
        document.removeEventListener("visibilitychange", report);
        removeEventListener("pageshow", reappear);
        sizes.disconnect();
        globalThis.webKitUIStop = undefined;
      };
      report();
    }
    """

  private static let scrollScript = """
    const root = document.scrollingElement ?? document.documentElement;
    const leading = getComputedStyle(root).direction === "rtl" ? -root.scrollWidth : 0;
    switch (to.edge) {
    case "top": return scrollTo(scrollX, 0);
    case "bottom": return scrollTo(scrollX, root.scrollHeight);
    case "leading": return scrollTo(0, scrollY);
    case "trailing": return scrollTo(leading || root.scrollWidth, scrollY);
    }
    if (to.id !== undefined) return document.getElementById(to.id)?.scrollIntoView();
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
