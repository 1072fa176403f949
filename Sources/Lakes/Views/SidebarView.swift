import ArticleLibrary
import GTKUI

/// The articles, with the sections of the open one under its row.
struct SidebarView: View {
  let model: ReaderModel
  let focus: FocusState<ReaderView.Focus?>.Binding
  @Environment(\.dismissSidebar) private var dismissSidebar

  var body: some View {
    @Bindable var model = model
    let articles = model.filteredArticles
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
          focus.wrappedValue = .text
        }
        .padding(.horizontal, 9)
        .padding(.vertical, 6)
      if articles.isEmpty, !model.filter.isEmpty {
        ContentUnavailableView(
          "No Articles Found", systemImage: "edit-find-symbolic",
          description: Text("No title and no summary holds “\(model.filter)”."))
      } else {
        List(selection: $model.selection) {
          Section(model.collection) {
            ForEach(articles) { article in
              ArticleRow(article: article, preview: model.library.preview(of: article.name))
                .tag(SidebarItem.article(article.name))
              if article.name == model.openArticle {
                ForEach(model.sections) { section in
                  SectionRow(section: section)
                    .tag(SidebarItem.section(article.name, section.id))
                }
              }
            }
          }
        }
        .denseListRows()
        .listAccessibilityLabel("Articles")
      }
    }
    .navigationTitle("Lakes")
  }
}
