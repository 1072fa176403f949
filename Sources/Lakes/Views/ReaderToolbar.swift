import ArticleLibrary
import GTKUI
import WebKitUI

/// The buttons above the article.
struct ReaderToolbar: View {
  let actions: ReaderActions
  @State private var isShowingAppearance = false

  private var model: ReaderModel { actions.model }

  var body: some View {
    ToolbarItem(placement: .navigation) {
      Button("Toggle Sidebar", systemImage: "sidebar-show-symbolic", action: actions.toggleSidebar)
    }
    ToolbarItem(placement: .navigation) {
      HistoryMenu(direction: .back, actions: actions)
    }
    ToolbarItem(placement: .navigation) {
      HistoryMenu(direction: .forward, actions: actions)
    }
    .visibilityPriority(.low)
    ToolbarItem(placement: .navigation) {
      if model.page.isLoading {
        Button("Stop", systemImage: "process-stop-symbolic") { actions.stop() }
      } else {
        Button("Reload", systemImage: "view-refresh-symbolic", action: actions.reload)
          .disabled(model.openDocument == nil && model.state == .empty)
      }
    }
    .visibilityPriority(.standard)
    ToolbarItem(placement: .primaryAction) {
      Button("Find in Page", systemImage: "edit-find-symbolic") { actions.find() }
        .disabled(model.state != .page)
    }
    ToolbarItem(placement: .primaryAction) {
      Button("Text Appearance", systemImage: "font-x-generic-symbolic") {
        isShowingAppearance = true
      }
      .popover(isPresented: $isShowingAppearance) {
        AppearancePopover(settings: model.shared.settings)
      }
      .onChange(of: isShowingAppearance) { _, isShowing in
        if !isShowing { actions.returnToText() }
      }
    }
    .visibilityPriority(.standard)
    ToolbarItem(placement: .primaryAction) {
      MainMenu(actions: actions)
    }
  }
}
