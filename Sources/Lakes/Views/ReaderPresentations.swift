import Foundation
import GTKUI
import WebKitUI

/// What the window asks and says over its content: addresses, files, drops, questions, what was done.
struct ReaderPresentations: ViewModifier {
  let actions: ReaderActions
  @Bindable var model: ReaderModel
  @State private var isTargeted = false

  init(actions: ReaderActions) {
    self.actions = actions
    model = actions.model
  }

  func body(content: Content) -> some View {
    content
      .overlay {
        if isTargeted { DropHint() }
      }
      .dropDestination(for: URL.self) { urls, _ in
        for url in urls { model.open(url) }
        return !urls.isEmpty
      } isTargeted: {
        isTargeted = $0
      }
      .fileImporter(
        isPresented: $model.isOpeningFile, allowedContentTypes: [.html, .plainText],
        allowsMultipleSelection: true
      ) { result in
        actions.open(result)
      }
      .fileExporter(
        isPresented: isSaving, item: model.saved?.data, defaultFilename: model.saved?.name
      ) { result in
        if case .failure(let error) = result { model.notice = error.localizedDescription }
        actions.returnToText()
      }
      .alert("Add an Article", isPresented: $model.isAddingAddress) {
        TextField("Address", text: $model.typedAddress)
        Button("Cancel", role: .cancel) {}
        Button("Open") { actions.openTypedAddress() }
          .keyboardShortcut(.defaultAction)
      } message: {
        Text("The address of a page on the web, or of a file on this computer.")
      }
      .alert("Open Another Program?", isPresented: isAsking) {
        Button("Cancel", role: .cancel) {}
        Button("Open") { model.questionedLink.map { model.openOutside($0) } }
      } message: {
        Text("The article asks to open\n\(model.questionedLink?.absoluteString ?? "")")
      }
      .toast(item: $model.toast)
  }

  private var isSaving: Binding<Bool> {
    Binding(get: { model.saved != nil }, set: { if !$0 { model.saved = nil } })
  }

  private var isAsking: Binding<Bool> {
    Binding(
      get: { model.questionedLink != nil },
      set: { if !$0 { model.questionedLink = nil } })
  }
}

/// What a drop would do, while something is held over the window.
struct DropHint: View {
  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "document-open-symbolic")
        .imageScale(.large)
      Text("Drop to Read It Here")
        .font(.title2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .styleClass("drop-hint")
  }
}
