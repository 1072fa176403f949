import CGTK
import CWebKit
import Foundation
import GLibSupport

/// Prints a page.
final class PrintOperation {
  private let object: Object
  private let view: Object
  private var continuation: CheckedContinuation<Void, any Error>?
  private var problem: GLibError?
  private var recentDocument: RecentDocuments.Wait?

  init(_ engine: WebEngine) {
    // GTK notes who has written a file, and complains of a program without a name.
    if unsafe g_get_application_name() == nil {
      unsafe g_set_prgname(ProcessInfo.processInfo.processName)
    }
    view = engine.view
    unsafe object = Object(taking: webkit_print_operation_new(engine.view.cast()))
    object.connect("failed") { [weak self] (error: BorrowedPointer) in
      guard let pointer = unsafe error.address else { return }
      self?.problem = unsafe GLibError(copying: pointer.assumingMemoryBound(to: GError.self))
    }
    object.connect("finished") { [weak self] in self?.finished() }
  }

  /// The margins of a sheet, in points.
  struct Margins {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }

  /// Prints to a PDF file.
  ///
  /// - Parameters:
  ///   - address: the file's address.
  ///   - sheet: the size of a sheet in points.
  ///   - margins: what is left free on each side. Where they are negative the print is larger than the
  ///     sheet, which shows a part of it.
  ///   - firstSheetOnly: whether only one sheet is printed.
  /// - Throws: a `GLibError` where printing fails.
  func print(
    to address: String, sheet: CGSize, margins: Margins, firstSheetOnly: Bool = false
  ) async throws {
    let settings = unsafe Object(taking: gtk_print_settings_new())
    unsafe gtk_print_settings_set(settings.opaque, "output-uri", address)
    unsafe gtk_print_settings_set(settings.opaque, "output-file-format", "pdf")
    // GTK finds its printer for files by the name that it shows for it.
    unsafe gtk_print_settings_set_printer(
      settings.opaque, String(cString: g_dgettext("gtk40", "Print to File")))
    if firstSheetOnly {
      unsafe gtk_print_settings_set_print_pages(settings.opaque, GTK_PRINT_PAGES_RANGES)
      var first = GtkPageRange(start: 0, end: 0)
      unsafe gtk_print_settings_set_page_ranges(settings.opaque, &first, 1)
    }
    let setup = unsafe Object(taking: gtk_page_setup_new())
    let paper = unsafe gtk_paper_size_new_custom(
      "webkit-ui", "Page", sheet.width, sheet.height, GTK_UNIT_POINTS)
    unsafe gtk_page_setup_set_paper_size(setup.opaque, paper)
    unsafe gtk_paper_size_free(paper)
    unsafe gtk_page_setup_set_top_margin(setup.opaque, margins.top, GTK_UNIT_POINTS)
    unsafe gtk_page_setup_set_bottom_margin(setup.opaque, margins.bottom, GTK_UNIT_POINTS)
    unsafe gtk_page_setup_set_left_margin(setup.opaque, margins.left, GTK_UNIT_POINTS)
    unsafe gtk_page_setup_set_right_margin(setup.opaque, margins.right, GTK_UNIT_POINTS)
    unsafe webkit_print_operation_set_print_settings(object.opaque, settings.opaque)
    unsafe webkit_print_operation_set_page_setup(object.opaque, setup.opaque)
    recentDocument = RecentDocuments.forget(address)
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      unsafe webkit_print_operation_print(object.opaque)
    }
  }

  /// The print dialog while it shows.
  private static var openDialog: Object? {
    let windows = unsafe gtk_window_get_toplevels()
    for index in unsafe 0..<g_list_model_get_n_items(windows) {
      guard let item = unsafe g_list_model_get_item(windows, index) else { continue }
      let window = unsafe Object(taking: item)
      if window.typeName == "GtkPrintUnixDialog" { return window }
    }
    return nil
  }

  /// Shows the print dialog, and prints where the user says so.
  func runDialog() async throws -> Bool {
    let response = await withCheckedContinuation { continuation in
      // WebKit waits for the dialog in a loop of its own, which must not run within a job of the main
      // actor: nothing else would.
      MainLoop.schedule(priority: .standard) { [object, view] in
        let root = unsafe gtk_widget_get_root(view.cast())
        let isWindow = unsafe root.map { unsafe Object(retaining: UnsafeMutableRawPointer($0)) }
        let parent = unsafe isWindow.map { unsafe $0.cast(GtkWindow.self) }
        // Escape destroys the dialog, and WebKit (2.50) then destroys what nobody holds any more.
        var dialog: Object?
        MainLoop.schedule(priority: .idle) { dialog = Self.openDialog }
        let response = unsafe webkit_print_operation_run_dialog(object.opaque, parent)
        withExtendedLifetime(dialog) { continuation.resume(returning: response) }
      }
    }
    guard response == WEBKIT_PRINT_OPERATION_RESPONSE_PRINT else { return false }
    if let problem { throw problem }
    return true
  }

  private func finished() {
    let waiting = continuation
    continuation = nil
    if let problem {
      recentDocument?.end()
      waiting?.resume(throwing: problem)
    } else {
      waiting?.resume()
    }
  }
}
