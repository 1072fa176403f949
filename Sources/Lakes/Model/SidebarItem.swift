import ArticleLibrary

/// A row of the sidebar that can be chosen.
enum SidebarItem: Hashable {
  case article(ArticleName)
  case section(ArticleName, ArticleSection.ID)
}
