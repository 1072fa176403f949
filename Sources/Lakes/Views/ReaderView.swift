import ArticleLibrary
import Foundation
import GTKUI
import WebKitUI

/// A window of the reader: the articles beside the one that is read.
struct ReaderView: View {
  @State private var model: ReaderModel
  @State private var columns = NavigationSplitViewVisibility.automatic
  @FocusState private var focus: Focus?
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.scenePhase) private var scenePhase

  /// What can have the keyboard.
  enum Focus: Hashable {
    case text
    case filter
  }

  /// Makes the content of a window.
  ///
  /// - Parameter address: what to open; the first article where there is none.
  init(opening address: URL?) {
    _model = State(
      wrappedValue: ReaderModel(
        library: .standard, collection: ArticleLibrary.standardName, shared: .standard,
        opening: address))
  }

  /// Shows a model.
  ///
  /// - Parameter model: what is read.
  init(model: ReaderModel) {
    _model = State(initialValue: model)
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      SidebarView(actions: actions)
        .onListActivation { focus = .text }
    } detail: {
      ArticleView(actions: actions)
    }
    .focusedSceneValue(\.reader, actions)
    .preferredColorScheme(model.shared.appearance.theme.colorScheme)
    .task { await model.follow(.library) }
    .task { await model.followAddress(.library) }
    .task(id: model.openedPage == nil) { await model.follow(.opened) }
    .task(id: model.openedPage == nil) { await model.followAddress(.opened) }
    .onChange(of: columns) { _, _ in keepColumns() }
    .onChange(of: scenePhase) { _, phase in
      guard phase == .active else { return }
      // Of several windows the one that is used last is gone on with.
      model.keepOpenDocument()
      keepColumns()
    }
    .onChange(of: model.shared.settings.hasCaret, initial: true) { _, hasCaret in
      model.setCaret(hasCaret)
    }
    .onChange(of: model.shared.problem, initial: true) { _, problem in
      if problem != nil { model.notice = model.shared.takeProblem() }
    }
    .onChange(of: model.shared.settings.drawsInSoftware) { _, _ in model.applyRendering() }
    .onChange(of: model.shared.appearance) { _, _ in model.applyAppearance() }
    .onAppear {
      if !model.shared.settings.isSidebarShown { columns = .detailOnly }
      // The model must not hold itself.
      model.openOutside = { [weak model, openURL] url in
        openURL(url) { problem in
          model?.notice = problem.map {
            String(localized: "“\(url.absoluteString)” could not be opened: \($0)")
          }
        }
      }
      model.openWindow = { [openWindow] in openWindow(value: $0) }
      focus = .text
    }
    .onOpenURL { model.open($0) }
    .modifier(ReaderPresentations(actions: actions))
  }

  private func keepColumns() {
    model.shared.settings.isSidebarShown = columns != .detailOnly
  }

  private var actions: ReaderActions {
    ReaderActions(model: model, columns: $columns, focus: $focus)
  }
}

extension ArticleLibrary {
  /// The bundled articles, or those of the folder that `LAKES_ARTICLES` names.
  static var standard: ArticleLibrary {
    guard let folder else { return ArticleLibrary(source: BundledSource()) }
    return ArticleLibrary(source: FolderSource(folder: folder))
  }

  /// The name of the collection: that of its folder where it is not the bundled one.
  static var standardName: String {
    folder.map { URL(filePath: $0).lastPathComponent } ?? bundledCollection
  }

  private static var folder: String? {
    let folder = ProcessInfo.processInfo.environment["LAKES_ARTICLES"]
    return folder?.isEmpty == false ? folder : nil
  }
}
