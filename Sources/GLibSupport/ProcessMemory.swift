import CGTK

/// The memory of the process.
public nonisolated enum ProcessMemory {
  /// Gives back to the system what has been freed.
  ///
  /// The allocator of the C library keeps most of what it once had, in case it is needed again, which
  /// after a start it is not. It takes one to three milliseconds.
  public static func giveBackUnused() {
    lakes_give_back_memory()
  }
}
