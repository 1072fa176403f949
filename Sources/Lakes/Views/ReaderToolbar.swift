import ArticleLibrary
import GTKUI
import WebKitUI

/// The buttons above the article.
struct ReaderToolbar: View {
  let model: ReaderModel
  let columns: Binding<NavigationSplitViewVisibility>
  let focus: FocusState<ReaderView.Focus?>.Binding
  @State private var isShowingAbout = false

  var body: some View {
    ToolbarItem(placement: .navigation) {
      Button("Toggle Sidebar", systemImage: "sidebar-show-symbolic", action: toggleSidebar)
        .keyboardShortcut(KeyEquivalent(named: "F9"), modifiers: [])
    }
    ToolbarItem(placement: .navigation) {
      Button("Back", systemImage: "go-previous-symbolic", action: goBack)
        .keyboardShortcut(.leftArrow, modifiers: .option)
        .disabled(!model.canGoBack)
      Button("Forward", systemImage: "go-next-symbolic", action: goForward)
        .keyboardShortcut(.rightArrow, modifiers: .option)
        .disabled(!model.canGoForward)
    }
    ToolbarItem(placement: .navigation) {
      if model.page.isLoading {
        Button("Stop", systemImage: "process-stop-symbolic") { model.page.stopLoading() }
      } else {
        Button("Reload", systemImage: "view-refresh-symbolic", action: reload)
          .keyboardShortcut("r")
          .keyboardShortcut(KeyEquivalent(named: "F5"), modifiers: [])
          .disabled(model.openDocument == nil && model.state == .empty)
      }
    }
    ToolbarItem(placement: .primaryAction) {
      Button("Find in Page", systemImage: "edit-find-symbolic") { model.isFinding.toggle() }
        .keyboardShortcut("f")
        .disabled(model.state != .page)
    }
    ToolbarItem(placement: .primaryAction) {
      Menu("Main Menu", systemImage: "open-menu-symbolic") {
        Section("") {
          Button("Next Article") { move(by: 1) }
            .keyboardShortcut(.pageDown)
          Button("Previous Article") { move(by: -1) }
            .keyboardShortcut(.pageUp)
        }
        Section("") {
          Button("About Lakes") { isShowingAbout = true }
        }
      }
      .aboutWindow(isPresented: $isShowingAbout, .lakes)
      .onChange(of: isShowingAbout) { _, isShowing in
        if !isShowing { focus.wrappedValue = .text }
      }
    }
  }

  private func toggleSidebar() {
    columns.wrappedValue = columns.wrappedValue == .detailOnly ? .all : .detailOnly
    focus.wrappedValue = .text
  }

  private func goBack() {
    model.goBack()
    focus.wrappedValue = .text
  }

  private func goForward() {
    model.goForward()
    focus.wrappedValue = .text
  }

  private func reload() {
    if model.state == .page { model.page.reload() } else { model.retry() }
    focus.wrappedValue = .text
  }

  private func move(by step: Int) {
    let articles = model.filteredArticles
    guard !articles.isEmpty else { return }
    let current = articles.firstIndex { .article($0.name) == model.openDocument } ?? -1
    let next = min(max(current + step, 0), articles.count - 1)
    if next != current { model.open(articles[next].name) }
    focus.wrappedValue = .text
  }
}
