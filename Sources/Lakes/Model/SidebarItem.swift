import ArticleLibrary

/// A row of the sidebar that can be chosen.
enum SidebarItem: Hashable {
  case document(ReaderDocument)
  case section(ReaderDocument, ArticleSection.ID)
}

/// Something that can be read, as the sidebar lists it.
protocol SidebarDocument {
  /// What its row opens.
  var document: ReaderDocument { get }
}

extension SidebarDocument {
  /// Its row.
  var sidebarItem: SidebarItem { .document(document) }
}

extension Article: SidebarDocument {
  nonisolated var document: ReaderDocument { .article(name) }
}

extension OpenedItem: SidebarDocument {
  nonisolated var document: ReaderDocument { .opened(id) }
}
