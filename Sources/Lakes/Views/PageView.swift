import Foundation
import GTKUI
import WebKitUI

/// The page of the article with what lies over it: progress, find bar, the address of a link.
struct PageView: View {
  let actions: ReaderActions
  @Environment(\.clipboard) private var clipboard

  private var focus: FocusState<ReaderView.Focus?>.Binding { actions.focus }

  var body: some View {
    @Bindable var model = actions.model
    WebView(model.page)
      .webViewContextMenu { PageMenu(info: $0, actions: actions, clipboard: clipboard).items }
      .webViewOnZoomRequest { actions.changeTextSize(larger: $0 == .larger) }
      .webViewOnHistoryRequest { $0 == .back ? actions.goBack() : actions.goForward() }
      .findNavigator(isPresented: $model.isFinding)
      .webViewOnScrollGeometryChange(for: SectionTracker.Geometry.self) { geometry in
        SectionTracker.Geometry(
          offset: Double(geometry.contentOffset.y),
          viewHeight: Double(geometry.containerSize.height),
          contentHeight: Double(geometry.contentSize.height),
          contentWidth: Double(geometry.contentSize.width))
      } action: { _, geometry in
        model.pageScrolled(to: geometry)
      }
      .focused(focus, equals: .text)
      .overlay(alignment: .top) {
        if model.page.isLoading {
          ProgressView(value: model.page.estimatedProgress)
            .styleClass("osd")
            .accessibilityLabel("Loading")
        }
      }
      .overlay(alignment: .bottomLeading) {
        if model.popups.topmost == nil,
          let link = model.page.hoveredLink ?? model.page.focusedLink
        {
          LinkStatus(link: link)
        }
      }
      .overlay {
        if let popup = model.popups.topmost {
          if let picture = model.picture, picture.page === popup {
            PictureCard(viewer: picture) { actions.closePopup() }
          } else {
            PopupCard(page: popup) { actions.closePopup() }
          }
        }
      }
  }
}

/// The address of the link under the pointer, or of the one that has the keyboard.
struct LinkStatus: View {
  let link: URL

  var body: some View {
    Text(label)
      .font(.caption)
      .lineLimit(1)
      .truncationMode(.middle)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .styleClass("link-status")
  }

  private var label: String {
    let text = link.absoluteString
    switch LinkRule(for: link, isActivated: true) {
    case .inside, .refuse: return text
    case .outside, .ask: return text + " ↗"
    }
  }
}
