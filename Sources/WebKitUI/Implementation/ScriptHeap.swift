import Glibc

/// The options of JavaScriptCore, which WebKitGTK (2.50) has no calls for: every process of WebKit reads them
/// from its environment, which is this program's.
enum ScriptHeap {
  private static let generations = "JSC_useGenerationalGC"
  private static var isSet = false

  /// Has each collection look at everything, unless the user has said how to look.
  static func looksAtEverything() {
    guard !isSet, unsafe getenv(generations) == nil else { return }
    isSet = true
    unsafe setenv(generations, "0", 1)
  }

  /// Takes that back for processes that begin later.
  static func unset() {
    guard isSet else { return }
    isSet = false
    unsafe unsetenv(generations)
  }
}
