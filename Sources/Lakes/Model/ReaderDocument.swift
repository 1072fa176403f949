import ArticleLibrary

/// What a window reads.
enum ReaderDocument: Hashable {
  /// An article of the library.
  case article(ArticleName)
  /// A file or an address that the reader has added.
  case opened(OpenedItem.ID)
}
