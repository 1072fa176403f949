import CGTK
import CWebKit
import GLibSupport

extension WebEngine {
  /// Has a request answered by the page's handler for its scheme.
  func answer(_ task: SchemeTask) {
    guard
      let scheme = URLScheme(task.scheme), let handler = configuration.urlSchemeHandlers[scheme]
    else { return task.refuse("The page has no handler for the address") }
    let key = ObjectIdentifier(task)
    schemeTasks[key] = task
    task.onFailure = { [weak self, weak task] error in
      guard let self, let task else { return }
      // Those of what belongs to a page fail no load; a page can have any number of them.
      if handlerErrors.count >= 100 { handlerErrors = [:] }
      handlerErrors[task.address] = error
    }
    task.answer(with: handler) { [weak self] in self?.schemeTasks[key] = nil }
  }

  /// Ends the work on all requests.
  func cancelSchemeTasks() {
    for task in Array(schemeTasks.values) {
      task.cancel()
    }
  }

  /// Follows what the page loads: WebKit does not tell a handler that has not answered yet that
  /// nobody needs the answer any more, but it says that the resource has failed.
  func connectResources() {
    guard !configuration.urlSchemeHandlers.isEmpty else { return }
    view.connect("resource-load-started") { [weak self] (resource: Object) in
      self?.noteHeard()
      self?.follow(resource)
    }
  }

  private func follow(_ resource: Object) {
    // A page can have thousands of others, pictures within its own text above all.
    let address = unsafe webkit_web_resource_get_uri(resource.opaque)
    guard handledSchemes.contains(where: { unsafe g_str_has_prefix(address, $0) != 0 }) else {
      return
    }
    // Keeps the handlers connected until the end.
    resources[resource] = resource
    resource.connect("finished") { [weak self, weak resource] in
      guard let resource else { return }
      self?.resources[resource] = nil
    }
    resource.connect("failed") { [weak self, weak resource] in
      guard let self, let resource else { return }
      let address = unsafe webkit_web_resource_get_uri(resource.opaque)
        .map { unsafe String(cString: $0) }
      schemeTasks.values.first { $0.isWaiting && $0.address == address }?.cancel()
      resources[resource] = nil
    }
  }
}
