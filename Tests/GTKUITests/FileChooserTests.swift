import CGTK
import Foundation
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Files that are chosen, and files that are written.
@Suite(.serialized) @MainActor
struct FileChooserTests {
  @Observable
  fileprivate final class Model {
    var imports = false
    var exports = false
    var item: String? = "Deep water"
    var isShown = true
    @ObservationIgnored var opened: [[URL]] = []
    @ObservationIgnored var saved: [Result<URL, any Error>] = []
    @ObservationIgnored var cancellations = 0
  }

  private func view(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      VStack {
        if model.isShown {
          Text("lake")
            .fileImporter(
              isPresented: $bindable.imports, allowedContentTypes: [.html, .image],
              allowsMultipleSelection: true
            ) { result in
              if case .success(let urls) = result { model.opened.append(urls) }
            } onCancellation: {
              model.cancellations += 1
            }
            .fileExporter(
              isPresented: $bindable.exports, item: model.item, contentTypes: [.plainText],
              defaultFilename: "Lake/Baikal"
            ) { result in
              model.saved.append(result)
            } onCancellation: {
              model.cancellations += 1
            }
        }
      }
    }
  }

  /// A folder that is gone after the test.
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lakes-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await body(folder)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func theDialogOffersTheKindsAndChoosingDeliversTheFiles() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "läke #1.html")
      try Data("<p>".utf8).write(to: file)
      let model = Model()
      let rendered = view(model)
      await rendered.settle()
      model.imports = true
      rendered.flush()
      do {
        #expect(await TestLoop.eventually { Self.dialog != nil })
        let dialog = Self.dialog
        #expect(dialog?.property("title") == "Open")
        #expect(dialog?.property("select-multiple") == true)
        let filter: Object? = dialog?.property("filter")
        #expect(
          filter.map { Self.accepts($0) } == ["text/html", "image/*", "html", "htm", "xhtml"])
        dialog.map { Self.choose(file, in: $0) }
        #expect(await TestLoop.eventually { Self.files(in: dialog) == 1 })
        dialog.map { gtk_dialog_response($0.cast(), GTK_RESPONSE_ACCEPT.rawValue) }
      }
      #expect(await TestLoop.eventually { !model.imports })
      #expect(model.opened.map { $0.map(\.path) } == [[file.path]])
      #expect(model.cancellations == 0)
      #expect(await rendered.closeAndFindSurvivors() == [])
    }
  }

  @Test func closingTheDialogIsACancellation() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    for round in 1...2 {
      model.imports = true
      rendered.flush()
      #expect(await TestLoop.eventually { Self.dialog != nil })
      Self.dialog.map { gtk_window_close($0.cast()) }
      #expect(await TestLoop.eventually { !model.imports })
      rendered.flush()
      #expect(model.cancellations == round)
    }
    #expect(model.opened.isEmpty)
    rendered.close()
  }

  @Test func aValueIsWrittenWhereTheUserSays() async throws {
    try await withFolder { folder in
      let model = Model()
      let rendered = view(model)
      await rendered.settle()
      model.exports = true
      rendered.flush()
      let file = folder.appending(path: "water.txt")
      do {
        #expect(await TestLoop.eventually { Self.dialog != nil })
        let dialog = Self.dialog
        let name = dialog.flatMap { gtk_file_chooser_get_current_name($0.opaque) }
        defer { g_free(name) }
        #expect(name.map { String(cString: $0) } == "Lake_Baikal.txt")
        let place = Object(taking: g_file_new_for_path(folder.path))
        // When it comes to the screen it goes to the folder where the program runs.
        #expect(await TestLoop.eventually { Self.firstFile(in: dialog) != nil })
        dialog.map { _ = gtk_file_chooser_set_current_folder($0.opaque, place.opaque, nil) }
        dialog.map { gtk_file_chooser_set_current_name($0.opaque, "water.txt") }
        #expect(await TestLoop.eventually { Self.firstFile(in: dialog) == file.path })
        // Nothing is ever written elsewhere.
        try #require(Self.firstFile(in: dialog) == file.path)
        dialog.map { gtk_dialog_response($0.cast(), GTK_RESPONSE_ACCEPT.rawValue) }
      }
      #expect(await TestLoop.eventually { model.saved.count == 1 })
      let saved = model.saved.map { result in
        if case .success(let url) = result { url.path } else { "" }
      }
      #expect(saved == [file.path])
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "Deep water")
      // Nothing of the way to write it as a whole is left.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["water.txt"])
      rendered.close()
    }
  }

  @Test func aFileThatCannotBeWrittenIsAnError() async throws {
    try await withFolder { folder in
      var problem: GLibError?
      let file = folder.appending(path: "missing/water.txt")
      var isDone = false
      FileWriting.write(Data("x".utf8), to: file) {
        problem = $0
        isDone = true
      }
      #expect(await TestLoop.eventually { isDone })
      #expect(problem?.message.isEmpty == false)
    }
  }

  @Test func theDialogGoesWithItsViewAndLeavesNothing() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    for _ in 0..<5 {
      model.imports = true
      rendered.flush()
      #expect(await TestLoop.eventually { Self.dialog != nil })
      let witness = Self.dialog.map { WeakObject($0) }
      model.isShown = false
      rendered.flush()
      #expect(await TestLoop.eventually { Self.dialog == nil })
      #expect(await TestLoop.eventually { witness?.isAlive == false })
      model.imports = false
      model.isShown = true
      rendered.flush()
    }
    #expect(model.cancellations == 0)
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func namesAreOnesThatAFileCanHave() {
    func name(_ text: String?, _ types: [UTType] = []) -> String {
      FileChooser.Request(isSaving: true, types: types, defaultFilename: text) { _ in }.fileName
    }
    #expect(name(nil) == "")
    #expect(name("../etc/passwd\0") == ".._etc_passwd_")
    #expect(name("Baikal", [.pdf]) == "Baikal.pdf")
    #expect(name("Baikal.PDF", [.pdf]) == "Baikal.PDF")
    #expect(name("page.htm", [.html]) == "page.htm")
    #expect(name(String(repeating: "湖", count: 1_000), [.html]).utf8.count < 255)
    let long = name(String(repeating: "湖", count: 1_000) + ".pdf")
    #expect(long.utf8.count < 255 && long.hasSuffix("湖.pdf"))
    #expect(name("a\u{202E}fdp.exe\u{7}") == "afdp.exe")
    #expect(name("بحيرة 🏞️: 100 %.pdf") == "بحيرة 🏞️: 100 %.pdf")
  }

  @Test func kindsAreFoundByMediaTypeAndExtension() {
    #expect(UTType(mimeType: "text/html") != nil)
    #expect(UTType(mimeType: "html") == nil)
    #expect(UTType(mimeType: "a/b/c") == nil)
    #expect(UTType(mimeType: "text/\0") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(filenameExtension: "pdf")?.preferredMIMEType == "application/pdf")
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.html.conforms(to: .plainText))
    #expect(!UTType.html.conforms(to: .image))
    #expect(UTType.html.conforms(to: .item))
    #expect(UTType.image.preferredMIMEType == nil)
    #expect(UTType.pdf.preferredFilenameExtension == "pdf")
  }

  // MARK: GTK's own dialog, which stands in where there is no portal

  private static var dialog: Object? {
    let windows = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
    return (0..<g_list_model_get_n_items(windows.opaque)).lazy
      .compactMap { g_list_model_get_item(windows.opaque, $0).map { Object(taking: $0) } }
      .first { $0.typeName == "GtkFileChooserDialog" && $0.property("visible") }
  }

  private static func choose(_ file: URL, in dialog: Object) {
    let object = Object(taking: g_file_new_for_path(file.path))
    gtk_file_chooser_set_file(dialog.opaque, object.opaque, nil)
  }

  private static func files(in dialog: Object?) -> UInt32 {
    guard let dialog, let list = gtk_file_chooser_get_files(dialog.opaque) else { return 0 }
    let files = Object(taking: list)
    return g_list_model_get_n_items(files.opaque)
  }

  private static func firstFile(in dialog: Object?) -> String? {
    guard let dialog, let pointer = gtk_file_chooser_get_file(dialog.opaque) else { return nil }
    let file = Object(taking: pointer)
    guard let path = g_file_get_path(file.opaque) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// The media types and extensions that a filter lets through.
  private static func accepts(_ filter: Object) -> Set<String> {
    let text = Variant(taking: g_variant_ref(gtk_file_filter_to_gvariant(filter.opaque))).text
    return Set(
      text.split { "'\"(), ".contains($0) }.map(String.init).compactMap { word in
        if word.contains("/") { return word }
        guard word.hasPrefix("*.") else { return nil }
        // An extension stands there as `*.[hH][tT]`.
        return word.dropFirst(2).filter(\.isLowercase)
      })
  }
}
