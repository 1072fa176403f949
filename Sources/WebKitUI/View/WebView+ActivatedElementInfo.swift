import FoundationEssentials

extension WebView {
  /// What a context menu is about.
  nonisolated public struct ActivatedElementInfo: Hashable, Sendable {
    /// The address of the link that was pressed; nothing where there is none.
    public let linkURL: URL?

    /// The address of the picture that was pressed; nothing where there is none.
    ///
    /// Not part of Apple's API.
    public let imageURL: URL?

    /// The selected text, where it was pressed; nothing where no text is selected, where something beside
    /// it was pressed, and in frames within the page.
    ///
    /// Not part of Apple's API.
    public let selectedText: String?
  }
}
