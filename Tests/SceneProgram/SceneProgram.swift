import FoundationEssentials
import GTKUI

/// A program that tests start, and that notes in a file what happens to it.
@main
struct SceneProgram: App {
  static var identifier: String {
    ProcessInfo.processInfo.environment["SCENE_PROGRAM_ID"] ?? "io.github.lakes.SceneProgram"
  }
  static var name: String { "Scene Program" }

  static func answer(_ arguments: [String]) -> Int32? {
    arguments.contains("--version") ? 0 : nil
  }

  var body: some Scene {
    WindowGroup("Scene Program") { Content() }
      .defaultSize(width: 600, height: 400)
      .commands {
        CommandMenu("Notes") {
          Button("Note Something") { note("command") }
            .keyboardShortcut("j")
            .keyboardShortcut(KeyEquivalent(named: "F4"), modifiers: [])
          Button("Never") { note("never") }.keyboardShortcut("u").disabled(true)
        }
        WindowCommands()
        CommandGroup(after: .pasteboard) {
          Button("Mark All") { note("mark all") }.keyboardShortcut("a")
        }
      }
    Window("Single", id: "single") { Text("one of a kind") }
    WindowGroup("Value", id: "value", for: Int.self) { $number in
      Text("number \(number ?? 0)")
    }
    Settings { Preferences() }
  }
}

/// Commands that act on what the window has handed over.
private struct WindowCommands: Commands {
  @FocusedValue(\.windowName) private var windowName
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(after: .sidebar) {
      Button("Say Name") { note("name \(windowName ?? "none")") }.keyboardShortcut("m")
        .disabled(windowName == nil)
      Button("Open Single") { openWindow(id: "single") }.keyboardShortcut("1")
      Button("Open Five") { openWindow(value: 5) }.keyboardShortcut("5")
    }
  }
}

extension FocusedValues {
  var windowName: String? {
    get { self[WindowNameKey.self] }
    set { self[WindowNameKey.self] = newValue }
  }
}

private struct WindowNameKey: FocusedValueKey {
  typealias Value = String
}

private struct Content: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.toggleFullScreen) private var toggleFullScreen
  @Environment(\.colorScheme) private var colorScheme
  @AppStorage("textSize") private var textSize = 17
  @AppStorage("draft") private var draft = ""
  @State private var words = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "size \(textSize) \(colorScheme == .dark ? "dark" : "light")")
        Text(verbatim: toggleFullScreen.isActive ? "full screen" : "in a window")
        Text(verbatim: "draft \(draft)")
        TextField("Words", text: $words)
        Button("Larger") { textSize += 1 }
      }
      .navigationTitle("Scene Program")
      .toolbar {
        Button("Reload", systemImage: "view-refresh-symbolic") { note("reload") }
          .keyboardShortcut("r")
        Menu("Main Menu", systemImage: "open-menu-symbolic") {
          Button("Item") { note("item") }.keyboardShortcut("i")
        }
      }
    }
    .focusedSceneValue(\.windowName, "reader")
    .onOpenURL { note("open \($0.absoluteString)") }
    .onChange(of: phase) { note("phase \(phase)") }
    .onDisappear {
      note("disappear")
      draft = words
    }
  }
}

private struct Preferences: View {
  @AppStorage("textSize") private var textSize = 17

  var body: some View {
    VStack {
      Text(verbatim: "preferred size \(textSize)")
      Button("Smaller") { textSize -= 1 }
    }
  }
}

/// Adds a line to the file that `SCENE_PROGRAM_NOTES` names.
private func note(_ line: String) {
  guard let path = ProcessInfo.processInfo.environment["SCENE_PROGRAM_NOTES"] else { return }
  let url = URL(filePath: path)
  let before = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  do {
    try Data((before + line + "\n").utf8).write(to: url)
  } catch {
    print(error)
  }
}
