import Foundation
import GTKUI

/// What shows over the window.
struct PresentationsPage: View {
  @State private var showsPopover = false
  @State private var footnote: Footnote?
  @State private var showsSheet = false
  @State private var asksAddress = false
  @State private var address = ""
  @State private var asksToDelete = false
  @State private var failure: Failure?
  @State private var importsFiles = false
  @State private var importsFolder = false
  @State private var exportsFile = false
  @State private var toast: Toast?
  @State private var isBlocked = false
  @State private var report = "Nothing has been chosen yet"
  @Environment(\.clipboard) private var clipboard

  var body: some View {
    Samples {
      Text(report).foregroundStyle(.secondary).padding(.bottom, 18)
      Sample("Popovers and sheets") { bubbles }
      Sample("Questions") { questions }
      Sample("Files and the clipboard") { files }
      Sample("Notices") { notices }
    }
    .noticeBar("A pop-up was blocked", isPresented: $isBlocked) {
      Button("Open Anyway") { report = "The pop-up was opened" }
    }
    .toast(item: $toast)
  }

  @ViewBuilder private var bubbles: some View {
    Button("Popover") { showsPopover = true }
      .popover(isPresented: $showsPopover) { NoteEditor(report: $report) }
    Text("Lake Baikal¹ is the deepest lake² of the world.")
      .popover(
        item: $footnote,
        attachmentAnchor: .rect(.rect(CGRect(x: footnote?.x ?? 0, y: 0, width: 12, height: 18))),
        arrowEdge: .top
      ) { note in
        Text(note.text).padding(6)
      }
    HStack {
      Button("First Footnote") { footnote = Footnote(id: 1, x: 75, text: "In southern Siberia.") }
      Button("Second Footnote") {
        footnote = Footnote(id: 2, x: 185, text: "1,642 metres at the deepest place.")
      }
    }
    Button("Sheet") { showsSheet = true }
      .sheet(isPresented: $showsSheet) {
        report = "The sheet was closed"
      } content: {
        SheetPage()
      }
  }

  @ViewBuilder private var questions: some View {
    Button("Open an Address") { asksAddress = true }
      .alert("Open an Address", isPresented: $asksAddress) {
        TextField("Address", text: $address)
        Button("Cancel", role: .cancel) {}
        Button("Open") { report = "Opens \(address)" }.disabled(address.isEmpty)
      } message: {
        Text("The article is added to your library.")
      }
    Button("Delete", role: .destructive) { asksToDelete = true }
      .confirmationDialog("Delete the Article?", isPresented: $asksToDelete) {
        Button("Keep the Notes") { report = "The notes were kept" }
        Button("Delete", role: .destructive) { report = "Deleted" }
      } message: {
        Text("Its highlights and notes go with it.")
      }
    Button("Fail") { failure = Failure() }
      .alert(
        isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }),
        error: failure
      ) {}
  }

  @ViewBuilder private var files: some View {
    Button("Open Files") { importsFiles = true }
      .fileImporter(
        isPresented: $importsFiles, allowedContentTypes: [.html, .pdf],
        allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let urls): report = urls.map(\.lastPathComponent).joined(separator: ", ")
        case .failure(let error): report = "\(error)"
        }
      }
    Button("Open a Folder") { importsFolder = true }
      .fileImporter(isPresented: $importsFolder, allowedContentTypes: [.folder]) { result in
        switch result {
        case .success(let url): report = "The folder \(url.lastPathComponent)"
        case .failure(let error): report = "\(error)"
        }
      }
    Button("Save a File") { exportsFile = true }
      .fileExporter(
        isPresented: $exportsFile, item: "Deep water", contentTypes: [.plainText],
        defaultFilename: "Lake Baikal"
      ) { result in
        switch result {
        case .success(let url): report = "Saved \(url.lastPathComponent)"
        case .failure(let error): report = "\(error)"
        }
      }
    Button("Copy a Link") {
      if let url = URL(string: "https://example.org/baikal") { clipboard.copy(url) }
      toast = Toast("Link copied")
    }
  }

  @ViewBuilder private var notices: some View {
    Button("Remove an Article") {
      toast = Toast("Article removed", buttonTitle: "Undo") { report = "The article is back" }
    }
    Button("Block a Pop-up") { isBlocked = true }
  }
}

private struct Footnote: Identifiable {
  let id: Int
  let x: Double
  let text: String
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "The Article Could Not Be Opened" }
  var recoverySuggestion: String? { "The file is not there any more. Choose another one." }
}

private struct NoteEditor: View {
  @Binding var report: String
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("A note about the lake")
      TextField("Note", text: $text)
      Button("Done") {
        report = "The note says “\(text)”"
        dismiss()
      }
      // On a page of its own there would be nothing to close.
      .disabled(!isPresented)
    }
    .padding(6)
  }
}

private struct SheetPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Text(
          """
          A window over the window. Escape closes the nearest thing first. \
          A text is no reason for it to be wider than one likes to read.
          """)
        Button("Popover in the Sheet") { asks = true }
          .popover(isPresented: $asks) { Text("Escape closes this, and then the sheet.") }
        Button("Close") { dismiss() }.buttonStyle(.borderedProminent)
      }
      .padding(18)
      .frame(minWidth: 320)
      .navigationTitle("Sheet")
    }
  }
}
