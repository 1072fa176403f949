// Both include Xlib, and its types belong to the one that the compiler has met first.
import CAtspi
import CX11
import Foundation

/// The X display of the tests: its windows and what they look like.
@MainActor
final class Display {
  static let shared = Display()

  let connection: OpaquePointer
  let root: Window
  private var windowManager: ChildProcess?

  private init() {
    // Windows come and go while they are asked about. The usual handler ends the process.
    XSetErrorHandler { _, _ in 0 }
    guard let connection = XOpenDisplay(nil) else {
      fatalError("The end-to-end tests need a display: run ./test, which brings one.")
    }
    self.connection = connection
    root = XDefaultRootWindow(connection)
  }

  /// Starts a window manager where there is none: without one no window has the keyboard.
  ///
  /// It is to have one desktop: with more, a wheel turned over the ground leaves for another one.
  ///
  /// - Throws: `Timeout` where it does not start.
  func startWindowManager() async throws {
    if !hasWindowManager {
      windowManager = try ChildProcess(
        ["/usr/bin/openbox", "--sm-disable"], environment: ProcessInfo.processInfo.environment,
        log: "/dev/null")
      try await eventually("a window manager") { hasWindowManager ? true : nil }
    }
    ask("_NET_NUMBER_OF_DESKTOPS", 1)
    try await eventually("a single desktop") {
      numbers("_NET_NUMBER_OF_DESKTOPS", of: root) == [1] ? true : nil
    }
  }

  private var hasWindowManager: Bool {
    !numbers("_NET_SUPPORTING_WM_CHECK", of: root).isEmpty
  }

  /// The windows of all programs, the oldest first.
  var windows: [Window] { numbers("_NET_CLIENT_LIST", of: root) }

  func title(of window: Window) -> String {
    let bytes = property("_NET_WM_NAME", of: window) { data, count in
      Array(UnsafeRawBufferPointer(start: data, count: count))
    }
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// Where the corner of a window is on the screen.
  func place(of window: Window) -> (x: Int, y: Int) {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: Window = 0
    XTranslateCoordinates(connection, window, root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  /// Where a window is on the screen, and how large.
  func box(of window: Window) -> Box {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(connection, window, &attributes)
    return Box(width: Int(attributes.width), height: Int(attributes.height)).moved(
      by: place(of: window))
  }

  /// Asks for a window to stand in the corner of the screen in a size.
  func resize(_ window: Window, to size: (width: Int, height: Int)) {
    XMoveResizeWindow(connection, window, 0, 0, UInt32(size.width), UInt32(size.height))
    XFlush(connection)
  }

  var isActive: (Window) -> Bool {
    let active = numbers("_NET_ACTIVE_WINDOW", of: root).first
    return { $0 == active }
  }

  /// The whole screen.
  var size: Box {
    let number = XDefaultScreen(connection)
    return Box(
      width: Int(XDisplayWidth(connection, number)), height: Int(XDisplayHeight(connection, number))
    )
  }

  /// What a part of the screen shows, or all of it.
  func picture(of box: Box? = nil) -> Picture {
    let screen = size
    let box = (box ?? screen).clipped(to: screen)
    guard !box.isEmpty,
      let image = lakes_get_image(
        connection, root, Int32(box.x), Int32(box.y), UInt32(box.width), UInt32(box.height))
    else { return Picture(width: 0, height: 0, pixels: []) }
    defer { lakes_destroy_image(image) }
    let count = box.width * box.height
    let pixels = UnsafeRawPointer(image.pointee.data).withMemoryRebound(
      to: UInt32.self, capacity: count
    ) { Array(UnsafeBufferPointer(start: $0, count: count)) }
    return Picture(width: box.width, height: box.height, pixels: pixels)
  }

  private func numbers(_ name: String, of window: Window) -> [UInt] {
    property(name, of: window) { data, count in
      // Xlib gives 32-bit numbers as longs.
      data.withMemoryRebound(to: UInt.self, capacity: count) {
        Array(UnsafeBufferPointer(start: $0, count: count))
      }
    } ?? []
  }

  private func property<Value>(
    _ name: String, of window: Window, _ read: (UnsafeMutablePointer<UInt8>, Int) -> Value
  ) -> Value? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let atom = XInternAtom(connection, name, 0)
    guard
      XGetWindowProperty(
        connection, window, atom, 0, 4_096, 0, Atom(AnyPropertyType), &type, &format, &count, &rest,
        &data) == 0,
      let data
    else { return nil }
    defer { XFree(data) }
    return read(data, Int(count))
  }
}
