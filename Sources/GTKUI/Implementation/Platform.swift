import CGTK
import Glibc

/// Whether this is the thread that the process began with, which is the main loop's.
nonisolated func isMainThread() -> Bool {
  lakes_is_main_thread() != 0
}

/// Writes to standard error, whole lines at a time.
nonisolated func writeToStandardError(_ text: String) {
  var text = text
  text.withUTF8 { bytes in
    _ = unsafe write(2, bytes.baseAddress, bytes.count)
  }
}
