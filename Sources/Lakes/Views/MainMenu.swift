import GTKUI
import WebKitUI

/// The menu of the program.
struct MainMenu: View {
  let actions: ReaderActions
  /// Whether it has what the header has no room for.
  let isCompact: Bool
  @Binding var isShowingAppearance: Bool
  @State private var isShowingAbout = false
  @Environment(\.openSettings) private var openSettings
  @Environment(\.openShortcuts) private var openShortcuts
  @Environment(\.toggleFullScreen) private var toggleFullScreen

  var body: some View {
    Menu("Main Menu", systemImage: "open-menu-symbolic") {
      if isCompact {
        Button("Back") { actions.goBack() }
          .keyboardShortcut(.leftArrow, modifiers: .option)
          .disabled(!actions.model.canGoBack)
        Button("Forward") { actions.goForward() }
          .keyboardShortcut(.rightArrow, modifiers: .option)
          .disabled(!actions.model.canGoForward)
        actions.reloadButton(showing: "r")
        Divider()
        Button("Text Appearance") { isShowingAppearance = true }
        Divider()
      }
      Button("Open File…") { actions.openFile() }
        .keyboardShortcut("o")
      Button("Add Article…") { actions.addAddress() }
        .keyboardShortcut("l")
      Divider()
      Button("Print…") { actions.print() }
        .keyboardShortcut("p")
        .disabled(!actions.canPrint)
      Button("Save as PDF…") { actions.savePDF() }
        .disabled(!actions.canPrint)
      Divider()
      Toggle("Full Screen", isOn: fullScreen)
      Toggle("Caret Browsing", isOn: caret)
      Divider()
      Button("Preferences") { openSettings() }
        .keyboardShortcut(",")
      Button("Keyboard Shortcuts") { openShortcuts() }
        .keyboardShortcut("?")
      Button("Reading with Lakes") { actions.openGuide() }
      Button("About Lakes") { isShowingAbout = true }
    }
    .aboutWindow(isPresented: $isShowingAbout, .lakes)
    .onChange(of: isShowingAbout) { _, isShowing in
      if !isShowing { actions.returnToText() }
    }
  }

  private var fullScreen: Binding<Bool> {
    Binding(get: { toggleFullScreen.isActive }, set: { _ in toggleFullScreen() })
  }

  private var caret: Binding<Bool> {
    let settings = actions.model.shared.settings
    return Binding(get: { settings.hasCaret }, set: { settings.hasCaret = $0 })
  }
}
