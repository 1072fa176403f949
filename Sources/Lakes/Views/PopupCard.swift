import FoundationEssentials
import GTKUI
import WebKitUI

/// A page over the article that opened it, with a way to close it.
struct PopupCard: View {
  let page: WebPage
  let close: () -> Void
  @FocusState private var hasFocus: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        VStack(alignment: .leading, spacing: 0) {
          Text(page.title.isEmpty ? origin : page.title)
            .font(.headline)
            .lineLimit(1)
          Text(origin)
            .font(.caption)
            .lineLimit(1)
            .truncationMode(.middle)
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Button("Close", systemImage: "window-close-symbolic", action: close)
          .buttonStyle(.borderless)
      }
      .padding(.leading, 14)
      .padding(.trailing, 6)
      .padding(.vertical, 6)
      Divider()
      WebView(page)
        .focused($hasFocus)
        .overlay(alignment: .top) {
          if page.isLoading {
            ProgressView(value: page.estimatedProgress)
              .styleClass("osd")
              .accessibilityLabel("Loading")
          }
        }
    }
    .styleClass("popup-card")
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .styleClass("popup-scrim")
    .onAppear { hasFocus = true }
  }

  private var origin: String { page.url?.absoluteString ?? "" }
}
