import CGTK
import CWebKit
import FoundationEssentials
import FoundationNetworking
import GLibSupport

/// Forms that are about to be sent.
extension WebEngine {
  func connectForms() {
    view.connect("submit-form") { [weak self] (form: Object) in
      // WebKit sends one that nobody holds.
      guard let page = self?.page, page.navigationDecider != nil else { return }
      let request = self?.formRequest
      let frame = WebPage.FrameInfo(url: page.committedURL)
      let info = WebPage.FormInfo(
        targetFrame: frame, sourceFrame: frame,
        submissionURL: request?.url ?? page.committedURL ?? WebPage.blankURL,
        httpMethod: request?.httpMethod ?? "GET", formValues: Self.fields(form))
      Task { [weak page] in
        if var decider = page?.navigationDecider {
          await decider.willSubmit(formInfo: info)
          page?.navigationDecider = decider
        }
        unsafe webkit_form_submission_request_submit(form.opaque)
      }
    }
  }

  private static func fields(_ form: Object) -> [String: String] {
    var names: UnsafeMutablePointer<GPtrArray>?
    var values: UnsafeMutablePointer<GPtrArray>?
    guard
      unsafe webkit_form_submission_request_list_text_fields(form.opaque, &names, &values) != 0
    else { return [:] }
    // The request holds both.
    return Dictionary(
      unsafe zip(texts(names), texts(values)), uniquingKeysWith: { first, _ in first })
  }

  private static func texts(_ array: UnsafeMutablePointer<GPtrArray>?) -> [String] {
    var result: [String] = []
    for index in 0..<(unsafe array?.pointee.len ?? 0) {
      let text = unsafe array?.pointee.pdata[Int(index)]?.assumingMemoryBound(to: CChar.self)
      result.append(unsafe text.map { unsafe String(cString: $0) } ?? "")
    }
    return result
  }
}
