import GLibSupport

/// Gives back what loads, and pages that have gone, have freed, once nothing more of the kind has come for a
/// second.
///
/// The allocator would keep it: some ten megabytes after a while, more where memory is in use between.
enum FreedMemory {
  private static var next: ScheduledTask?

  static func giveBackSoon() {
    next?.cancel()
    next = MainLoop.schedule(afterMilliseconds: 1_000) { ProcessMemory.giveBackUnused() }
  }
}
