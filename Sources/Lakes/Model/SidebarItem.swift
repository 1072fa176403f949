/// A row of the sidebar that can be chosen.
enum SidebarItem: Hashable {
  case document(ReaderDocument)
  case section(ReaderDocument, ArticleSection.ID)
}
