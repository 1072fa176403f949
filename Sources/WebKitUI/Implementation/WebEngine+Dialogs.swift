import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

/// What a page asks the user. WebKitGTK shows windows of its own for what nobody answers.
extension WebEngine {
  func connectDialogs() {
    view.connect("script-dialog") { [weak self] (pointer: BorrowedPointer) -> Bool in
      let dialog = ScriptDialog(pointer)
      guard let self, let presenter = page?.dialogPresenter else {
        // A page may not keep its reader.
        if case .beforeUnload = dialog.kind { dialog.confirm(true) }
        return true
      }
      dialog.keep()
      let frame = WebPage.FrameInfo(url: page?.committedURL, of: page)
      dialogs.add(of: self) { [weak self] in
        await Self.answer(dialog, presenter, frame)
        if dialog.keepsPage { self?.page?.stopWaitingLoad() }
      }
      return true
    }
    view.connect("run-file-chooser") { [weak self] (object: Object) -> Bool in
      let request = FileChooserRequest(object)
      guard let presenter = self?.page?.dialogPresenter else { return true }
      let frame = WebPage.FrameInfo(url: self?.page?.committedURL, of: self?.page)
      Task {
        let result = await presenter.handleFileInputPrompt(
          parameters: request.parameters, initiatedBy: frame)
        if case .selected(let urls) = result {
          request.select(urls.map { $0.path(percentEncoded: false) })
        }
      }
      return true
    }
    // No colours are chosen, and no notifications shown.
    view.connect("run-color-chooser") { (request: Object) -> Bool in
      unsafe webkit_color_chooser_request_cancel(request.opaque)
      return true
    }
    view.connect("show-notification") { () -> Bool in true }
  }

  private static func answer(
    _ dialog: ScriptDialog, _ presenter: any WebPage.DialogPresenting, _ frame: WebPage.FrameInfo
  ) async {
    switch dialog.kind {
    case .alert:
      await presenter.handleJavaScriptAlert(message: dialog.message, initiatedBy: frame)
    case .confirm:
      dialog.confirm(
        await presenter.handleJavaScriptConfirm(message: dialog.message, initiatedBy: frame) == .ok)
    case .prompt(let defaultText):
      let result = await presenter.handleJavaScriptPrompt(
        message: dialog.message, defaultText: defaultText, initiatedBy: frame)
      if case .ok(let text) = result { dialog.answer(text) }
    case .beforeUnload:
      dialog.confirm(await presenter.handleBeforeUnload(initiatedBy: frame) == .ok)
    }
  }
}
