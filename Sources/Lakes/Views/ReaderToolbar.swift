import ArticleLibrary
import GTKUI
import WebKitUI

/// The buttons above the article.
struct ReaderToolbar: View {
  let actions: ReaderActions
  @State private var isShowingAbout = false
  @Environment(\.openSettings) private var openSettings
  @Environment(\.openShortcuts) private var openShortcuts

  private var model: ReaderModel { actions.model }

  var body: some View {
    ToolbarItem(placement: .navigation) {
      Button("Toggle Sidebar", systemImage: "sidebar-show-symbolic", action: actions.toggleSidebar)
    }
    ToolbarItem(placement: .navigation) {
      Button("Back", systemImage: "go-previous-symbolic", action: actions.goBack)
        .disabled(!model.canGoBack)
    }
    ToolbarItem(placement: .navigation) {
      Button("Forward", systemImage: "go-next-symbolic", action: actions.goForward)
        .disabled(!model.canGoForward)
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
      Menu("Main Menu", systemImage: "open-menu-symbolic") {
        Section("") {
          Button("Next Article") { actions.move(by: 1) }
            .keyboardShortcut(.pageDown)
          Button("Previous Article") { actions.move(by: -1) }
            .keyboardShortcut(.pageUp)
        }
        Section("") {
          Button("Preferences") { openSettings() }
            .keyboardShortcut(",")
          Button("Keyboard Shortcuts") { openShortcuts() }
            .keyboardShortcut("?")
          Button("Reading with Lakes") { actions.openGuide() }
          Button("About Lakes") { isShowingAbout = true }
        }
      }
      .aboutWindow(isPresented: $isShowingAbout, .lakes)
      .onChange(of: isShowingAbout) { _, isShowing in
        if !isShowing { actions.returnToText() }
      }
    }
  }
}
