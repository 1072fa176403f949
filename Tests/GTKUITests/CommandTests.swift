import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Commands act on the window that is used, by their keys, and stand in the list of keys.
@Suite(.serialized) @MainActor
struct CommandTests {
  @Observable
  fileprivate final class Model {
    var name: String? = "reader"
    var title = "Save"
    var key: KeyEquivalent = "s"
    @ObservationIgnored var done: [String] = []
  }

  fileprivate struct NameCommands: Commands {
    let model: Model
    @FocusedValue(\.commandTestName) var name
    @FocusedValue(Model.self) var object

    var body: some Commands {
      CommandGroup(after: .sidebar) {
        Button("Say Name") { model.done.append(name ?? "none") }
          .keyboardShortcut("m")
          .disabled(name == nil)
        Button("Say Object") { model.done.append(object?.title ?? "none") }.keyboardShortcut("o")
      }
    }
  }

  private func windows(_ model: Model) -> SceneWindows {
    var scenes = SceneCollection()
    WindowGroup("Test") {
      NavigationStack {
        VStack {
          Text("text").focusedSceneValue(\.commandTestName, model.name).focusedSceneValue(model)
          Button("Plain") {}.keyboardShortcut("p").help("explained")
          TextField("Words", text: .constant(""))
            .onKeyboardShortcut("k") {}
        }
        .toolbar {
          Menu("Main Menu", systemImage: "open-menu-symbolic") {
            Button("Item & <b>") {}.keyboardShortcut("i")
          }
        }
      }
    }
    .commands {
      CommandMenu("Notes") {
        Button(model.title) { model.done.append(model.title) }
          .keyboardShortcut(model.key)
          .keyboardShortcut(KeyEquivalent(named: "F4"), modifiers: [])
        Divider()
        Button("Mark All") { model.done.append("all") }.keyboardShortcut("a")
      }
      NameCommands(model: model)
      CommandGroup(replacing: .appTermination) {}
    }
    .add(to: &scenes)
    let windows = SceneWindows(scenes, in: Rendered.application, store: nil)
    windows.activate()
    RenderScheduler.shared.flush()
    return windows
  }

  private func press(_ keys: String, in windows: SceneWindows) {
    RenderScheduler.shared.flush()
    windows.windows[0].object.shortcuts.first { $0.keys == keys }?.press()
    RenderScheduler.shared.flush()
  }

  @Test func keysCallCommands() {
    let model = Model()
    let windows = windows(model)
    press("<Control>s", in: windows)
    press("F4", in: windows)
    press("<Control>m", in: windows)
    press("<Control>o", in: windows)
    #expect(model.done == ["Save", "Save", "reader", "Save"])
    windows.closeAll()
  }

  @Test func commandsFollowWhatTheWindowHandsOver() {
    let model = Model()
    let windows = windows(model)
    model.name = nil
    press("<Control>m", in: windows)
    #expect(model.done == [])
    model.name = "other"
    press("<Control>m", in: windows)
    #expect(model.done == ["other"])
    windows.closeAll()
  }

  @Test func commandsFollowTheState() {
    let model = Model()
    let windows = windows(model)
    #expect(windows.windows[0].object.shortcuts.map(\.keys).contains("<Control>s"))
    model.title = "Keep"
    model.key = "k"
    press("<Control>s", in: windows)
    #expect(model.done == [])
    press("<Control>k", in: windows)
    #expect(model.done == ["Keep"])
    windows.closeAll()
  }

  @Test func aFieldThatUsesTheKeysGetsThem() async {
    let model = Model()
    let windows = windows(model)
    let window = windows.windows[0].object
    #expect(await TestLoop.eventually { gtk_widget_get_mapped(window.cast()) != 0 })
    guard let field = window.descendants("GtkText").first else { return }
    gtk_widget_grab_focus(field.cast())
    press("<Control>a", in: windows)
    #expect(model.done == [])
    press("<Control>s", in: windows)
    #expect(model.done == ["Save"])
    gtk_window_set_focus(window.cast(), nil)
    press("<Control>a", in: windows)
    #expect(model.done == ["Save", "all"])
    windows.closeAll()
  }

  @Test func theListNamesEveryKeyOnce() async {
    let windows = windows(Model())
    windows.openShortcuts()
    let pointer = gtk_application_get_windows(Rendered.application.cast())
    var list = pointer
    var found: Object?
    while let item = list {
      let object = item.pointee.data.map { Object(retaining: $0) }
      if object?.typeName == "GtkShortcutsWindow" { found = object }
      list = item.pointee.next
    }
    // Outside of groups the same stand again, to be searched.
    let groups = found?.descendants("GtkShortcutsGroup") ?? []
    let entries = groups.flatMap { $0.descendants("GtkShortcutsShortcut") }
    let lines = entries.map {
      "\($0.property("title", as: String.self)): \($0.property("accelerator", as: String.self))"
    }
    #expect(
      Set(lines) == [
        "New Window: <Control>n", "Close Window: <Control>w",
        "Keyboard Shortcuts: <Control>question",
        "Main Menu: F10", "Full Screen: F11", "Save: <Control>s F4", "Mark All: <Control>a",
        "Say Name: <Control>m", "Say Object: <Control>o", "Plain: <Control>p",
        "Item & <b>: <Control>i",
      ])
    #expect(lines.count == Set(lines).count)
    windows.closeAll()
    #expect(
      await TestLoop.eventually { found == nil || gtk_widget_get_mapped(entries[0].cast()) == 0 })
  }
}

@MainActor
extension FocusedValues {
  fileprivate var commandTestName: String? {
    get { self[CommandTestNameKey.self] }
    set { self[CommandTestNameKey.self] = newValue }
  }
}

private struct CommandTestNameKey: FocusedValueKey {
  typealias Value = String
}
