import CGTK
import FoundationEssentials
import GLibSupport

extension Application {
  /// What the program offers to other programs.
  struct Offers {
    /// The actions that are options of the command line too.
    var actionNames: Set<String> = ["new-window"]
    /// Actions that the command line asks for, until there is a window.
    var waitingActions: [String] = []
    var exports: [BusExport] = []
    /// What ends the program's stay without a window.
    var stay: ScheduledTask?
    var chooser: Object?
  }

  /// Parts the options that ask for an action from the rest of the command line.
  func actionsAskedFor(by arguments: [String]) -> (names: [String], rest: [String]) {
    let options = arguments.prefix { $0 != "--" }
    func name(_ argument: String) -> String? {
      guard argument.hasPrefix("--") else { return nil }
      let name = String(argument.dropFirst(2))
      return offers.actionNames.contains(name) ? name : nil
    }
    let rest = options.filter { name($0) == nil } + arguments.dropFirst(options.count)
    return (options.compactMap(name), rest)
  }

  /// Lets the program that runs already do what is asked for; where none does, it waits for a window.
  func handOver(_ names: [String]) -> Bool {
    guard let application, unsafe g_application_register(application.cast(), nil, nil) != 0 else {
      // The run that follows says why.
      return false
    }
    guard unsafe g_application_get_is_remote(application.cast()) != 0 else {
      offers.waitingActions = names
      return false
    }
    activate(names, of: application)
    return true
  }

  /// Asks the instance that runs for actions.
  func activate(_ names: [String], of application: Object) {
    for name in names {
      unsafe g_action_group_activate_action(application.opaque, name, nil)
    }
    // What was asked is still on its way.
    unsafe g_dbus_connection_flush_sync(
      g_application_get_dbus_connection(application.cast()), nil, nil)
  }

  /// Does what the command line asked for, once.
  func performWaitingActions() {
    let names = offers.waitingActions
    offers.waitingActions = []
    // The window that this start opened is the new one.
    for name in names where name != "new-window" {
      guard let application else { return }
      unsafe g_action_group_activate_action(application.opaque, name, nil)
    }
  }

  func export(_ interface: BusInterface, as name: String) throws(GLibError) {
    guard let connection = BusConnection.session else { return }
    // As GApplication itself makes a path of its identifier.
    let path = identifier.map { $0 == "." ? "/" : $0 == "-" ? "_" : "\($0)" }.joined()
    offers.exports.append(try connection.export(interface, at: "/\(path)/\(name)"))
  }

  func stayForAMinute() {
    guard let application, frontWindow == nil else { return }
    if offers.stay == nil { unsafe g_application_hold(application.cast()) }
    offers.stay?.cancel()
    offers.stay = MainLoop.schedule(afterMilliseconds: 60_000) { [weak self] in self?.endStay() }
  }

  /// Lets the program end with its last window, or at once where it has none.
  func endStay() {
    guard let application, offers.stay != nil else { return }
    offers.stay?.cancel()
    offers.stay = nil
    unsafe g_application_release(application.cast())
  }

  func chooseFiles(title: String, kind: String, mediaTypes: [String]) {
    guard application != nil else { return }
    activate()
    let chooser = unsafe Object(
      taking: gtk_file_chooser_native_new(
        title.withoutNUL, frontWindow?.object.cast(), GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil))
    let filter = unsafe Object(taking: gtk_file_filter_new())
    unsafe gtk_file_filter_set_name(filter.opaque, kind.withoutNUL)
    for type in mediaTypes {
      unsafe gtk_file_filter_add_mime_type(filter.opaque, type)
    }
    unsafe gtk_file_chooser_add_filter(chooser.opaque, filter.opaque)
    unsafe gtk_file_chooser_set_select_multiple(chooser.opaque, 1)
    unsafe gtk_native_dialog_set_modal(chooser.cast(), 1)
    chooser.connect("response") { [weak self] (response: Int32) in
      guard let self, let chosen = self.offers.chooser else { return }
      self.offers.chooser = nil
      if response == GTK_RESPONSE_ACCEPT.rawValue {
        self.open(Self.addresses(chosenIn: chosen))
      }
    }
    // A native dialog lives as long as somebody holds it, and there is one at a time.
    offers.chooser = chooser
    unsafe gtk_native_dialog_show(chooser.cast())
  }

  private static func addresses(chosenIn chooser: Object) -> [URL] {
    let files = unsafe Object(taking: gtk_file_chooser_get_files(chooser.opaque))
    return (0..<(unsafe g_list_model_get_n_items(files.opaque))).compactMap { index in
      guard let item = unsafe g_list_model_get_item(files.opaque, index) else { return nil }
      let file = unsafe Object(taking: item)
      guard let characters = unsafe g_file_get_uri(file.opaque) else { return nil }
      defer { unsafe g_free(characters) }
      return URL(string: unsafe String(cString: characters))
    }
  }
}

extension BusConnection {
  /// The connection with the bus of the session; nothing on a system without one.
  fileprivate static var session: BusConnection? {
    do {
      return try BusConnection()
    } catch {
      return nil
    }
  }
}
