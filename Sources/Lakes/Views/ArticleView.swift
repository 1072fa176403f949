import GTKUI
import WebKitUI

/// The article, or what stands in its place, with the header above it.
struct ArticleView: View {
  let actions: ReaderActions

  private var model: ReaderModel { actions.model }

  var body: some View {
    @Bindable var model = model
    VStack(spacing: 0) {
      if let notice = model.notice {
        NoticeBar(text: notice) { model.notice = nil }
      }
      switch model.state {
      case .page:
        PageView(actions: actions)
      case .empty:
        ContentUnavailableView(
          "Nothing to Read Yet", systemImage: "accessories-dictionary-symbolic",
          description: Text("Choose an article from the sidebar."))
      case .failed(let failure):
        FailureView(failure: failure) { model.retry() }
      }
    }
    .navigationTitle(title)
    .navigationSubtitle(subtitle)
    .toolbar { ReaderToolbar(actions: actions) }
  }

  private var title: String {
    guard case .page = model.state else { return String(localized: "Lakes") }
    return model.page.title
  }

  private var subtitle: String {
    guard case .page = model.state, model.page.url != nil else { return "" }
    return model.subtitle
  }
}
