import CGTK
import Foundation
import GLibSupport

/// Holds the system's dialog for files while it shows.
///
/// Inside a sandbox it is the portal's: the program sees the chosen files alone.
final class FileChooser: Presenter {
  /// What is asked for.
  struct Request {
    var isSaving = false
    var types: [UTType] = []
    var allowsMultipleSelection = false
    var defaultFilename: String?
    /// Told the chosen files; none where nothing was chosen.
    var completion: ([URL]) -> Void
  }

  private var dialog: Object?
  private var request: Request?

  /// Asks.
  func show(_ request: Request, over view: Widget) {
    self.request = request
    guard dialog == nil else { return }
    let root = unsafe gtk_widget_get_root(view.pointer)
    let parent = unsafe UnsafeMutableRawPointer(root)?.assumingMemoryBound(to: GtkWindow.self)
    let choosesFolder = !request.types.isEmpty && request.types.allSatisfy(\.isFolder)
    let action =
      request.isSaving
      ? GTK_FILE_CHOOSER_ACTION_SAVE
      : choosesFolder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    let label = unsafe String(cString: g_dgettext("gtk40", request.isSaving ? "_Save" : "_Open"))
    let dialog = unsafe Object(
      taking: gtk_file_chooser_native_new(
        label.replacing("_", with: ""), parent, action, label, nil))
    self.dialog = dialog
    unsafe gtk_native_dialog_set_modal(dialog.cast(), 1)
    unsafe gtk_file_chooser_set_select_multiple(
      dialog.opaque, request.allowsMultipleSelection && !request.isSaving ? 1 : 0)
    if request.isSaving {
      unsafe gtk_file_chooser_set_current_name(dialog.opaque, request.fileName)
    }
    if let filter = FileFilter.make(for: request.types), !choosesFolder {
      unsafe gtk_file_chooser_add_filter(dialog.opaque, filter.opaque)
      unsafe gtk_file_chooser_set_filter(dialog.opaque, filter.opaque)
    }
    dialog.connect("response") { [weak self] (response: Int32) in
      self?.answered(response == GTK_RESPONSE_ACCEPT.rawValue)
    }
    unsafe gtk_native_dialog_show(dialog.cast())
  }

  func close() {
    guard let dialog else { return }
    self.dialog = nil
    request = nil
    unsafe gtk_native_dialog_destroy(dialog.cast())
  }

  private func answered(_ isAccepted: Bool) {
    guard let dialog, let request else { return }
    let files = isAccepted ? Self.files(of: dialog) : []
    close()
    request.completion(files)
  }

  private static func files(of dialog: Object) -> [URL] {
    guard let pointer = unsafe gtk_file_chooser_get_files(dialog.opaque) else { return [] }
    let list = unsafe Object(taking: pointer)
    return unsafe (0..<g_list_model_get_n_items(list.opaque)).compactMap { index in
      guard let item = unsafe g_list_model_get_item(list.opaque, index) else { return nil }
      let file = unsafe Object(taking: item)
      guard let text = unsafe g_file_get_uri(file.opaque) else { return nil }
      defer { unsafe g_free(text) }
      return unsafe URL(string: String(cString: text))
    }
  }
}

extension FileChooser.Request {
  /// A name that a file can have, with the extension of its kind.
  var fileName: String {
    let suggested = (defaultFilename ?? "").map { "/\0\n\r".contains($0) ? "_" : $0 }
    // Marks of direction make a name look like another one.
    let shown = String(suggested).unicodeScalars.filter {
      $0.properties.generalCategory != .control && !$0.properties.isBidiControl
    }
    var name = String(String.UnicodeScalarView(shown))
    // The name itself, its extension and what a file system adds fit into 255 bytes.
    let dot = name.lastIndex(of: ".").flatMap { name[$0...].utf8.count < 12 ? $0 : nil }
    let own = dot.map { String(name[$0...]) } ?? ""
    name.removeLast(own.count)
    while name.utf8.count + own.utf8.count > 200 { name.removeLast() }
    name += own
    guard let kind = types.first, let ending = kind.preferredFilenameExtension else { return name }
    let has = kind.extensions.contains { name.lowercased().hasSuffix("." + $0) }
    return has || name.isEmpty ? name : "\(name).\(ending)"
  }
}

/// What files a dialog offers.
enum FileFilter {
  /// A filter for kinds of files; nothing where all are asked for.
  static func make(for types: [UTType]) -> Object? {
    guard !types.isEmpty, !types.contains(.item), !types.contains(.data) else { return nil }
    let filter = unsafe Object(taking: gtk_file_filter_new())
    let names = types.compactMap { $0.localizedDescription ?? $0.preferredFilenameExtension }
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    unsafe gtk_file_filter_set_name(filter.opaque, shown.isEmpty ? nil : shown)
    for type in types {
      unsafe gtk_file_filter_add_mime_type(filter.opaque, type.identifier)
      for ending in type.extensions {
        unsafe gtk_file_filter_add_suffix(filter.opaque, ending)
      }
    }
    return filter
  }
}

/// Writes files.
enum FileWriting {
  /// Writes a file as a whole or not at all, without the main loop having to wait.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - url: the file; one that is there is replaced.
  ///   - completion: told what went wrong, or nothing.
  static func write(_ data: Data, to url: URL, completion: @escaping (GLibError?) -> Void) {
    let file = unsafe Object(taking: g_file_new_for_uri(url.absoluteString))
    let box = unsafe Unmanaged.passRetained(WritingBox(completion))
    let bytes = Bytes(data)
    unsafe g_file_replace_contents_bytes_async(
      file.opaque, bytes.pointer, nil, 0, G_FILE_CREATE_NONE, nil, finishWriting,
      box.toOpaque())
  }
}

private final class WritingBox {
  let completion: (GLibError?) -> Void

  init(_ completion: @escaping (GLibError?) -> Void) {
    self.completion = completion
  }
}

nonisolated private func finishWriting(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  guard let data = unsafe data else { return }
  let box = unsafe Unmanaged<WritingBox>.fromOpaque(data).takeRetainedValue()
  var problem: GLibError?
  do {
    _ = unsafe try GLibError.check {
      unsafe g_file_replace_contents_finish(
        UnsafeMutableRawPointer(source).map { OpaquePointer($0) }, result, nil, $0)
    }
  } catch {
    problem = error
  }
  MainActor.assumeIsolated { [problem] in box.completion(problem) }
}
