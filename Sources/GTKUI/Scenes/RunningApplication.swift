import FoundationEssentials
import GLibSupport

/// The program, as other programs of the desktop reach it: by its actions, by files and addresses that
/// they hand over, and by interfaces on the message bus.
///
/// Not part of SwiftUI.
@MainActor
public struct RunningApplication {
  private let application: Application

  init(_ application: Application) {
    self.application = application
  }

  /// Shows the window that was used last, or a first one.
  public func activate() {
    application.activate()
  }

  /// Opens another window.
  public func openWindow() {
    application.openWindow()
  }

  /// Opens addresses in the front window, as if another program had handed them over.
  ///
  /// - Parameter addresses: what is opened, one after another.
  public func open(_ addresses: [URL]) {
    application.open(addresses)
  }

  /// Lets the user choose files, and opens them.
  ///
  /// - Parameters:
  ///   - title: what the dialog is called.
  ///   - kind: what the files are called together, as “Web Pages”.
  ///   - mediaTypes: the media types of files that can be chosen.
  public func chooseFiles(title: String, kind: String, mediaTypes: [String]) {
    application.chooseFiles(title: title, kind: kind, mediaTypes: mediaTypes)
  }

  /// Offers an action, which a desktop entry or another program can ask for.
  ///
  /// It is also an option of the command line: `--new-window` for the action `new-window`. Where the
  /// program runs already, that one does it.
  ///
  /// - Parameters:
  ///   - name: the name, as `new-window`.
  ///   - action: what to do. At the start of the program it is called once there is a window.
  public func addAction(_ name: String, _ action: @escaping @MainActor () -> Void) {
    application.offers.actionNames.insert(name)
    application.application.map { application.addAction(name, to: $0, action: action) }
  }

  /// Offers an interface on the message bus of the session, as long as the program runs.
  ///
  /// A program that the bus starts for a question stays for a minute after the last one.
  ///
  /// - Parameters:
  ///   - interface: what is offered.
  ///   - name: the name of the object below that of the program, as `SearchProvider`.
  /// - Throws: why it cannot be offered; without a bus nobody can ask, and nothing is thrown.
  public func export(_ interface: BusInterface, as name: String) throws(GLibError) {
    try application.export(interface, as: name)
  }

  /// Keeps a program without a window from ending for a minute, in which another question may come.
  public func stayForAMinute() {
    application.stayForAMinute()
  }
}
