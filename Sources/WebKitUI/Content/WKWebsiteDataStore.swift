import FoundationEssentials

/// Where cookies, caches and storage of pages are kept.
public final class WKWebsiteDataStore {
  /// The directories of a store that outlives the program.
  struct Directories: Hashable {
    var data: String
    var cache: String
  }

  let directories: Directories?

  /// WebKit's side of the store; made when a page first needs it.
  lazy var session = NetworkSession(directories)

  private static var kept: [Directories: WKWebsiteDataStore] = [:]

  private init(_ directories: Directories?) {
    self.directories = directories
  }

  /// Whether what pages store outlives the program.
  public var isPersistent: Bool { directories != nil }

  /// Makes a store that keeps nothing on disk and goes with the pages that use it.
  ///
  /// - Returns: a new store.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(nil) }

  /// The store in the program's own directories of the user's data and cache.
  ///
  /// - Returns: the same store at each call.
  public static func `default`() -> WKWebsiteDataStore {
    let (data, cache) = NetworkSession.userDirectories
    return persistent(data: URL(filePath: data), cache: URL(filePath: cache))
  }

  /// A store in directories of the caller's choice.
  ///
  /// Not part of Apple's API.
  ///
  /// - Parameters:
  ///   - data: for what pages store.
  ///   - cache: for what can be fetched again.
  /// - Returns: the same store for the same directories.
  public static func persistent(data: URL, cache: URL) -> WKWebsiteDataStore {
    let directories = Directories(
      data: data.path(percentEncoded: false), cache: cache.path(percentEncoded: false))
    if let store = kept[directories] { return store }
    let store = WKWebsiteDataStore(directories)
    kept[directories] = store
    return store
  }
}
