import CGTK
import FoundationEssentials
import GLibSupport
import Glibc

/// The program on the desktop: one instance, its windows, and what other programs ask it to open.
final class Application {
  let identifier: String
  private let name: String
  private let styleSheet: String
  private let scenes: () -> SceneCollection
  private var windows: SceneWindows?
  /// GTK's object of the program, while it runs.
  private(set) var application: Object?
  var offers = Offers()
  private var actions: [Object] = []

  init(
    identifier: String, name: String, styleSheet: String,
    scenes: @escaping () -> SceneCollection
  ) {
    self.identifier = identifier
    self.name = name
    self.styleSheet = styleSheet
    self.scenes = scenes
  }

  /// Ends the process with all that was printed written.
  static func exit(_ status: Int32) -> Never {
    Glibc.exit(status)
  }

  /// Makes the main loop and GTK ready, or says why that cannot be.
  static func prepare(named name: String) -> Bool {
    let isReady = startGTK()
    if !isReady { complainAboutDisplay(name) }
    return isReady
  }

  /// Makes the main loop and GTK ready; false without a display.
  ///
  /// It is asked once: GTK says yes the
  /// second time, whatever is true.
  private static func startGTK() -> Bool {
    MainLoop.install()
    Rendering.chooseRenderer()
    Accessibility.leaveOutWithoutBus()
    return gtk_init_check() != 0
  }

  private static func complainAboutDisplay(_ name: String) {
    writeToStandardError(
      "\(name) needs a graphical session: no display was found. Start it from the desktop, or set DISPLAY or WAYLAND_DISPLAY.\n"
    )
  }

  /// Makes the program known to GLib, by which its settings are found.
  static func introduce(_ identifier: String, _ name: String) {
    unsafe g_set_prgname(identifier)
    unsafe g_set_application_name(name)
  }

  /// Runs until the last window is closed, or hands its arguments to the instance that runs.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the program's name.
  ///   - prepare: called before other programs can reach this one.
  /// - Returns: the exit status.
  func run(_ arguments: [String], prepare: (Application) -> Void) -> Int32 {
    guard Self.startGTK() else {
      if let status = handOverWithoutDisplay(arguments) { return status }
      Self.complainAboutDisplay(name)
      return 1
    }
    let application = unsafe Object(
      taking: adw_application_new(identifier, G_APPLICATION_HANDLES_OPEN))
    // So that the end of the session closes the windows first.
    application.setProperty("register-session", to: true)
    application.connect("startup", after: true) { [weak self, weak application] in
      guard let self, let application else { return }
      self.start(application)
    }
    application.connect("activate") { [weak self] in self?.activate() }
    application.connect("open") { [weak self] (files: BorrowedPointer, count: Int32, _: String) in
      self?.open(unsafe Self.addresses(files, count))
    }
    application.connect("shutdown") { [weak self] in
      self?.closeAll()
      SettingsStore.synchronizeAll()
    }
    self.application = application
    prepare(self)
    let (asked, rest) = actionsAskedFor(by: arguments)
    if !asked.isEmpty, handOver(asked) { return 0 }
    let signals = TerminationSignals { [weak self] in self?.closeAll() }
    defer { signals.ignore() }
    return unsafe withArguments(Self.withoutSeparator(rest)) {
      unsafe g_application_run(application.cast(), $0, $1)
    }
  }

  /// Brings the program to the front.
  func activate() {
    windows?.activate()
    performWaitingActions()
  }

  /// Opens files and addresses.
  func open(_ addresses: [URL]) {
    windows?.open(addresses)
    performWaitingActions()
  }

  /// Opens another window.
  func openWindow() { windows?.openAnother() }

  /// The window that is used, or was last.
  var frontWindow: ProgramWindow? { windows?.front }

  private func closeAll() {
    windows?.closeAll()
    endStay()
  }

  /// The arguments without `--`, which GLib would take for the name of a file.
  ///
  /// A name behind it that begins with a hyphen is written so that it is no option.
  static func withoutSeparator(_ arguments: [String]) -> [String] {
    guard let separator = arguments.firstIndex(of: "--") else { return arguments }
    let names = arguments[(separator + 1)...].map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    return arguments[..<separator] + names
  }

  private func start(_ application: Object) {
    StyleSheet.install(styleSheet)
    let windows = SceneWindows(scenes(), in: application, store: .standard)
    windows.opened = { [weak self] in self?.endStay() }
    self.windows = windows
    addAction("quit", to: application) { [weak self] in self?.closeAll() }
    addAction("new-window", to: application) { [weak windows] in windows?.openAnother() }
    addAction("shortcuts", to: application) { [weak windows] in windows?.openShortcuts() }
    if windows.scenes.settings != nil {
      addAction("preferences", to: application) { [weak windows] in windows?.openSettings() }
    }
    UsualCommands(of: windows.scenes).install(in: application)
    if Diagnostics.makesPictures { addPictureAction(to: application) }
  }

  func addAction(
    _ name: String, to application: Object, action: @escaping @MainActor () -> Void
  ) {
    let entry = unsafe Object(taking: g_simple_action_new(name, nil))
    entry.connect("activate", action)
    unsafe g_action_map_add_action(
      OpaquePointer(application.pointer), OpaquePointer(entry.pointer))
    actions.append(entry)
  }

  /// Lets `gapplication action IDENTIFIER picture "'FILE'"` write a picture of the front window.
  private func addPictureAction(to application: Object) {
    let type = unsafe g_variant_type_new("s")
    defer { unsafe g_variant_type_free(type) }
    let entry = unsafe Object(taking: g_simple_action_new("picture", type))
    entry.connect("activate") { [weak self] (parameter: BorrowedPointer) in
      guard let pointer = unsafe parameter.address.map({ OpaquePointer($0) }) else { return }
      let path = unsafe Variant(retaining: pointer).value(as: String.self) ?? ""
      if self?.windows?.windows.last?.savePicture(to: path) != true {
        Diagnostics.report("No picture could be written to \(path)")
      }
    }
    unsafe g_action_map_add_action(
      OpaquePointer(application.pointer), OpaquePointer(entry.pointer))
    actions.append(entry)
  }

  /// The files and addresses that GIO hands over.
  @unsafe
  private static func addresses(_ files: BorrowedPointer, _ count: Int32) -> [URL] {
    guard let start = unsafe files.address?.assumingMemoryBound(to: OpaquePointer.self) else {
      return []
    }
    return (0..<Int(count)).compactMap { index in
      guard let characters = unsafe g_file_get_uri(start[index]) else { return nil }
      defer { unsafe g_free(characters) }
      return unsafe Self.address(String(cString: characters))
    }
  }

  /// What was asked for as an address, however odd it is: the program says what is wrong with it.
  private static func address(_ text: String) -> URL? {
    if let address = URL(string: text) { return address }
    // What may not stand in an address is escaped, and if it still is none, all of it is.
    let characters = "-._~!$&'()*+,;=:@/?#[]%"
    func escape(keeping kept: String) -> String {
      text.utf8.map { byte in
        let scalar = Unicode.Scalar(byte)
        let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || kept.utf8.contains(byte))
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        let digits = String(byte, radix: 16, uppercase: true)
        return isKept || isDigit ? String(scalar) : (byte < 16 ? "%0" : "%") + digits
      }.joined()
    }
    return URL(string: escape(keeping: characters))
      ?? URL(string: "unreadable:" + escape(keeping: ""))
  }

  /// Calls C with the program's name and arguments.
  @unsafe
  func withArguments<T>(
    _ arguments: [String], _ body: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> T
  ) -> T {
    var strings = unsafe ([CommandLine.arguments.first ?? name] + arguments).map {
      unsafe strdup($0)
    }
    defer { for index in 0..<arguments.count + 1 { unsafe free(strings[index]) } }
    let count = unsafe Int32(strings.count)
    unsafe strings.append(nil)
    return unsafe strings.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("An array has a start") }
      return unsafe body(count, start)
    }
  }
}

/// How GTK draws.
enum Rendering {
  /// Where there is no graphics processor GTK's OpenGL renderer costs 100 MB and draws no faster
  /// than cairo.
  ///
  /// A choice that the user made stays.
  static func chooseRenderer() {
    guard unsafe getenv("GSK_RENDERER") == nil, !GraphicsProcessor.isPresent else { return }
    OwnEnvironment.set("GSK_RENDERER", to: "cairo")
  }
}

/// How assistive technologies reach the program.
enum Accessibility {
  /// Without a session bus there is no way to them.
  ///
  /// GTK 4.8 may still find the address of an accessibility bus on an X display, and then complains
  /// about each object that it cannot announce there.
  static func leaveOutWithoutBus() {
    guard unsafe getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return }
    let folder = unsafe getenv("XDG_RUNTIME_DIR").map { unsafe String(cString: $0) }
    if let folder, unsafe access(folder + "/bus", F_OK) == 0 { return }
    OwnEnvironment.set("GTK_A11Y", to: "none")
  }
}
