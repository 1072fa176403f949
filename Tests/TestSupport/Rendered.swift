import CGTK
import CTestLoop
import FoundationEssentials
import GLibSupport

@testable import GTKUI

/// A view in a real window of the library's, to be looked at through its widgets.
@MainActor
public final class Rendered {
  /// The program that the windows belong to.
  public static let application: Object = {
    TestLoop.startGTK
    let application = Object(
      taking: adw_application_new("io.github.lakes.Tests", G_APPLICATION_NON_UNIQUE))
    g_application_register(application.cast(), nil, nil)
    return application
  }()

  private var window: ProgramWindow?
  private var root: Object?
  private let census = WidgetCensus()

  /// Puts a view into a window.
  ///
  /// - Parameters:
  ///   - isShown: whether the window comes to the screen; only then are sizes and focus real.
  ///   - size: the window's size.
  ///   - content: the view, evaluated by itself as in a program.
  public init<Content: View>(
    isShown: Bool = false, size: (Int, Int) = (800, 600),
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    var scenes = SceneCollection()
    WindowGroup("Test", content: content).defaultSize(width: size.0, height: size.1)
      .add(to: &scenes)
    let window = ProgramWindow(scenes.windows[0], in: Self.application) { _ in }
    self.window = window
    if let newest = gtk_application_get_windows(Self.application.cast()) {
      root = newest.pointee.data.map { Object(retaining: $0) }
    }
    flush()
    if isShown { window.present() }
  }

  /// Brings what has changed up to date, as the main loop does before it draws.
  public func flush() { RenderScheduler.shared.flush() }

  /// Waits until the window is on the screen and has been drawn.
  public func settle() async {
    _ = await TestLoop.eventually {
      // Laid out too, which comes later where the machine has much to do.
      self.root.map {
        gtk_widget_get_mapped($0.cast()) != 0 && gtk_widget_get_width($0.cast()) > 0
      } ?? false
    }
    await TestLoop.settle()
  }

  /// The window's widget.
  public var windowObject: Object {
    guard let root else { preconditionFailure("The window is closed") }
    return root
  }

  /// The window's title.
  public var title: String { windowObject.property("title") }

  /// All widgets of a type that the view has made, in the order of the tree.
  ///
  /// - Parameter type: GTK's name, as `GtkLabel`.
  /// - Returns: the widgets.
  public func all(_ type: String) -> [Object] {
    // The window has widgets of its own beside them, for tooltips.
    // The window has one around the contents too.
    guard let content = root?.property("content", as: Object?.self)?.children.first else {
      return []
    }
    // So has one whose views have no header bar.
    let room = content.typeName == "GtkBox" ? content.children.last : content
    return room?.children.flatMap { $0.descendants(type) } ?? []
  }

  /// The only widget of a type; a test that finds several or none cannot go on.
  ///
  /// - Parameter type: GTK's name, as `GtkLabel`.
  /// - Returns: the widget.
  public func only(_ type: String) -> Object {
    let found = all(type)
    precondition(found.count == 1, "There are \(found.count) widgets of the type \(type)")
    return found[0]
  }

  /// The texts of all labels, in order.
  public var texts: [String] { all("GtkLabel").map(\.text) }

  /// The label that shows a text.
  public func label(_ text: String) -> Object? { all("GtkLabel").first { $0.text == text } }

  /// The button that shows a text.
  public func button(_ text: String) -> Object? {
    all("GtkButton").first { $0.descendants("GtkLabel").map(\.text).contains(text) }
  }

  /// Presses the button that shows a text, and brings up to date what that changed.
  ///
  /// - Parameter text: the button's text.
  public func press(_ text: String) {
    guard let button = button(text) else { preconditionFailure("There is no button \(text)") }
    button.emit("clicked")
    flush()
  }

  /// The widget that has the keyboard's focus.
  public var focus: Object? {
    guard let root, let widget = gtk_window_get_focus(root.cast()) else { return nil }
    return Object(retaining: UnsafeMutableRawPointer(widget))
  }

  /// Hands an address to the window, as another program does.
  public func open(_ address: URL) { window?.open(address) }

  /// Counts the widgets that are there now, to know later which of them outlived the window.
  public func count() {
    if let root { census.add(root.cast()) }
  }

  /// Closes the window.
  public func close() {
    window?.close()
    window = nil
    root = nil
  }

  /// Closes the window and waits for its widgets to go.
  ///
  /// - Returns: the types of the widgets that are left; none where nothing leaked.
  public func closeAndFindSurvivors() async -> [String] {
    count()
    close()
    return await census.survivors()
  }
}

extension Object {
  /// All widgets of a type inside this one, itself included.
  public func descendants(_ type: String) -> [Object] {
    var found: [Object] = typeName == type ? [self] : []
    for child in children { found += child.descendants(type) }
    return found
  }

  /// The children of a widget, in order.
  public var children: [Object] {
    var found: [Object] = []
    var next = gtk_widget_get_first_child(cast())
    while let child = next {
      found.append(Object(retaining: UnsafeMutableRawPointer(child)))
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }

  /// The text of a label or an entry.
  public var text: String { property(typeName == "GtkLabel" ? "label" : "text") }

  /// The style classes of a widget.
  public var styleClasses: [String] {
    guard let names = gtk_widget_get_css_classes(cast()) else { return [] }
    defer { g_strfreev(names) }
    var classes: [String] = []
    var index = 0
    while let name = names[index] {
      classes.append(String(cString: name))
      index += 1
    }
    return classes
  }

  /// Whether a widget can be used.
  public var isSensitive: Bool { gtk_widget_is_sensitive(cast()) != 0 }
}

/// Counts how often the bodies of a test's views run.
@MainActor
public final class BodyCounter {
  /// Starts with nothing counted.
  public init() {}

  /// How often each body has run.
  public private(set) var counts: [String: Int] = [:]

  /// Notes that a body runs.
  public func note(_ name: String) { counts[name, default: 0] += 1 }

  /// How often a body has run.
  public subscript(name: String) -> Int { counts[name] ?? 0 }

  /// Starts again.
  public func reset() { counts = [:] }
}

/// Collects what the view layer reports, and what GTK complains of, while a test runs.
@MainActor
public func reports(during action: () async -> Void) async -> [String] {
  let before = Diagnostics.reporter
  defer { Diagnostics.reporter = before }
  var messages: [String] = []
  Diagnostics.reporter = { messages.append($0) }
  _ = takeComplaints()
  await action()
  return messages + takeComplaints()
}

/// Takes out what GLib, GTK and WebKit have complained of since the last time.
private func takeComplaints() -> [String] {
  var complaints: [String] = []
  while let complaint = lakes_take_complaint() {
    complaints.append(String(cString: complaint))
    g_free(complaint)
  }
  return complaints
}
