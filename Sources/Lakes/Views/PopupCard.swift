import FoundationEssentials
import GTKUI
import WebKitUI

/// A page over the article that opened it.
struct PopupCard: View {
  let page: WebPage
  let close: () -> Void

  var body: some View {
    PageCard(
      page: page, title: page.title.isEmpty ? origin : page.title, subtitle: origin, close: close
    ) {
      EmptyView()
    }
  }

  private var origin: String { page.url?.absoluteString ?? "" }
}

/// A page over the article, with what it is, what can be done with it and a way to close it.
struct PageCard<Buttons: View>: View {
  let page: WebPage
  let title: String
  let subtitle: String
  let close: () -> Void
  /// What turning the wheel with Ctrl does; nothing where it has no effect.
  var onZoom: (Bool) -> Void = { _ in }
  @ViewBuilder let buttons: Buttons
  @FocusState private var hasFocus: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        VStack(alignment: .leading, spacing: 0) {
          Text(title)
            .font(.headline)
            .lineLimit(1)
            .help(title)
          if !subtitle.isEmpty {
            Text(subtitle)
              .font(.caption)
              .lineLimit(1)
              .truncationMode(.middle)
              .foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        buttons
        Button("Close", systemImage: "window-close-symbolic", action: close)
          .buttonStyle(.borderless)
      }
      .labelStyle(.iconOnly)
      .padding(.leading, 14)
      .padding(.trailing, 6)
      .padding(.vertical, 6)
      Divider()
      WebView(page)
        .webViewOnZoomRequest { onZoom($0 == .larger) }
        .focused($hasFocus)
        .overlay(alignment: .top) {
          if page.isLoading {
            ProgressView(value: page.estimatedProgress)
              .styleClass("osd")
              .accessibilityLabel("Loading")
          }
        }
        .overlay(alignment: .bottomLeading) {
          if let link = page.hoveredLink ?? page.focusedLink {
            LinkStatus(link: link)
          }
        }
    }
    .styleClass("popup-card")
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .styleClass("popup-scrim")
    .onAppear { hasFocus = true }
  }
}
