import ArticleLibrary
import GTKUI

/// The articles, with the sections of the open one under its row.
struct SidebarView: View {
  let actions: ReaderActions

  private var model: ReaderModel { actions.model }
  private var focus: FocusState<ReaderView.Focus?>.Binding { actions.focus }
  @Environment(\.dismissSidebar) private var dismissSidebar

  var body: some View {
    @Bindable var model = model
    let articles = model.filteredArticles
    let items = model.filteredItems
    VStack(spacing: 0) {
      SearchField("Filter Articles", text: $model.filter)
        .focused(focus, equals: .filter)
        .onSubmit {
          guard let first = model.filteredArticles.first else { return }
          model.open(first.name)
          dismissSidebar()
          focus.wrappedValue = .text
        }
        .onExitCommand {
          model.filter = ""
          dismissSidebar()
          focus.wrappedValue = .text
        }
        .padding(.horizontal, 9)
        .padding(.vertical, 6)
      if articles.isEmpty, items.isEmpty, !model.filter.isEmpty, !model.isSearching {
        ContentUnavailableView(
          "No Articles Found", systemImage: "edit-find-symbolic",
          description: Text("Neither a title nor a text holds “\(model.filter)”."))
      } else {
        List(selection: $model.selection) {
          if !articles.isEmpty {
            Section(model.collection) {
              ForEach(articles) { article in
                ArticleRow(article: article, preview: model.library.preview(of: article.name))
                  .tag(SidebarItem.document(.article(article.name)))
                sectionRows(of: .article(article.name))
              }
            }
          }
          if !items.isEmpty {
            Section("Opened") {
              ForEach(items) { item in
                OpenedRow(item: item)
                  .contextMenu {
                    Button(item.isFile ? "Show in Folder" : "Open in Browser") {
                      actions.openOrigin(of: item)
                    }
                    Divider()
                    Button("Remove") { actions.remove(item) }
                  }
                  .tag(SidebarItem.document(.opened(item.id)))
                sectionRows(of: .opened(item.id))
              }
            }
          }
          if let guide = model.guide {
            Section("Help") {
              ArticleRow(article: guide, preview: model.library.preview(of: guide.name))
                .tag(SidebarItem.document(.article(guide.name)))
              sectionRows(of: .article(guide.name))
            }
          }
        }
        .denseListRows()
        .leavesScrollingKeys(to: actions)
        .listAccessibilityLabel("Articles")
      }
    }
    .navigationTitle("Lakes")
  }

  /// The sections of a document, under its row while it is open.
  @ViewBuilder
  private func sectionRows(of document: ReaderDocument) -> some View {
    if document == model.openDocument {
      ForEach(model.sections) { section in
        SectionRow(section: section)
          .tag(SidebarItem.section(document, section.id))
      }
    }
  }
}
