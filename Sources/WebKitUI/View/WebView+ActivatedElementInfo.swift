import FoundationEssentials

extension WebView {
  /// What a context menu is about.
  nonisolated public struct ActivatedElementInfo: Hashable, Sendable {
    /// The address of the link that was pressed; nothing where there is none.
    public let linkURL: URL?
  }
}
