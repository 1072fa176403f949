import CGTK
import Glibc

/// Whether this is the thread that the process began with, which is the main loop's.
nonisolated func isMainThread() -> Bool {
  lakes_is_main_thread() != 0
}

/// GDK's name of the key that types a character, as `plus`.
nonisolated func keyName(of character: Character) -> String {
  let typed = character.lowercased()
  guard let scalar = typed.unicodeScalars.first,
    let name = unsafe gdk_keyval_name(gdk_unicode_to_keyval(scalar.value))
  else { return typed }
  return unsafe String(cString: name)
}

/// Writes to standard error, whole lines at a time.
nonisolated func writeToStandardError(_ text: String) {
  var text = text
  text.withUTF8 { bytes in
    _ = unsafe write(2, bytes.baseAddress, bytes.count)
  }
}
