extension WebView {
  /// Whether swiping goes back and forward in the history.
  nonisolated public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    let isEnabled: Bool?

    /// It does.
    public static let automatic = Self(isEnabled: nil)
    /// It does.
    public static let enabled = Self(isEnabled: true)
    /// It does not.
    public static let disabled = Self(isEnabled: false)
  }

  /// Whether pinching makes the page larger and smaller.
  nonisolated public struct MagnificationGesturesBehavior: Hashable, Sendable {
    let isEnabled: Bool?

    /// It does.
    public static let automatic = Self(isEnabled: nil)
    /// It does.
    public static let enabled = Self(isEnabled: true)
    /// It does not.
    public static let disabled = Self(isEnabled: false)
  }

  /// Whether links show where they lead.
  nonisolated public struct LinkPreviewBehavior: Hashable, Sendable {
    let isEnabled: Bool?

    /// As the system does.
    public static let automatic = Self(isEnabled: nil)
    /// They do.
    public static let enabled = Self(isEnabled: true)
    /// They do not.
    public static let disabled = Self(isEnabled: false)
  }

  /// Whether an element of the page may fill the screen.
  nonisolated public struct ElementFullscreenBehavior: Hashable, Sendable {
    let isEnabled: Bool?

    /// It may not.
    public static let automatic = Self(isEnabled: nil)
    /// It may.
    public static let enabled = Self(isEnabled: true)
    /// It may not.
    public static let disabled = Self(isEnabled: false)
  }
}
