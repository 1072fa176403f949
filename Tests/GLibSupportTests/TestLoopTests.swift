import CGTK
import GLibSupport
import Glibc
import TestSupport
import Testing

/// What the tests stand on: the loop that runs them, and the census that finds what leaked.
@Suite(.serialized) @MainActor
struct TestLoopTests {
  init() { TestLoop.startGTK }

  @Test func aWindowMapsAndGetsItsSize() async {
    let window = Object(retaining: UnsafeMutableRawPointer(gtk_window_new()))
    gtk_window_set_default_size(window.cast(), 320, 240)
    gtk_window_present(window.cast())
    #expect(await TestLoop.eventually { gtk_widget_get_mapped(window.cast()) != 0 })
    #expect(await TestLoop.eventually { gtk_widget_get_width(window.cast()) >= 320 })
    gtk_window_destroy(window.cast())
  }

  @Test func waitingForWhatNeverComesEnds() async {
    let start = ContinuousClock.now
    #expect(await !TestLoop.eventually(within: 0.05) { false })
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func waitingForWhatIsThereDoesNotWait() async {
    let drains = MainLoop.drainCount
    #expect(await TestLoop.eventually { true })
    #expect(MainLoop.drainCount == drains)
  }

  @Test func theExitStatusOfTheProcessIsKept() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      TestLoop.startGTK
      exit(7)
    }
    await #expect(processExitsWith: .success) { @MainActor in TestLoop.startGTK }
  }

  @Test func aCleanWindowLeavesNothing() async {
    let window = TestedWindow()
    #expect(window.census.count > 5)
    window.close()
    #expect(await window.census.survivors() == [])
  }

  @Test func aLeakedWidgetIsFoundByItsType() async {
    let window = TestedWindow()
    let leaked: UnsafeMutableRawPointer = g_object_ref(UnsafeMutableRawPointer(window.label))
    window.close()
    #expect(await window.census.survivors(after: 0.2) == ["GtkLabel"])
    g_object_unref(leaked)
    #expect(await window.census.survivors() == [])
  }

  @Test func aHandlerThatHoldsItsOwnWidgetIsFound() async {
    let window = TestedWindow()
    let label = Object(retaining: UnsafeMutableRawPointer(window.label))
    let connection = label.onChange(of: "label") { _ = label }
    window.close()
    #expect(await window.census.survivors(after: 0.2) == ["GtkLabel"])
    connection.disconnect()
  }

  @Test func popoversAndTheirContentAreCounted() async {
    let window = TestedWindow()
    let button = Object(taking: gtk_menu_button_new())
    let popover = Object(taking: gtk_popover_new())
    gtk_popover_set_child(popover.cast(), gtk_spinner_new())
    gtk_menu_button_set_popover(button.opaque, popover.cast())
    gtk_box_append(window.box, button.cast())
    let census = window.recount()
    #expect(await census?.survivors(after: 0.01).contains("GtkSpinner") == true)
    window.close()
    // The two references of this test are the only ones left.
    let left = await census?.survivors(after: 0.2) ?? []
    #expect(left.contains("GtkMenuButton"))
    #expect(!left.contains("GtkEntry"))
  }
}

/// A window with a box and a label.
@MainActor
private final class TestedWindow {
  private var window: Object?
  let box: UnsafeMutablePointer<GtkBox>
  let label: UnsafeMutablePointer<GtkWidget>
  let census: WidgetCensus

  init() {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), let label = gtk_label_new("lake")
    else { preconditionFailure("GTK gave no widget") }
    self.box = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    self.label = label
    gtk_box_append(self.box, label)
    gtk_box_append(self.box, gtk_button_new_with_label("press"))
    gtk_box_append(self.box, gtk_entry_new())
    let window = Object(retaining: UnsafeMutableRawPointer(gtk_window_new()))
    gtk_window_set_child(window.cast(), box)
    gtk_window_present(window.cast())
    census = WidgetCensus(of: window.cast())
    self.window = window
  }

  /// Counts the widgets of the window once more.
  func recount() -> WidgetCensus? { window.map { WidgetCensus(of: $0.cast()) } }

  func close() {
    if let window { gtk_window_destroy(window.cast()) }
    window = nil
  }
}
