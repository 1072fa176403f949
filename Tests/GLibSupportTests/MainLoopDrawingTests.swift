import CGTK
import CWebKit
import Dispatch
import GLibSupport
import Glibc
import TestSupport
import Testing

/// The main actor's work and GTK's share the loop: neither waits for the end of the other.
@Suite(.serialized) @MainActor
struct MainLoopDrawingTests {
  init() { TestLoop.startGTK }

  @Test func gtkGoesOnDrawingWhileTasksSleepAndHop() async throws {
    let window = FrameCountingWindow()
    defer { window.close() }
    #expect(await TestLoop.eventually { window.frames > 2 })

    let before = window.frames
    for _ in 0..<10 {
      try await Task.sleep(for: .milliseconds(20))
      await Task.detached { await MainActor.run {} }.value
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    // At sixty frames a second 200 ms hold twelve; a busy machine draws fewer.
    #expect(window.frames - before >= 4)
  }

  @Test func gtkGoesOnDrawingWhileTheMainActorIsBusyWithManyJobs() async {
    let window = FrameCountingWindow()
    defer { window.close() }
    #expect(await TestLoop.eventually { window.frames > 2 })

    let before = window.frames
    let busy = Task {
      while !Task.isCancelled { await Task.yield() }
    }
    #expect(await TestLoop.eventually { window.frames - before >= 4 })
    busy.cancel()
    await busy.value
  }

  @Test func aPageGoesOnLoadingWhileTasksRun() async throws {
    let page = LoadingPage()
    page.load("<title>Lake</title>" + String(repeating: "<p>water</p>", count: 2_000))
    var turns = 0
    while !page.isFinished, turns < 2_000 {
      turns += 1
      try await Task.sleep(for: .milliseconds(5))
      #expect(lakes_is_main_thread() != 0)
    }
    #expect(page.isFinished)
    #expect(turns > 0)
  }
}

/// A window that shows, and counts the frames that GTK draws.
@MainActor
private final class FrameCountingWindow {
  private(set) var frames = 0
  private let window: Object

  init() {
    window = Object(retaining: UnsafeMutableRawPointer(gtk_window_new()))
    gtk_window_set_default_size(window.cast(), 200, 100)
    gtk_widget_add_tick_callback(
      window.cast(), countFrame, Unmanaged.passUnretained(self).toOpaque(), nil)
    gtk_window_present(window.cast())
  }

  func close() { gtk_window_destroy(window.cast()) }

  fileprivate func count() { frames += 1 }
}

private func countFrame(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ clock: OpaquePointer?, _ data: gpointer?
) -> gboolean {
  guard let data else { return 0 }
  let window = Unmanaged<FrameCountingWindow>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated { window.count() }
  return 1
}

/// A web view outside any window, with a context and a session of its own.
@MainActor
private final class LoadingPage {
  private(set) var isFinished = false
  private let view: Object

  init() {
    let context = Object(taking: webkit_web_context_new())
    let session = Object(taking: webkit_network_session_new_ephemeral())
    view = Object.make(
      webkit_web_view_get_type(), ["web-context": context, "network-session": session])
    view.connect("load-changed") { [weak self] (event: UInt32) in
      if event == WEBKIT_LOAD_FINISHED.rawValue { self?.isFinished = true }
    }
  }

  func load(_ html: String) {
    webkit_web_view_load_html(view.cast(), html, nil)
  }
}

extension Object {
  /// Makes an object with other objects as its construct properties.
  fileprivate static func make(_ type: GType, _ properties: [String: Object]) -> Object {
    let names = properties.keys.map { UnsafePointer<CChar>(strdup($0)) }
    defer { for name in names { free(UnsafeMutableRawPointer(mutating: name)) } }
    var values = properties.values.map { object in
      var value = GValue()
      g_value_init(&value, lakes_type_of_instance(object.pointer))
      g_value_set_object(&value, object.pointer)
      return value
    }
    var places: [UnsafePointer<CChar>?] = names
    let pointer = g_object_new_with_properties(type, UInt32(values.count), &places, &values)
    for index in values.indices { g_value_unset(&values[index]) }
    return Object(taking: pointer)
  }
}
