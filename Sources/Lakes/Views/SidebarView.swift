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
              // Each part has one row for an element, so that of thousands only those in sight are made.
              let split = splitIndex(of: articles)
              articleRows(articles[..<split])
              if split > 0 { sectionRows(of: articles[split - 1].document) }
              articleRows(articles[split...])
            }
          }
          if !items.isEmpty {
            Section("Opened") {
              let split = splitIndex(of: items)
              openedRows(items[..<split])
              if split > 0 { sectionRows(of: items[split - 1].document) }
              openedRows(items[split...])
            }
          }
          if let guide = model.guide {
            Section("Help") {
              ArticleRow(article: guide, previews: model.previews)
                .tag(SidebarItem.document(guide.document))
              sectionRows(of: guide.document)
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

  /// The index behind the row of what is open, where its sections stand; the end where it is not there.
  private func splitIndex(of rows: [some SidebarDocument]) -> Int {
    guard let open = model.openDocument else { return rows.count }
    return rows.firstIndex { $0.document == open }.map { $0 + 1 } ?? rows.count
  }

  private func articleRows(_ articles: ArraySlice<Article>) -> some View {
    ForEach(articles, id: \.sidebarItem) { article in
      ArticleRow(article: article, previews: model.previews)
    }
  }

  private func openedRows(_ items: ArraySlice<OpenedItem>) -> some View {
    ForEach(items, id: \.sidebarItem) { item in
      OpenedRow(item: item)
        .contextMenu {
          Button(item.isFile ? "Show in Folder" : "Open in Browser") {
            actions.openOrigin(of: item)
          }
          Divider()
          Button("Remove") { actions.remove(item) }
        }
    }
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
