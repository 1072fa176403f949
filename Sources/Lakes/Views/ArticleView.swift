import GTKUI
import WebKitUI

/// The article, or what stands in its place, with the header above it.
struct ArticleView: View {
  let actions: ReaderActions
  @Environment(\.dismissSidebar) private var dismissSidebar
  @Environment(\.toggleFullScreen) private var toggleFullScreen

  private var model: ReaderModel { actions.model }

  var body: some View {
    @Bindable var model = model
    VStack(spacing: 0) {
      if let notice = model.notice {
        NoticeBar(text: notice) { model.notice = nil }
      }
      if let request = model.heldBack {
        HeldBackBar(request: request, actions: actions)
      }
      switch model.state {
      case .page:
        PageView(actions: actions)
      case .empty:
        ContentUnavailableView(
          "Nothing to Read Yet", systemImage: "accessories-dictionary-symbolic",
          description: Text("Choose an article from the sidebar."))
      case .failed(let failure):
        FailureView(failure: failure) { actions.retry() }
      }
    }
    .navigationTitle(title)
    .navigationSubtitle(subtitle)
    .toolbar { ReaderToolbar(actions: actions) }
    .scrollingKeys(actions)
    // The sidebar lies over everything else.
    .onKeyboardShortcut(.escape, modifiers: []) {
      if dismissSidebar() { actions.returnToText() } else { actions.closeNearest(toggleFullScreen) }
    }
  }

  private var title: String {
    guard case .page = model.state else { return String(localized: "Lakes") }
    // A page that is still to come has no title of its own.
    return model.page.title.isEmpty ? model.nameOfAskedFor : model.page.title
  }

  private var subtitle: String {
    guard case .page = model.state, model.page.url != nil else { return "" }
    return model.subtitle
  }
}
