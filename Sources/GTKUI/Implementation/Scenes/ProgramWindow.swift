import CGTK
import FoundationEssentials
import GLibSupport

/// A window of the program, and the nodes of what it shows.
final class ProgramWindow {
  let description: WindowDescription
  let value: WindowValue
  let shortcuts = ShortcutRegistry()
  let commands: CommandShortcuts
  let object: Object
  private let state = SceneState()
  private let host = WidgetHost(depth: 0)
  private let addresses = OpenURLHandlers()
  private let memory: WindowMemory?
  private var keepingSize: ScheduledTask?
  private let closed: (ProgramWindow) -> Void
  private var escapeKey: ShortcutController?
  private var kept: [Object] = []
  private var isClosed = false

  /// Hears that the window has got the keyboard.
  var activated: (ProgramWindow) -> Void = { _ in }

  /// Makes a window, which does not show yet.
  ///
  /// - Parameters:
  ///   - description: the window's scene.
  ///   - value: what it is opened for.
  ///   - application: the program, a `GtkApplication`.
  ///   - store: where size and state are kept; nothing to keep none.
  ///   - commands: the program's commands.
  ///   - configure: sets what all windows of the program hand down to their views.
  ///   - closed: hears that the window has gone.
  init(
    _ description: WindowDescription, for value: AnyHashable? = nil, in application: Object,
    store: SettingsStore? = nil, commands: [any Commands] = [],
    configure: (inout EnvironmentValues) -> Void = { _ in },
    closed: @escaping (ProgramWindow) -> Void
  ) {
    self.description = description
    self.value = WindowValue(value)
    self.closed = closed
    guard let pointer = unsafe adw_application_window_new(application.cast()) else {
      preconditionFailure("GTK gave no window")
    }
    // GTK owns the first reference of a window until it is destroyed.
    object = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    memory = store.flatMap { description.isRestored ? WindowMemory(of: description, in: $0) : nil }
    self.commands = CommandShortcuts(commands, on: Widget(object))
    unsafe gtk_window_set_title(object.cast(), description.title.withoutNUL)
    unsafe gtk_window_set_default_size(
      object.cast(), Int32(description.size.width), Int32(description.size.height))
    unsafe gtk_widget_set_size_request(object.cast(), 360, 300)
    memory?.restore(object)
    connect()
    show(in: environment(configure))
  }

  private func connect() {
    object.connect("close-request") { [weak self] () -> Bool in
      self?.close()
      return true
    }
    object.onChange(of: "is-active") { [weak self] in self?.activeChanged() }
    object.onChange(of: "fullscreened") { [weak self] in
      guard let self else { return }
      state.isFullScreen = unsafe gtk_window_is_fullscreen(object.cast()) != 0
    }
    for name in ["default-width", "default-height", "maximized", "fullscreened"] {
      object.onChange(of: name) { [weak self] in self?.sizeChanged() }
    }
    if description.role == .settings {
      escapeKey = ShortcutController(
        KeyboardShortcut(.escape, modifiers: []), on: Widget(object)
      ) { [weak self] in
        self?.close()
        return true
      }
    }
  }

  /// Keeps the size and the state while the window is open too: a program may end without closing it.
  private func sizeChanged() {
    guard memory != nil, keepingSize?.isPending != true else { return }
    keepingSize = MainLoop.schedule(afterMilliseconds: 500) { [weak self] in
      guard let self, !isClosed else { return }
      memory?.save(object)
    }
  }

  private func environment(_ configure: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var environment = EnvironmentValues()
    configure(&environment)
    environment.sceneState = state
    environment.columnChrome = frame.chrome
    environment.shortcutRegistry = shortcuts
    environment.windowTitle = { [weak object, title = description.title] text in
      guard let object else { return }
      unsafe gtk_window_set_title(object.cast(), (text.isEmpty ? title : text).withoutNUL)
    }
    environment.openURLHandlers = addresses
    environment.dismissWindow = DismissWindowAction(
      action: { [weak self] in self?.close() }, others: environment.dismissWindow.others)
    environment.toggleFullScreen = FullScreenAction(state: state) { [weak self] in
      self?.setFullScreen($0)
    }
    return environment
  }

  /// What the window's views stand in.
  private lazy var frame: WindowFrame = {
    let frame = WindowFrame(title: description.title)
    object.setProperty("content", to: frame.widget.object)
    return frame
  }()

  private func show(in environment: EnvironmentValues) {
    host.update {
      host.embed(description.content(value), in: "content", environment: environment) {
        [frame] in frame.place($0)
      }
    }
    frame.showOrHideHeader()
    if description.role == .settings { fitHeight() }
    commands.update(environment)
  }

  /// Makes a window of few preferences lower; many scroll in the usual height.
  private func fitHeight() {
    let size = description.size
    let height = frame.widget.naturalSize(GTK_ORIENTATION_VERTICAL, for: size.width)
    unsafe gtk_window_set_default_size(
      object.cast(), Int32(size.width), Int32(min(height, size.height)))
  }

  private func activeChanged() {
    guard !isClosed else { return }
    state.phase = isActive ? .active : .inactive
    if isActive { activated(self) }
  }

  /// Whether the window has the keyboard's focus.
  var isActive: Bool { object.property("is-active") }

  /// Whether one of the window's views takes addresses.
  var takesAddresses: Bool { !addresses.isEmpty }

  /// Keeps an object, whose signals are listened to, as long as the window.
  func keep(_ object: Object) { kept.append(object) }

  /// Shows the window, before all others.
  func present() { frame.present(object) }

  /// Stands over another window from now on, or by itself.
  func setParent(_ parent: ProgramWindow?) {
    unsafe gtk_window_set_transient_for(object.cast(), parent.map { unsafe $0.object.cast() })
  }

  /// Lets the window fill the screen, or not.
  func setFullScreen(_ isWanted: Bool) {
    if isWanted {
      unsafe gtk_window_fullscreen(object.cast())
    } else {
      unsafe gtk_window_unfullscreen(object.cast())
    }
  }

  /// Writes a picture of the window as a PNG file; false where that fails.
  func savePicture(to path: String) -> Bool { WindowPicture.save(object, to: path) }

  /// Hands an address to the views that take one.
  func open(_ address: URL) {
    addresses.open(address)
  }

  /// Takes the window down, after its views had their chance to keep what shall be kept.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    memory?.save(object)
    state.phase = .background
    RenderScheduler.shared.flush()
    commands.dismantle()
    escapeKey?.detach()
    frame.close()
    host.dismantle()
    object.setProperty("content", to: Object?.none)
    unsafe gtk_window_destroy(object.cast())
    closed(self)
  }
}
