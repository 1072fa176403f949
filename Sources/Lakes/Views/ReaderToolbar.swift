import ArticleLibrary
import GTKUI
import WebKitUI

/// The buttons above the article.
///
/// Where there is little room the title goes before what the main menu and the keys can do too. Until
/// that is known, those give way by themselves, so that the window can become as narrow as that.
struct ReaderToolbar: View {
  let actions: ReaderActions
  @State private var isShowingAppearance = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var isCompact: Bool { sizeClass == .compact }

  var body: some View {
    ToolbarItem(placement: .navigation) {
      Button("Toggle Sidebar", systemImage: "sidebar-show-symbolic", action: actions.toggleSidebar)
    }
    if !isCompact {
      ToolbarItem(placement: .navigation) {
        HistoryMenu(direction: .back, actions: actions)
      }
      .visibilityPriority(.standard)
      ToolbarItem(placement: .navigation) {
        HistoryMenu(direction: .forward, actions: actions)
      }
      .visibilityPriority(.low)
      ToolbarItem(placement: .navigation) {
        ReloadButton(actions: actions)
      }
      .visibilityPriority(.low)
    }
    ToolbarItem(placement: .primaryAction) {
      Button("Find in Page", systemImage: "edit-find-symbolic") { actions.find() }
        .disabled(actions.model.state != .page)
    }
    if !isCompact {
      ToolbarItem(placement: .primaryAction) {
        Button("Text Appearance", systemImage: "font-x-generic-symbolic") {
          isShowingAppearance = true
        }
        .popover(isPresented: $isShowingAppearance) {
          AppearancePopover(settings: actions.model.shared.settings)
        }
      }
      .visibilityPriority(.standard)
    }
    ToolbarItem(placement: .primaryAction) {
      MainMenu(actions: actions, isCompact: isCompact, isShowingAppearance: $isShowingAppearance)
        .popover(isPresented: compactAppearance) {
          AppearancePopover(settings: actions.model.shared.settings)
        }
        .onChange(of: isShowingAppearance) { _, isShowing in
          if !isShowing { actions.returnToText() }
        }
    }
  }

  /// The choices come out of the menu where they have no button.
  private var compactAppearance: Binding<Bool> {
    Binding(
      get: { isCompact && isShowingAppearance }, set: { isShowingAppearance = $0 })
  }
}

/// Loads the page anew, or stops it while it loads: the one button of the header that changes with that.
struct ReloadButton: View {
  let actions: ReaderActions

  var body: some View { actions.reloadButton() }
}

extension ReaderActions {
  /// Loads the page anew, or stops it while it loads.
  ///
  /// - Parameter key: the key that does the same with Ctrl, where it is to be shown.
  /// - Returns: the button, for a header or a menu.
  @ViewBuilder
  func reloadButton(showing key: KeyEquivalent? = nil) -> some View {
    if model.page.isLoading {
      Button("Stop", systemImage: "process-stop-symbolic", action: stop)
    } else if let key {
      idleReloadButton.keyboardShortcut(key)
    } else {
      idleReloadButton
    }
  }

  private var idleReloadButton: some View {
    Button("Reload", systemImage: "view-refresh-symbolic", action: reload)
      .disabled(!canReload)
  }
}
