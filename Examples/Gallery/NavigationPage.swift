import FoundationEssentials
import GTKUI

/// Windows with a sidebar, and the way from one window to another.
struct NavigationPage: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openURL) private var openURL
  @State private var answer = ""

  var body: some View {
    Samples {
      Sample("A sidebar beside content") {
        Text("The gallery's own window is one, too: below 640 pixels its sidebar folds away.")
        Button("Open a Window with a Sidebar") { openWindow(id: "lakes") }
      }
      Sample("A window for a value") {
        Across {
          ForEach(Lake.all) { lake in Button(lake.id) { openWindow(value: lake.id) } }
        }
      }
      Sample("Addresses") {
        Button("Open a Website") {
          if let url = URL(string: "https://www.gnome.org") {
            openURL(url) { answer = $0 ?? "It was opened." }
          }
        }
        Button("Open What Nobody Opens") {
          if let url = URL(string: "no-such-scheme:lake") {
            openURL(url) { answer = $0 ?? "It was opened." }
          }
        }
        Text(answer).foregroundStyle(.secondary)
      }
    }
  }
}

/// A window with lakes at the side and one of them beside.
struct LakesWindow: View {
  @State private var columns = NavigationSplitViewVisibility.automatic
  @State private var chosen: String? = "Lake Baikal"
  @FocusState private var isTextFocused: Bool

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      LakesSidebar(chosen: $chosen) { isTextFocused = true }
    } detail: {
      LakeView(id: chosen).focusable().focused($isTextFocused)
    }
  }
}

/// The lakes of a window, which go out of the way once one is chosen.
private struct LakesSidebar: View {
  @Binding var chosen: String?
  let leave: () -> Void
  @Environment(\.dismissSidebar) private var dismissSidebar

  var body: some View {
    List(Lake.continents, children: \.parts, selection: $chosen) { Text($0.id) }
      .listAccessibilityLabel("Lakes")
      .onListActivation { dismissSidebar() }
      .onExitCommand(perform: leave)
      .navigationTitle("Lakes")
  }
}

/// What a window says about a lake.
struct LakeView: View {
  let id: Lake.ID?
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    NavigationStack {
      ContentUnavailableView(
        id ?? "No Lake", systemImage: "mark-location-symbolic",
        description: Text("Escape or the button closes this window.")
      )
      .navigationTitle(id ?? "No Lake")
      .toolbar { Button("Close") { dismissWindow() }.keyboardShortcut(.cancelAction) }
    }
  }
}
