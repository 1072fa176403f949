import ArticleLibrary
import GTKUI
import WebKitUI

/// What can be done in a window: by its buttons, its menu and its keys alike.
///
/// After each of them the keyboard is back in the text, unless a field is what was asked for.
struct ReaderActions {
  let model: ReaderModel
  let columns: Binding<NavigationSplitViewVisibility>
  let focus: FocusState<ReaderView.Focus?>.Binding

  func toggleSidebar() {
    columns.wrappedValue = columns.wrappedValue == .detailOnly ? .all : .detailOnly
    returnToText()
  }

  func goBack() {
    model.goBack()
    returnToText()
  }

  func goForward() {
    model.goForward()
    returnToText()
  }

  func go(to step: ReadingTrail.Step) {
    model.go(to: step)
    returnToText()
  }

  /// Whether there is something to load anew.
  var canReload: Bool { model.openDocument != nil || model.state != .empty }

  func reload() {
    if model.state == .page { model.page.reload() } else { model.retry() }
    returnToText()
  }

  /// Tries again what failed.
  func retry() {
    model.retry()
    returnToText()
  }

  func stop() {
    model.page.stopLoading()
    returnToText()
  }

  /// Opens the next article of the list, or the one before.
  func move(by step: Int) {
    let documents = model.documentsInOrder
    guard !documents.isEmpty else { return }
    let current = documents.firstIndex { $0 == model.openDocument } ?? -1
    let next = min(max(current + step, 0), documents.count - 1)
    if next != current { model.open(documents[next]) }
    returnToText()
  }

  func find() {
    guard model.state == .page else { return }
    model.isFinding.toggle()
  }

  /// Filters the articles.
  func filter() {
    columns.wrappedValue = .all
    focus.wrappedValue = .filter
  }

  func changeTextSize(larger: Bool) {
    if let picture = model.shownPicture { return picture.zoom(larger: larger) }
    model.shared.appearance.changeTextSize(larger: larger)
  }

  func resetTextSize() {
    if let picture = model.shownPicture { return picture.fit() }
    model.shared.appearance.textSize = ReadingAppearance().textSize
  }

  func toggleCaret() {
    model.shared.settings.hasCaret.toggle()
    returnToText()
  }

  /// Opens what a page wanted to open by itself.
  func openHeldBack() {
    model.openHeldBack()
    if model.popups.topmost == nil { returnToText() }
  }

  func closePopup() {
    model.closePopup()
    if model.popups.topmost == nil { returnToText() }
  }

  /// Closes the nearest thing: a page over the article, the find bar, the load, the selection, the
  /// full screen.
  ///
  /// - Parameter fullScreen: that of the window.
  func closeNearest(_ fullScreen: FullScreenAction) {
    if model.popups.topmost != nil { return closePopup() }
    guard !model.closeNearest() else { return returnToText() }
    let model = model
    Task {
      if await !model.clearSelection(), fullScreen.isActive { fullScreen() }
    }
  }

  func openGuide() {
    guard let guide = model.guide else { return }
    model.open(guide.name)
    returnToText()
  }

  func returnToText() {
    focus.wrappedValue = .text
  }
}

extension FocusedValues {
  /// What can be done in the window that is used.
  var reader: ReaderActions? {
    get { self[ReaderKey.self] }
    set { self[ReaderKey.self] = newValue }
  }
}

private struct ReaderKey: FocusedValueKey {
  typealias Value = ReaderActions
}
