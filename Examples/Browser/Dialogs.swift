import Foundation
import GTKUI
import Observation
import WebKitUI

/// Asks the user what pages ask, one question after the other.
@Observable
final class Dialogs: WebPage.DialogPresenting {
  /// What is being asked.
  struct Question {
    enum Kind { case alert, confirm, prompt, files }
    let kind: Kind
    /// Who asks.
    weak var page: WebPage?
    var message = ""
    var files: WKOpenPanelParameters?
  }

  private(set) var question: Question?
  /// What the user writes for a prompt.
  var text = ""
  /// What the user chooses where files are asked for.
  private var files: [URL] = []

  @ObservationIgnored private var waiting: CheckedContinuation<Bool, Never>?
  @ObservationIgnored private var last: Task<Bool, Never>?

  func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {
    _ = await ask(Question(kind: .alert, page: frame.page, message: message), "")
  }

  func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult {
    await ask(Question(kind: .confirm, page: frame.page, message: message), "") ? .ok : .cancel
  }

  func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult {
    let isGiven = await ask(
      Question(kind: .prompt, page: frame.page, message: message), defaultText ?? "")
    return isGiven ? .ok(text) : .cancel
  }

  func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult {
    let isGiven = await ask(Question(kind: .files, page: frame.page, files: parameters), "")
    return isGiven ? .selected(files) : .cancel
  }

  /// Answers the question for files.
  func choose(_ chosen: [URL]) {
    files = chosen
    answer(!chosen.isEmpty)
  }

  /// Answers the question.
  func answer(_ answer: Bool) {
    question = nil
    waiting?.resume(returning: answer)
    waiting = nil
  }

  private func ask(_ question: Question, _ text: String) async -> Bool {
    let before = last
    let task = Task {
      _ = await before?.value
      self.text = text
      self.question = question
      return await withCheckedContinuation { waiting = $0 }
    }
    last = task
    return await task.value
  }
}

extension View {
  /// Shows the questions of pages.
  ///
  /// - Parameters:
  ///   - dialogs: the questions.
  ///   - asksHere: whether those of a page are asked in this window.
  /// - Returns: the view.
  func dialogs(_ dialogs: Dialogs, of asksHere: @escaping (WebPage?) -> Bool) -> some View {
    DialogView(content: self, dialogs: dialogs, asksHere: asksHere)
  }
}

/// Shows alerts, confirmations, prompts and choosers of files over the window.
struct DialogView<Content: View>: View {
  let content: Content
  let dialogs: Dialogs
  let asksHere: (WebPage?) -> Bool

  var body: some View {
    @Bindable var dialogs = dialogs
    content
      .alert("The page says", isPresented: shows(.alert)) {
        Button("OK") { dialogs.answer(true) }
      } message: {
        Text(dialogs.question?.message ?? "")
      }
      .alert("The page asks", isPresented: shows(.confirm)) {
        Button("Cancel", role: .cancel) { dialogs.answer(false) }
        Button("OK") { dialogs.answer(true) }
      } message: {
        Text(dialogs.question?.message ?? "")
      }
      .alert("The page asks", isPresented: shows(.prompt)) {
        TextField("Answer", text: $dialogs.text)
        Button("Cancel", role: .cancel) { dialogs.answer(false) }
        Button("OK") { dialogs.answer(true) }
      } message: {
        Text(dialogs.question?.message ?? "")
      }
      .fileImporter(
        isPresented: Binding(get: { asks(.files) }, set: { _ in }),
        allowedContentTypes: dialogs.question?.files?.mimeTypes.compactMap { UTType(mimeType: $0) }
          ?? [],
        allowsMultipleSelection: dialogs.question?.files?.allowsMultipleSelection ?? false
      ) { result in
        if case .success(let files) = result { dialogs.choose(files) } else { dialogs.choose([]) }
      } onCancellation: {
        dialogs.choose([])
      }
  }

  private func shows(_ kind: Dialogs.Question.Kind) -> Binding<Bool> {
    Binding(
      get: { asks(kind) },
      // Closed without a button: the answer is no.
      set: { if !$0, asks(kind) { dialogs.answer(false) } })
  }

  private func asks(_ kind: Dialogs.Question.Kind) -> Bool {
    dialogs.question.map { $0.kind == kind && asksHere($0.page) } ?? false
  }
}
