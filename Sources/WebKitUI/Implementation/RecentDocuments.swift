import CGTK
import GLibSupport

/// The documents that the user has used lately, in all programs.
enum RecentDocuments {
  /// Takes a file out that GTK is about to note as one, as it does with each that it prints to.
  ///
  /// GTK looks at the file before it notes it, and tells some time after both.
  static func forget(_ address: String) {
    let manager = unsafe Object(retaining: gtk_recent_manager_get_default())
    let wait = Wait()
    wait.connection = manager.connect("changed") {
      guard unsafe gtk_recent_manager_has_item(manager.cast(), address) != 0 else { return }
      unsafe gtk_recent_manager_remove_item(manager.cast(), address, nil)
      wait.connection?.disconnect()
      wait.connection = nil
    }
  }

  private final class Wait {
    var connection: SignalConnection?
  }
}
