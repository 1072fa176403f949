import CGTK
import FoundationEssentials
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A program's scenes: which windows open, which come back, and what they take along when they go.
@Suite(.serialized) @MainActor
struct SceneTests {
  @Observable
  fileprivate final class Model {
    @ObservationIgnored var opened: [String] = []
    @ObservationIgnored var noted: [String] = []
    @ObservationIgnored var actions: Actions?
    @ObservationIgnored var rowsOfSettings = 0
  }

  fileprivate struct Actions {
    let open: OpenWindowAction
    let dismiss: DismissWindowAction
    let settings: OpenSettingsAction
    let shortcuts: OpenShortcutsAction
  }

  fileprivate struct Page: View {
    let model: Model
    let name: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.openShortcuts) private var openShortcuts
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text(name)
        .onAppear {
          model.actions = Actions(
            open: openWindow, dismiss: dismissWindow, settings: openSettings,
            shortcuts: openShortcuts)
        }
        .onChange(of: phase) {
          if phase == .background { model.noted.append("background \(name)") }
        }
        .onDisappear { model.noted.append("gone \(name)") }
    }
  }

  fileprivate struct Program: Scene {
    let model: Model
    var takesAddresses = true

    var body: some Scene {
      WindowGroup("Main", id: "main", for: URL.self) { $address in
        if takesAddresses {
          Page(model: model, name: address?.absoluteString ?? "main")
            .onOpenURL { model.opened.append($0.absoluteString) }
        } else {
          Page(model: model, name: address?.absoluteString ?? "main")
        }
      }
      .defaultSize(width: 500, height: 400)
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("New Note") { model.noted.append("new note") }.keyboardShortcut("n")
        }
      }
      WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in
        Page(model: model, name: "number \(number ?? 0)")
      }
      Window("Only", id: "only") { Page(model: model, name: "only") }
      Settings {
        Form {
          Page(model: model, name: "settings")
          ForEach(0..<model.rowsOfSettings) { LabeledContent("Row", value: "\($0)") }
        }
      }
    }
  }

  private func windows(
    _ model: Model, takesAddresses: Bool = true, store: SettingsStore? = nil
  ) -> SceneWindows {
    var scenes = SceneCollection()
    Program(model: model, takesAddresses: takesAddresses).add(to: &scenes)
    return SceneWindows(scenes, in: Rendered.application, store: store)
  }

  private func shown(_ windows: SceneWindows) -> [String] {
    RenderScheduler.shared.flush()
    return windows.windows.map { window in
      window.object.descendants("GtkLabel").map(\.text).last { !$0.isEmpty } ?? ""
    }
  }

  @Test func theFirstSceneOpensAtTheStart() {
    let windows = windows(Model())
    windows.activate()
    #expect(shown(windows) == ["main"])
    windows.activate()
    #expect(windows.windows.count == 1)
    windows.openAnother()
    #expect(shown(windows) == ["main", "main"])
    windows.closeAll()
    #expect(windows.windows.isEmpty)
  }

  @Test func aWindowFollowsTheStateOfTheProgramAround() {
    let program = Counting()
    var scenes = SceneCollection()
    program.add(to: &scenes)
    let windows = SceneWindows(scenes, in: Rendered.application, store: nil)
    windows.activate()
    #expect(shown(windows) == ["count 0"])
    program.count = 1
    #expect(shown(windows) == ["count 1"])
    windows.closeAll()
  }

  private struct Counting: Scene {
    @State var count = 0

    var body: some Scene {
      WindowGroup("Counting") { Text("count \(count)") }
    }
  }

  @Test func windowsOpenByIdentifierAndValueOnce() throws {
    let model = Model()
    let windows = windows(model)
    windows.activate()
    _ = shown(windows)
    let open = try #require(model.actions).open
    open(id: "only")
    open(id: "only")
    open(value: 5)
    open(value: 6)
    open(value: 5)
    open(id: "numbers", value: 6)
    #expect(shown(windows).sorted() == ["main", "number 5", "number 6", "only"])
    let dismiss = try #require(model.actions).dismiss
    dismiss(value: 5)
    dismiss(id: "only")
    #expect(shown(windows).sorted() == ["main", "number 6"])
    windows.closeAll()
  }

  @Test func aSceneThatIsNotThereIsReported() async {
    let model = Model()
    let windows = windows(model)
    windows.activate()
    _ = shown(windows)
    let messages = await reports {
      model.actions?.open(id: "nowhere")
      model.actions?.open(value: 1.5)
    }
    #expect(messages.count == 2)
    #expect(windows.windows.count == 1)
    windows.closeAll()
  }

  @Test func thereIsOneWindowOfPreferencesAndItGoesWithTheLastOther() throws {
    let model = Model()
    let windows = windows(model)
    windows.activate()
    _ = shown(windows)
    try #require(model.actions).settings()
    try #require(model.actions).settings()
    #expect(shown(windows) == ["main", "settings"])
    let settings = try #require(windows.settings)
    #expect(
      settings.object.property("transient-for", as: Object?.self) == windows.windows[0].object)
    windows.openAnother()
    windows.windows[0].close()
    #expect(
      settings.object.property("transient-for", as: Object?.self)
        == windows.windows.first { $0 !== settings }?.object)
    windows.windows.first { $0 !== settings }?.close()
    #expect(windows.windows.isEmpty)
  }

  @Test(arguments: [(0, 0...300), (5, 301...575), (100, 576...576)])
  func preferencesTakeNoMoreHeightThanTheyNeed(rows: Int, height: ClosedRange<Int32>) throws {
    let model = Model()
    model.rowsOfSettings = rows
    let windows = windows(model)
    windows.activate()
    _ = shown(windows)
    try #require(model.actions).settings()
    let settings = try #require(windows.settings).object
    #expect(height.contains(settings.property("default-height")))
    windows.closeAll()
  }

  @Test func theFirstAddressOpensAWindowAndTheOthersGoToIt() {
    let model = Model()
    let windows = windows(model)
    windows.open(["a:1", "a:2", "a:3"].compactMap { URL(string: $0) })
    #expect(shown(windows) == ["a:1"])
    #expect(model.opened == ["a:2", "a:3"])
    windows.open(["a:4"].compactMap { URL(string: $0) })
    #expect(model.opened == ["a:2", "a:3", "a:4"])
    windows.closeAll()
  }

  @Test func whereNoViewTakesAddressesEachGetsAWindow() {
    let model = Model()
    let windows = windows(model, takesAddresses: false)
    windows.open(["a:1", "a:2", "a:1"].compactMap { URL(string: $0) })
    #expect(shown(windows).sorted() == ["a:1", "a:2"])
    windows.closeAll()
  }

  @Test func viewsHearOfTheEndBeforeTheyGo() {
    let model = Model()
    let windows = windows(model)
    windows.activate()
    _ = shown(windows)
    windows.closeAll()
    #expect(model.noted == ["background main", "gone main"])
  }

  @Test func sizeAndStateComeBack() async throws {
    let place = try SettingsFolder()
    let store = SettingsStore(folder: place.folder)
    let first = windows(Model(), store: store)
    first.activate()
    let window = try #require(first.windows.first).object
    #expect(await TestLoop.eventually { gtk_widget_get_mapped(window.cast()) != 0 })
    await TestLoop.settle()
    gtk_window_set_default_size(window.cast(), 640, 480)
    // Its own frame, where the window manager draws none, is a part of the size.
    #expect(await TestLoop.eventually { (620...640).contains(gtk_widget_get_width(window.cast())) })
    let width = gtk_widget_get_width(window.cast())
    gtk_window_maximize(window.cast())
    #expect(await TestLoop.eventually { gtk_window_is_maximized(window.cast()) != 0 })
    first.closeAll()
    store.synchronize()

    let second = windows(Model(), store: SettingsStore(folder: place.folder))
    second.activate()
    let again = try #require(second.windows.first).object
    #expect(await TestLoop.eventually { gtk_window_is_maximized(again.cast()) != 0 })
    gtk_window_unmaximize(again.cast())
    #expect(await TestLoop.eventually { gtk_widget_get_width(again.cast()) == width })
    second.closeAll()
  }

  @Test func aSizeIsKeptWhileTheWindowIsOpen() async throws {
    let place = try SettingsFolder()
    let windows = windows(Model(), store: SettingsStore(folder: place.folder))
    windows.activate()
    let window = try #require(windows.windows.first).object
    #expect(await TestLoop.eventually { gtk_widget_get_width(window.cast()) > 0 })
    gtk_window_set_default_size(window.cast(), 613, 457)
    #expect(
      await TestLoop.eventually(within: 2) {
        (try? place.read("settings.ini"))?.contains("window-width=613") == true
      })
    windows.closeAll()
  }

  @Test(arguments: [("99999", "99999"), ("-5", "0"), ("'wide'", "7.5"), ("1", "1")])
  func aKeptSizeThatDoesNotFitTheScreenIsMadeToFit(width: String, height: String) throws {
    let place = try SettingsFolder()
    try place.write(
      "settings.ini", "[Settings]\nmain-window-width=\(width)\nmain-window-height=\(height)\n")
    let windows = windows(Model(), store: SettingsStore(folder: place.folder))
    windows.activate()
    var size: (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(windows.windows[0].object.cast(), &size.0, &size.1)
    #expect((360...1280).contains(size.0) && (300...900).contains(size.1), "\(size)")
    windows.closeAll()
  }

  @Test(arguments: [(SceneRestorationBehavior.automatic, Int32(700)), (.disabled, 500)])
  func aWindowComesBackUnlessItsSceneSaysNot(
    behavior: SceneRestorationBehavior, width: Int32
  ) throws {
    let place = try SettingsFolder()
    try place.write("settings.ini", "[Settings]\nwindow-width=700\nwindow-height=450\n")
    var scenes = SceneCollection()
    WindowGroup("Notes") { Text("note") }.defaultSize(width: 500, height: 400)
      .restorationBehavior(behavior).add(to: &scenes)
    let windows = SceneWindows(
      scenes, in: Rendered.application, store: SettingsStore(folder: place.folder))
    windows.activate()
    var size: (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(windows.windows[0].object.cast(), &size.0, &size.1)
    #expect(size.0 == width)
    windows.closeAll()
  }

  @Test func replacedCommandsAreNotThere() {
    let windows = windows(Model())
    let titles = UsualCommands(of: windows.scenes).commands.map(\.title)
    #expect(!titles.contains("New Window"))
    #expect(titles.contains("Preferences") && titles.contains("Quit"))
  }

  @Test func windowsAndPreferencesOpenedManyTimesLeaveNothing() async throws {
    let model = Model()
    let windows = windows(model)
    let census = WidgetCensus()
    var witnesses: [() -> Bool] = []
    for _ in 0..<50 {
      windows.activate()
      _ = shown(windows)
      windows.openSettings()
      _ = shown(windows)
      windows.openShortcuts()
      for window in windows.windows {
        census.add(window.object.cast())
        witnesses.append { [weak window] in window != nil }
      }
      windows.closeAll()
    }
    model.actions = nil
    #expect(await census.survivors() == [])
    #expect(await TestLoop.eventually { !witnesses.contains { $0() } })
  }
}
