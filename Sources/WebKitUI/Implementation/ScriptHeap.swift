import GLibSupport

/// The options of JavaScriptCore, which WebKitGTK (2.50) has no calls for: every process of WebKit reads them
/// from its environment, which is this program's.
enum ScriptHeap {
  private static let generations = "JSC_useGenerationalGC"

  /// Has each collection look at everything, unless the user has said how to look.
  static func looksAtEverything() {
    OwnEnvironment.set(generations, to: "0")
  }

  /// Takes that back for processes that begin later.
  static func unset() {
    OwnEnvironment.reset(generations)
  }
}
