import Foundation

extension WebPage {
  /// What a page wishes for the window of a pop-up.
  ///
  /// Not part of Apple's API.
  nonisolated public struct PopupFeatures: Hashable, Sendable {
    /// The width in pixels; nothing where the page does not say.
    public let width: Int?
    /// The height in pixels; nothing where the page does not say.
    public let height: Int?
    /// Whether the user may change the size.
    public let isResizable: Bool
  }
}
