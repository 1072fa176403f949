import CGTK
import FoundationEssentials
import GLibSupport

/// The clipboard of the display.
enum SystemClipboard {
  static func set(_ contents: [TransferContent]) {
    guard let display = unsafe gdk_display_get_default(),
      let provider = ContentProvider.make(of: contents)
    else { return }
    unsafe gdk_clipboard_set_content(gdk_display_get_clipboard(display), provider.cast())
  }

  /// Reads the first of the kinds that there is.
  static func read(_ types: [UTType]) async -> (Data, UTType)? {
    guard let display = unsafe gdk_display_get_default(),
      let clipboard = unsafe gdk_display_get_clipboard(display)
    else { return nil }
    let formats = unsafe gdk_clipboard_get_formats(clipboard)
    guard
      let type = types.first(where: {
        unsafe gdk_content_formats_contain_mime_type(formats, $0.identifier) != 0
      })
    else { return nil }
    let data = await withCheckedContinuation { continuation in
      unsafe DropReading.read(clipboard: clipboard, as: type) { continuation.resume(returning: $0) }
    }
    return data.map { ($0, type) }
  }
}
