import GTKUI

/// The pages beside the one that is shown.
struct GalleryView: View {
  @State private var page: GalleryPage? = .texts
  @State private var columns = NavigationSplitViewVisibility.automatic
  @Environment(\.dismissSidebar) private var dismissSidebar

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(GalleryPage.allCases, selection: $page) { page in Text(page.title) }
        .listAccessibilityLabel("Pages")
        .navigationTitle("Gallery")
    } detail: {
      PageView(page: page ?? .texts)
        .toolbar {
          ToolbarItem(placement: .navigation) {
            Toggle("Sidebar", systemImage: "sidebar-show-symbolic", isOn: isSidebarShown)
              .toggleStyle(.button)
              .keyboardShortcut(KeyEquivalent(named: "F9"), modifiers: [])
          }
        }
    }
  }

  private var isSidebarShown: Binding<Bool> {
    Binding(get: { columns != .detailOnly }, set: { columns = $0 ? .all : .detailOnly })
  }
}

/// What the gallery shows of a page.
struct PageView: View {
  let page: GalleryPage

  var body: some View {
    Group {
      switch page {
      case .texts: TextsPage()
      case .pictures: PicturesPage()
      case .buttons: ButtonsPage()
      case .input: InputPage()
      case .controls: ControlsPage()
      case .editor: EditorPage()
      case .form: FormPage()
      case .layout: LayoutPage()
      case .lists: ListsPage()
      case .navigation: NavigationPage()
      case .toolbar: ToolbarPage()
      case .menus: MenusPage()
      case .presentations: PresentationsPage()
      case .dragAndDrop: DragAndDropPage()
      case .search: SearchPage()
      case .scenes: ScenesPage()
      case .life: LifePage()
      case .widgets: WidgetsPage()
      }
    }
    .navigationTitle(page.title)
  }
}

/// A page of the gallery.
///
/// A new one goes here, and into `PageView`.
enum GalleryPage: CaseIterable, Identifiable {
  case texts
  case pictures
  case buttons
  case input
  case controls
  case editor
  case form
  case layout
  case lists
  case navigation
  case toolbar
  case menus
  case presentations
  case dragAndDrop
  case search
  case scenes
  case life
  case widgets

  var id: GalleryPage { self }

  var title: String {
    switch self {
    case .texts: "Texts"
    case .pictures: "Pictures and Progress"
    case .buttons: "Buttons and Toggles"
    case .input: "Fields and Input"
    case .controls: "Controls"
    case .editor: "Editor"
    case .form: "Form"
    case .layout: "Layout"
    case .lists: "Lists and Outlines"
    case .navigation: "Navigation"
    case .toolbar: "Toolbar"
    case .menus: "Menus"
    case .presentations: "Presentations"
    case .dragAndDrop: "Drag and Drop"
    case .search: "Search"
    case .scenes: "Scenes"
    case .life: "Life and Environment"
    case .widgets: "Widgets of GTK"
    }
  }
}
