import Foundation

@testable import WebKitUI

/// Answers as it is told.
@MainActor final class RecordingPresenter: WebPage.DialogPresenting {
  var messages: [String] = []
  /// The page of the newest alert.
  weak var page: WebPage?
  var files: [URL] = []
  var gate: Gate?

  func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {
    messages.append(message)
    page = frame.page
    await gate?.pass()
  }

  func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult {
    messages.append(message)
    await gate?.pass()
    return .ok
  }

  func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult {
    messages.append("\(message) \(defaultText ?? "-")")
    await gate?.pass()
    return .ok("Baikal")
  }

  func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult {
    messages.append("\(parameters.allowsMultipleSelection) \(parameters.mimeTypes)")
    return .selected(files)
  }
}
