extension WebPage {
  /// Answers what a page asks the user.
  ///
  /// The page waits for the answer, and so do its scripts. What is not implemented is refused without
  /// a window.
  public protocol DialogPresenting {
    /// Shows a message. Shows nothing unless implemented.
    ///
    /// - Parameters:
    ///   - message: the message of the page; show it as plain text, and as the page's.
    ///   - frame: the frame that asks.
    func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async

    /// Asks whether something is right. It is not unless implemented.
    ///
    /// - Parameters:
    ///   - message: the question of the page.
    ///   - frame: the frame that asks.
    /// - Returns: the answer.
    func handleJavaScriptConfirm(
      message: String, initiatedBy frame: FrameInfo
    ) async -> JavaScriptConfirmResult

    /// Asks for a text. Gives none unless implemented.
    ///
    /// - Parameters:
    ///   - message: the question of the page.
    ///   - defaultText: what the answer may be.
    ///   - frame: the frame that asks.
    /// - Returns: the answer.
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: FrameInfo
    ) async -> JavaScriptPromptResult

    /// Asks for files. Gives none unless implemented.
    ///
    /// - Parameters:
    ///   - parameters: which files, and how many.
    ///   - frame: the frame that asks.
    /// - Returns: the answer.
    func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: FrameInfo
    ) async -> FileInputPromptResult

    /// Asks whether to leave a page that warns of it. It is left unless implemented.
    ///
    /// Not part of Apple's API.
    ///
    /// - Parameter frame: the frame that asks.
    /// - Returns: whether to leave.
    func handleBeforeUnload(initiatedBy frame: FrameInfo) async -> JavaScriptConfirmResult
  }
}

extension WebPage.DialogPresenting {
  /// Shows nothing.
  public func handleJavaScriptAlert(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async {}

  /// Says no.
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }

  /// Gives no text.
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }

  /// Gives no files.
  public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { .cancel }

  /// Leaves the page.
  public func handleBeforeUnload(
    initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .ok }
}
