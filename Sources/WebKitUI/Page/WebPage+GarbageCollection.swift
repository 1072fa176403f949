extension WebPage {
  /// How WebKit looks for what scripts have made, and for documents, that nobody needs any more.
  ///
  /// By itself it looks at what is new, and seldom at the rest. A document that has been looked at once
  /// stays until the heap of the scripts has grown, beside which documents are large: a hundred reloads of a
  /// page of 30 kB take its process from 35 to 95 MB. A program that shows one document after another
  /// for hours is better off without.
  nonisolated public enum GarbageCollection {
    /// What is new mostly. WebKit's own choice, for pages whose scripts make and drop much.
    case generational
    /// Everything each time, so that documents that have gone are given back.
    case complete
  }

  /// How the processes of pages look for what is no longer needed.
  ///
  /// Set it before the first page is made: a process keeps to what was set when it began. A user who has set
  /// the variable `JSC_useGenerationalGC` is not overruled.
  ///
  /// - Parameter way: how to look.
  public static func useGarbageCollection(_ way: GarbageCollection) {
    switch way {
    case .generational: ScriptHeap.unset()
    case .complete: ScriptHeap.looksAtEverything()
    }
  }
}
