import FoundationEssentials
import GLibSupport

/// Ends the processes of pages that use more memory than they may.
///
/// WebKit's own limit does not hold for a page that keeps its process busy, since the process looks
/// itself. So this looks from outside. WebKitGTK does not say which process runs a page; it does say
/// whose process has ended.
enum MemoryWatch {
  /// How often it looks, in milliseconds.
  private static let interval: UInt32 = 500

  /// How many pages there are of each limit, and without one.
  private static var pages: [Int?: Int] = [:]
  private static var next: ScheduledTask?
  private static var lastEnd: ContinuousClock.Instant?

  /// What the sandboxes of pages with a limit can see and others cannot: this program.
  static let mark: String? = {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    } catch {
      return nil
    }
  }()

  /// A page has come that may use so much memory.
  static func add(_ limit: Int?) {
    pages[limit, default: 0] += 1
    if limit != nil, next == nil { schedule() }
  }

  /// A page has gone.
  static func remove(_ limit: Int?) {
    pages[limit, default: 0] -= 1
    if pages[limit] == 0 { pages[limit] = nil }
  }

  /// The memory that the pages with a limit may use; nothing where there is none.
  static var largestLimit: Int? { pages.keys.compactMap { $0 }.max() }

  /// Whether a process that has just ended was ended by this.
  static var hasJustEndedOne: Bool { lastEnd.map { .now - $0 < .seconds(2) } ?? false }

  private static func schedule() {
    next = MainLoop.schedule(afterMilliseconds: interval) { look() }
  }

  private static func look() {
    next = nil
    guard let largest = largestLimit else { return }
    for process in WebProcess.running
    where process.memory > largest && process.hasStarted && hasLimit(process) {
      lastEnd = .now
      process.kill()
    }
    schedule()
  }

  /// Whether a process runs pages that have a limit.
  private static func hasLimit(_ process: WebProcess) -> Bool {
    guard process.isSandboxed else { return pages[nil] == nil }
    return mark.map { process.sees($0) } ?? false
  }
}
