import CGTK
import GLibSupport

/// The documents that the user has used lately, in all programs.
enum RecentDocuments {
  /// Takes a file out that GTK is about to note as one, as it does with each that it prints to; one
  /// that was a document of the user's before stays.
  ///
  /// GTK looks at the file before it notes it, and tells some time after both.
  ///
  /// - Returns: what waits for GTK, for where it is not going to note the file.
  static func forget(_ address: String) -> Wait {
    let manager = unsafe Object(retaining: gtk_recent_manager_get_default())
    let wait = Wait()
    guard unsafe gtk_recent_manager_has_item(manager.cast(), address) == 0 else { return wait }
    wait.connection = manager.connect("changed") {
      guard unsafe gtk_recent_manager_has_item(manager.cast(), address) != 0 else { return }
      unsafe gtk_recent_manager_remove_item(manager.cast(), address, nil)
      wait.end()
    }
    return wait
  }

  /// Waits for a file to be noted.
  final class Wait {
    fileprivate var connection: SignalConnection?

    /// Waits no more.
    func end() {
      connection?.disconnect()
      connection = nil
    }
  }
}
