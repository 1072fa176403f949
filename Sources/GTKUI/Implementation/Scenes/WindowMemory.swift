import CGTK
import GLibSupport

/// Keeps the size and the state of the windows of a scene.
///
/// The keys are `window-width`, `window-height`, `window-maximized` and `window-fullscreen`; those of
/// a scene with an identifier begin with it, as `notes-window-width`.
struct WindowMemory {
  private let store: SettingsStore
  private let width: SettingEntry
  private let height: SettingEntry
  private let isMaximized: SettingEntry
  private let isFullScreen: SettingEntry

  init(of scene: WindowDescription, in store: SettingsStore) {
    let prefix = scene.id.map { $0 + "-" } ?? ""
    self.store = store
    width = store.entry(prefix + "window-width", .integer)
    height = store.entry(prefix + "window-height", .integer)
    isMaximized = store.entry(prefix + "window-maximized", .flag)
    isFullScreen = store.entry(prefix + "window-fullscreen", .flag)
  }

  /// Gives a new window the size and state of the last one, as far as the screen has room.
  func restore(_ window: Object) {
    if width.isSet, height.isSet, case .integer(let width) = width.value,
      case .integer(let height) = height.value
    {
      let room = Self.largestScreen
      unsafe gtk_window_set_default_size(
        window.cast(), Int32(min(max(width, 360), max(room.width, 360))),
        Int32(min(max(height, 300), max(room.height, 300))))
    }
    if isMaximized.value == .flag(true) { unsafe gtk_window_maximize(window.cast()) }
    if isFullScreen.value == .flag(true) { unsafe gtk_window_fullscreen(window.cast()) }
  }

  /// Notes the size and state of a window, which may be about to close.
  func save(_ window: Object) {
    // A window that was never shown has nothing to tell.
    guard unsafe gtk_widget_get_mapped(window.cast()) != 0 else { return }
    // While a window fills the screen GTK remembers the size that it had before.
    var size: (width: Int32, height: Int32) = (0, 0)
    unsafe gtk_window_get_default_size(window.cast(), &size.width, &size.height)
    keep(.integer(Int(size.width)), width)
    keep(.integer(Int(size.height)), height)
    keep(.flag(unsafe gtk_window_is_maximized(window.cast()) != 0), isMaximized)
    keep(.flag(unsafe gtk_window_is_fullscreen(window.cast()) != 0), isFullScreen)
  }

  private func keep(_ value: SettingValue, _ entry: SettingEntry) {
    if entry.value != value || !entry.isSet { store.set(value, for: entry) }
  }

  /// The size of the largest of the screens.
  private static var largestScreen: WindowSize {
    var largest = WindowSize(width: 16_384, height: 16_384)
    guard let display = unsafe gdk_display_get_default(),
      let monitors = unsafe gdk_display_get_monitors(display)
    else { return largest }
    let sizes = unsafe (0..<g_list_model_get_n_items(monitors)).map { index in
      let monitor = unsafe Object(
        taking: g_list_model_get_item(monitors, index).map { OpaquePointer($0) })
      var box = GdkRectangle()
      unsafe gdk_monitor_get_geometry(monitor.opaque, &box)
      return WindowSize(width: Int(box.width), height: Int(box.height))
    }
    if let found = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) {
      largest = found
    }
    return largest
  }
}
