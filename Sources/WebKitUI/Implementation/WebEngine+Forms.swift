import CGTK
import CWebKit
import FoundationEssentials
import FoundationNetworking
import GLibSupport

/// Forms that are about to be sent.
extension WebEngine {
  func connectForms() {
    guard page?.decisions != nil else { return }
    formBridge = followForms()
    view.connect("submit-form") { [weak self] (form: Object) in
      // WebKit sends one that nobody holds.
      guard let self, let page, page.decisions != nil else { return }
      let request = formRequest
      let frame = WebPage.FrameInfo(url: page.committedURL, of: page)
      let info = WebPage.FormInfo(
        targetFrame: frame, sourceFrame: frame,
        submissionURL: request?.url ?? page.committedURL ?? WebPage.blankURL,
        httpMethod: request?.httpMethod ?? "GET", formValues: takeFormValues())
      Task { [weak page] in
        await page?.decisions?.ask { await $0.willSubmit(formInfo: info) }
        unsafe webkit_form_submission_request_submit(form.opaque)
      }
    }
  }

  /// What was written into the form.
  ///
  /// WebKitGTK (2.50) would tell it too, and ends the program for a form without a field for text:
  /// `webkit_form_submission_request_list_text_fields` reads from an array that is not there.
  private func takeFormValues() -> [String: String] {
    defer { formValues = [:] }
    return formValues
  }

  private func followForms() -> ScriptBridge {
    ScriptBridge("Forms", Self.formScript, in: self) { [weak self] message in
      guard case .object(let members) = message else { return }
      self?.formValues = members.compactMapValues {
        if case .string(let text) = $0 { text } else { nil }
      }
    }
  }

  /// Posts the texts in the fields of a form that is about to be sent, by their names.
  private static let formScript = """
    if (!\(ScriptBridge.stop("Forms"))) {
      const types = ["text", "search", "tel", "url", "email", "password", "number"];
      const tell = event => {
        if (!event.isTrusted) return;
        const values = Object.create(null);
        // A field's name may take the place of what a form has.
        for (const field of Reflect.get(HTMLFormElement.prototype, "elements", event.target)) {
          if (!(field instanceof HTMLInputElement) || field.disabled || !field.name) continue;
          if (types.includes(field.type) && !(field.name in values)) values[field.name] = field.value;
        }
        webkit.messageHandlers.\(ScriptBridge.handler("Forms")).postMessage({...values});
      };
      addEventListener("formdata", tell, true);
      \(ScriptBridge.stop("Forms")) = () => {
        removeEventListener("formdata", tell, true);
        \(ScriptBridge.stop("Forms")) = undefined;
      };
    }
    """
}
