import GTKUI
import WebKitUI

/// The article, or what stands in its place, with the header above it.
struct ArticleView: View {
  let model: ReaderModel
  let columns: Binding<NavigationSplitViewVisibility>
  let focus: FocusState<ReaderView.Focus?>.Binding

  var body: some View {
    @Bindable var model = model
    VStack(spacing: 0) {
      if let notice = model.notice {
        NoticeBar(text: notice) { model.notice = nil }
      }
      switch model.state {
      case .page:
        PageView(model: model, focus: focus)
      case .empty:
        ContentUnavailableView(
          "Nothing to Read Yet", systemImage: "accessories-dictionary-symbolic",
          description: "Choose an article from the sidebar.")
      case .failed(let failure):
        FailureView(failure: failure) { model.retry() }
      }
    }
    .navigationTitle(title)
    .navigationSubtitle(subtitle)
    .toolbar { ReaderToolbar(model: model, columns: columns, focus: focus) }
  }

  private var title: String {
    guard case .page = model.state else { return "Lakes" }
    return model.page.title
  }

  private var subtitle: String {
    guard case .page = model.state, model.page.url != nil else { return "" }
    return model.subtitle
  }
}
