import CWebKit
import GTKUI

extension LibraryVersion {
  /// WebKitGTK, which shows the pages.
  public static var webKit: LibraryVersion {
    LibraryVersion(
      name: "WebKitGTK",
      version: [
        webkit_get_major_version(), webkit_get_minor_version(), webkit_get_micro_version(),
      ])
  }
}
