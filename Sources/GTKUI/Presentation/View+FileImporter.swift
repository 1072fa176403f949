import FoundationEssentials

extension View {
  /// Asks for a file, in the system's dialog.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is asked for; becomes false when the dialog closes.
  ///   - allowedContentTypes: what kinds of files are offered; `[.folder]` for a folder, none for all.
  ///   - onCompletion: told the file; not called when none was chosen. An error says that the file
  ///     cannot be named.
  /// - Returns: the view.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      switch result {
      case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Asks for files, in the system's dialog.
  ///
  /// - Parameters:
  ///   - isPresented: whether they are asked for; becomes false when the dialog closes.
  ///   - allowedContentTypes: what kinds of files are offered; `[.folder]` for folders, none for all.
  ///   - allowsMultipleSelection: whether more than one can be chosen.
  ///   - onCompletion: told the files.
  ///   - onCancellation: called when none was chosen.
  /// - Returns: the view.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    presenting(
      FilePresentation(
        isPresented: isPresented,
        request: FileChooser.Request(
          types: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection
        ) { files in
          files.isEmpty ? onCancellation() : onCompletion(.success(files))
        }))
  }

  /// Asks for a place and writes a value there, in the system's dialog.
  ///
  /// The file is written as a whole or not at all.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is asked for, where there is a value; becomes false when the dialog
  ///     closes.
  ///   - item: the value, as `Data`.
  ///   - contentTypes: the kinds of files that it can be written as, the first of which it is; those
  ///     that the value says by default.
  ///   - defaultFilename: a name to begin with.
  ///   - onCompletion: told the file when it has been written, or why it could not be.
  ///   - onCancellation: called when no place was chosen.
  /// - Returns: the view.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? Item.exportedContentTypes : contentTypes
    let exported =
      types.first { Item.exportedContentTypes.contains($0) } ?? Item.exportedContentTypes.first
      ?? .data
    return presenting(
      FilePresentation(
        isPresented: isPresented, isPossible: item != nil,
        request: FileChooser.Request(
          isSaving: true, types: types, defaultFilename: defaultFilename
        ) { files in
          guard let url = files.first, let item else { return onCancellation() }
          do {
            FileWriting.write(try item.data(as: exported), to: url) { problem in
              onCompletion(problem.map { .failure($0) } ?? .success(url))
            }
          } catch {
            onCompletion(.failure(error))
          }
        }))
  }
}

struct FilePresentation: Presentation {
  let isPresented: Binding<Bool>
  var isPossible = true
  let request: FileChooser.Request

  var subject: AnyHashable? { isPresented.wrappedValue && isPossible ? AnyHashable(true) : nil }

  func makePresenter(host: WidgetHost) -> FileChooser { FileChooser() }

  func present(in presenter: FileChooser, over view: Widget, environment: EnvironmentValues) {
    var request = request
    request.completion = { [isPresented, completion = request.completion] files in
      isPresented.wrappedValue = false
      completion(files)
    }
    presenter.show(request, over: view)
  }
}
