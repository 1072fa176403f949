import CGTK
import GLibSupport

/// Hands addresses to the program that the user set for them.
enum DefaultProgram {
  /// Opens an address.
  ///
  /// - Parameters:
  ///   - address: passed on unchanged.
  ///   - completion: told nothing when a program took it, else why not.
  static func open(_ address: String, completion: @escaping (String?) -> Void) {
    let display = unsafe gdk_display_get_default()
    var context: Object?
    if let display = unsafe display {
      context = unsafe Object(taking: gdk_display_get_app_launch_context(display))
      context.map(OwnEnvironment.leaveOut)
    }
    let box = unsafe Unmanaged.passRetained(CompletionBox(completion))
    unsafe g_app_info_launch_default_for_uri_async(
      address, context?.cast(), nil, finishLaunch, box.toOpaque())
  }
}

private final class CompletionBox {
  let completion: (String?) -> Void

  init(_ completion: @escaping (String?) -> Void) {
    self.completion = completion
  }
}

nonisolated private func finishLaunch(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  guard let data = unsafe data else { return }
  let box = unsafe Unmanaged<CompletionBox>.fromOpaque(data).takeRetainedValue()
  let problem: String?
  do {
    _ = unsafe try GLibError.check { unsafe g_app_info_launch_default_for_uri_finish(result, $0) }
    problem = nil
  } catch {
    problem = error.message
  }
  MainActor.assumeIsolated { box.completion(problem) }
}
