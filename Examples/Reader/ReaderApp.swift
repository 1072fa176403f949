import Foundation
import GTKUI
import WebKitUI

/// The app of the talk “Meet WebKit for SwiftUI”: articles about lakes, with their sections.
@main
struct ReaderApp: App {
  static var identifier: String { "io.github.lakesreader.ExampleReader" }
  static var name: String { "Example Reader" }

  var body: some Scene {
    WindowGroup("Example Reader") { ReaderView() }
  }
}

/// The articles beside the one that is read.
struct ReaderView: View {
  @State private var model = ReaderModel()
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var isFinding = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    @Bindable var model = model
    NavigationSplitView(columnVisibility: $columns) {
      List(selection: $model.selection) {
        ForEach(Article.all) { article in
          Text(article.title).tag(SidebarItem.article(article.id))
          if article.id == model.page.url?.host() {
            ForEach(model.sections) { section in
              Text(section.title)
                .padding(.leading, 16)
                .tag(SidebarItem.section(article.id, section.id))
            }
          }
        }
      }
      .navigationTitle("Lakes")
    } detail: {
      VStack(spacing: 0) {
        if let problem = model.problem { Text(problem).padding(8) }
        WebView(model.page)
          .findNavigator(isPresented: $isFinding)
          .webViewScrollPosition($model.position)
          .webViewOnScrollGeometryChange(for: ScrollGeometry.self) {
            $0
          } action: {
            _, geometry in
            model.pageScrolled(to: geometry)
          }
      }
      .navigationTitle(model.page.title)
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button("Toggle Sidebar", systemImage: "sidebar-show-symbolic") {
            columns = columns == .detailOnly ? .all : .detailOnly
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Find in Page", systemImage: "edit-find-symbolic") { isFinding.toggle() }
            .keyboardShortcut("f")
        }
      }
    }
    .task { await model.run() }
    .onChange(of: model.decider.urlToOpen) { _, url in
      guard let url else { return }
      model.decider.urlToOpen = nil
      openURL(url)
    }
  }
}
