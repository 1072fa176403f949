import GTKUI

/// Every view and modifier of GTKUI, a page for each kind.
@main
struct Gallery: App {
  static var identifier: String { "io.github.lakesreader.Gallery" }
  static var name: String { "GTKUI Gallery" }

  var body: some Scene {
    WindowGroup("GTKUI Gallery") { GalleryView() }
      .defaultSize(width: 900, height: 700)
  }
}

/// The pages beside the one that is shown.
struct GalleryView: View {
  @State private var page: GalleryPage? = .texts
  @State private var columns = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(selection: $page) {
        ForEach(GalleryPage.allCases) { page in Text(page.title) }
      }
      .navigationTitle("Gallery")
    } detail: {
      VStack(spacing: 0) {
        switch page ?? .texts {
        case .texts: TextsPage()
        case .pictures: PicturesPage()
        case .buttons: ButtonsPage()
        case .input: InputPage()
        case .layout: LayoutPage()
        case .toolbar: ToolbarPage()
        case .presentations: PresentationsPage()
        case .menus: MenusPage()
        case .dragAndDrop: DragAndDropPage()
        case .controls: ControlsPage()
        case .editor: EditorPage()
        case .form: FormPage()
        case .scenes: ScenesPage()
        }
      }
      .navigationTitle((page ?? .texts).title)
    }
  }
}

/// A page of the gallery.
///
/// A new one goes here, and into `GalleryView`.
enum GalleryPage: CaseIterable, Identifiable {
  case texts
  case pictures
  case buttons
  case input
  case layout
  case toolbar
  case presentations
  case menus
  case dragAndDrop
  case controls
  case editor
  case form
  case scenes

  var id: GalleryPage { self }

  var title: String {
    switch self {
    case .texts: "Texts"
    case .pictures: "Pictures and Progress"
    case .buttons: "Buttons and Toggles"
    case .input: "Fields and Input"
    case .layout: "Layout"
    case .toolbar: "Toolbar"
    case .presentations: "Presentations"
    case .menus: "Menus"
    case .dragAndDrop: "Drag and Drop"
    case .controls: "Controls"
    case .editor: "Editor"
    case .form: "Form"
    case .scenes: "Scenes"
    }
  }
}

/// A part of a page under a heading.
struct Sample<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.headline).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
      content
    }
    .padding(.bottom, 18)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The samples of a page, below each other.
struct Samples<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }.padding(24)
    }
  }
}
