extension WebPage {
  /// What holds for the content that a navigation brings.
  nonisolated public struct NavigationPreferences: Sendable {
    /// Which kind of content is asked for.
    nonisolated public enum ContentMode: Hashable, Sendable {
      /// What fits the device.
      case recommended
      /// What is meant for telephones.
      case mobile
      /// What is meant for desktop computers.
      case desktop
    }

    /// What is done about addresses without TLS.
    nonisolated public enum UpgradeToHTTPSPolicy: Hashable, Sendable {
      /// They are loaded as they are.
      case keepAsRequested
      /// TLS is tried first; without an answer the page is loaded as asked for.
      case automaticFallbackToHTTP
      /// TLS is tried first; without an answer the user decides.
      case userMediatedFallbackToHTTP
      /// TLS is tried; without an answer the navigation fails.
      case errorOnFailure
    }

    /// Makes the preferences that hold where nothing else is said.
    public init() {}

    /// Whether the scripts of the page run.
    ///
    /// Those of the program always do.
    ///
    /// WebKitGTK has one switch for the whole page, so a frame within a page for which this is false
    /// turns scripts off for what the page has not read yet as well.
    public var allowsContentJavaScript = true

    /// Which kind of content is asked for.
    ///
    /// Kept and ignored: WebKitGTK has a desktop mode alone.
    public var preferredContentMode: ContentMode = .recommended

    /// What is done about addresses without TLS.
    ///
    /// Kept and ignored: WebKitGTK 2.50 has no such policy.
    public var preferredHTTPSNavigationPolicy: UpgradeToHTTPSPolicy = .keepAsRequested

    /// Kept and ignored: there is no Lockdown Mode on Linux.
    public var isLockdownModeEnabled = false
  }
}
