import FoundationEssentials
import FoundationNetworking

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
    /// For telephones the name of the browser says that it is on one; the page is laid out as ever.
    ///
    /// It holds from the next navigation on for all that the page loads.
    public var preferredContentMode: ContentMode = .recommended

    /// What is done about addresses without TLS.
    ///
    /// It is looked at for the loads that the program asks for: WebKitGTK does not say of others
    /// whether they are for the whole page. Where the user is to decide the navigation fails, for the
    /// program to ask.
    public var preferredHTTPSNavigationPolicy: UpgradeToHTTPSPolicy = .keepAsRequested

    /// Kept and ignored: there is no Lockdown Mode on Linux.
    public var isLockdownModeEnabled = false

    /// Kept and ignored: WebKitGTK has no such modes.
    public var securityRestrictionMode = SecurityRestrictionMode.none

    /// What is loaded instead; nothing for what was asked for.
    ///
    /// It is looked at for the loads that the program asks for: WebKitGTK does not say of others
    /// whether they are for the whole page.
    public var alternateRequest: URLRequest?

    /// Kept and ignored: WebKitGTK names the page before by itself.
    ///
    /// An ``alternateRequest`` can have a header of that name.
    public var overrideReferrer: String?

    /// Whether pages read in `navigator.globalPrivacyControl` that the user wants what is known about
    /// them neither sold nor shared.
    ///
    /// WebKitGTK cannot say so to servers.
    public var isGlobalPrivacyControlEnabled = false

    /// Kept and ignored: WebKitGTK has no such handles.
    public var allowsJSHandleCreationInPageWorld = false

    /// How much of the engine pages can reach.
    nonisolated public enum SecurityRestrictionMode: Hashable, Sendable {
      /// All of it.
      case none
      /// What most pages need.
      case maximizeCompatibility
      /// As little as can be.
      case lockdown
    }
  }
}
