import CGTK
import FoundationEssentials
import GLibSupport

/// The open windows of a program, and what opens and closes them.
final class SceneWindows {
  let scenes: SceneCollection
  private let application: Object
  private let store: SettingsStore?
  private let usual: UsualCommands
  private var shortcuts: WeakObject?

  /// Hears that a window has been opened.
  var opened: () -> Void = {}

  /// The windows, the one that was used last at the end.
  private(set) var windows: [ProgramWindow] = []

  init(_ scenes: SceneCollection, in application: Object, store: SettingsStore?) {
    self.scenes = scenes
    self.application = application
    self.store = store
    usual = UsualCommands(of: scenes)
  }

  /// The window of the preferences, while it is open.
  var settings: ProgramWindow? { windows.first { $0.description.role == .settings } }

  /// The window that is used, or was last.
  var front: ProgramWindow? { windows.last { $0.description.role != .settings } }

  /// Brings the program to the front.
  func activate() {
    if let window = windows.last {
      window.present()
    } else {
      openAnother()
    }
  }

  /// Opens another window of the first scene.
  func openAnother() {
    guard let scene = scenes.opening else { return }
    open(scene, for: nil)
  }

  /// Opens what another program, or a second start of this one, asks for.
  ///
  /// A view takes it with `onOpenURL`, else a scene for addresses opens a window for it.
  func open(_ addresses: [URL]) {
    var rest = addresses[...]
    if front == nil, let scene = scenes.opening {
      open(scene, for: scene.valueType == URL.self ? rest.popFirst().map { AnyHashable($0) } : nil)
      // A view that comes into sight only now may be the one that takes the rest.
      RenderScheduler.shared.flush()
    }
    for address in rest {
      if let window = windows.last(where: \.takesAddresses) {
        window.present()
        window.open(address)
      } else {
        open(id: nil, for: AnyHashable(address), of: URL.self)
      }
    }
    if rest.isEmpty { front?.present() }
  }

  /// Opens a window of a scene, or brings one to the front that shows the same.
  func open(id: String?, for value: AnyHashable?, of type: Any.Type?) {
    let scene = scenes.windows.first {
      $0.role != .settings && (id == nil || $0.id == id) && (type == nil || $0.valueType == type)
    }
    guard let scene, id != nil || type != nil else {
      let words = [id.map { "id: \($0)" }, type.map { "a value of the type \($0)" }]
      Diagnostics.report(
        "openWindow: there is no scene for \(words.compactMap { $0 }.joined(separator: ", "))")
      return
    }
    open(scene, for: value)
  }

  private func open(_ scene: WindowDescription, for value: AnyHashable?) {
    let isShown = { (window: ProgramWindow) in
      window.description.isSameScene(as: scene)
        && (scene.role != .group || value != nil && window.value.value == value)
    }
    if let window = windows.first(where: isShown) {
      window.present()
      return
    }
    let window = ProgramWindow(
      scene, for: value, in: application, store: store, commands: scenes.commands,
      configure: { [unowned self] in configure(&$0) },
      closed: { [weak self] in self?.closed($0) })
    window.activated = { [weak self] window in
      guard let self, let index = windows.firstIndex(where: { $0 === window }) else { return }
      windows.append(windows.remove(at: index))
    }
    if scene.role == .settings { window.setParent(front) }
    windows.append(window)
    addFullScreenAction(to: window)
    window.present()
    opened()
  }

  /// Closes the windows of a scene, or those that show a value, or those for which both is true.
  func dismiss(id: String?, value: AnyHashable?) {
    for window in windows
    where (id == nil || window.description.id == id)
      && (value == nil || window.value.value == value)
    {
      window.close()
    }
  }

  func openSettings() {
    guard let scene = scenes.settings else {
      Diagnostics.report("openSettings: the program has no Settings scene")
      return
    }
    settings?.setParent(front)
    open(scene, for: nil)
  }

  /// Lists the keyboard shortcuts of the window that is used.
  func openShortcuts() {
    guard let parent = windows.last(where: \.isActive) ?? windows.last else { return }
    if let open = shortcuts?.object {
      unsafe gtk_window_present(open.cast())
      return
    }
    let groups = parent.commands.sections(with: usual.all).adding(parent.shortcuts.groups)
    guard let window = ShortcutsWindow.make(groups, over: parent.object) else { return }
    shortcuts = WeakObject(window)
    unsafe gtk_window_present(window.cast())
  }

  /// Closes all windows, with which the program ends.
  func closeAll() {
    for window in windows.reversed() { window.close() }
  }

  private func closed(_ window: ProgramWindow) {
    windows.removeAll { $0 === window }
    guard let settings, settings !== window else { return }
    if let front {
      settings.setParent(front)
    } else {
      // Preferences alone are no program.
      settings.close()
    }
  }

  /// What all windows hand down to their views.
  private func configure(_ environment: inout EnvironmentValues) {
    environment.openWindow = OpenWindowAction { [weak self] in self?.open(id: $0, for: $1, of: $2) }
    environment.openSettings = OpenSettingsAction { [weak self] in self?.openSettings() }
    environment.openShortcuts = OpenShortcutsAction { [weak self] in self?.openShortcuts() }
    environment.dismissWindow = DismissWindowAction(
      action: {}, others: { [weak self] in self?.dismiss(id: $0, value: $1) })
  }

  private func addFullScreenAction(to window: ProgramWindow) {
    guard window.description.role != .settings else { return }
    let action = unsafe Object(taking: g_simple_action_new("fullscreen", nil))
    action.connect("activate") { [weak window] in
      guard let window else { return }
      window.setFullScreen(unsafe gtk_window_is_fullscreen(window.object.cast()) == 0)
    }
    window.keep(action)
    unsafe g_action_map_add_action(
      OpaquePointer(window.object.pointer), OpaquePointer(action.pointer))
  }
}

extension WindowDescription {
  fileprivate func isSameScene(as other: WindowDescription) -> Bool {
    role == other.role && id == other.id && title == other.title && valueType == other.valueType
  }
}
