import CGTK

extension LibraryVersion {
  /// GTK, which draws the windows.
  public static var gtk: LibraryVersion {
    LibraryVersion(
      name: "GTK",
      version: [gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version()])
  }

  /// libadwaita, which gives them their look.
  public static var adwaita: LibraryVersion {
    LibraryVersion(
      name: "libadwaita",
      version: [adw_get_major_version(), adw_get_minor_version(), adw_get_micro_version()])
  }
}
