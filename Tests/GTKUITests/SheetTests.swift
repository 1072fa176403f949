import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Windows that a view shows over its own.
@Suite(.serialized) @MainActor
struct SheetTests {
  @Observable
  fileprivate final class Model {
    var isPresented = false
    var isShown = true
    var name = "Baikal"
    @ObservationIgnored var dismissals = 0
  }

  private func sheet(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      VStack {
        if model.isShown {
          Text("lake").sheet(isPresented: $bindable.isPresented) {
            model.dismissals += 1
          } content: {
            SheetContent(model: model)
          }
        }
      }
    }
  }

  @Test func itFollowsWhatItShowsAndIsClosedFromWithinAndWithout() async {
    let model = Model()
    let rendered = sheet(model)
    await rendered.settle()
    #expect(Self.windows.isEmpty)
    for round in 1...3 {
      model.isPresented = true
      rendered.flush()
      #expect(Self.windows.count == 1)
      model.name = "Biwa \(round)"
      rendered.flush()
      let window = Self.windows.first
      let bar = window?.descendants("AdwHeaderBar").first
      #expect(bar?.property("show-end-title-buttons") == true)
      #expect(bar?.descendants("GtkLabel").contains { $0.text == "Done" } == true)
      #expect(window?.descendants("GtkLabel").contains { $0.text == "Biwa \(round)" } == true)
      switch round {
      case 1: gtk_window_close(window?.cast())
      case 2:
        let buttons = window?.descendants("GtkButton") ?? []
        buttons.first { $0.descendants("GtkLabel").map(\.text) == ["Close"] }?.emit("clicked")
      default: model.isPresented = false
      }
      rendered.flush()
      #expect(!model.isPresented)
      #expect(model.dismissals == round)
      #expect(Self.windows.isEmpty)
    }
    rendered.close()
  }

  @Test func aKeyBehindTheOneThatOpensItComesTooLateForTheWindowBelow() async {
    let model = Model()
    let rendered = sheet(model)
    await rendered.settle()
    var wasOpen = false
    await TestLoop.event {
      model.isPresented = true
    } thenAtOnce: {
      wasOpen = Self.windows.count == 1
    }
    #expect(wasOpen)
    rendered.close()
  }

  @Test func aLongTextDoesNotMakeItAsWideAsTheScreen() async {
    let text = String(repeating: "deep water ", count: 60)
    let rendered = Rendered(isShown: true) {
      Text("lake").sheet(isPresented: .constant(true)) { Text(text).padding() }
    }
    await rendered.settle()
    let label = { Self.windows.first?.descendants("GtkLabel").first { $0.text == text } }
    #expect(await TestLoop.eventually { label().map { $0.width > 300 } == true })
    #expect(label().map { $0.width <= 640 } == true)
    rendered.close()
  }

  @Test func aColumnMakesItNoLargerThanWhatStandsInIt() async {
    let rendered = Rendered(isShown: true) {
      Text("lake").sheet(isPresented: .constant(true)) {
        NavigationStack { Text("deep").padding(40).navigationTitle("Sheet") }
      }
    }
    await rendered.settle()
    #expect(await TestLoop.eventually { Self.windows.first.map { $0.width > 1 } == true })
    #expect(Self.windows.first.map { $0.height < 250 && $0.width < 400 } == true)
    rendered.close()
  }

  @Test func theKeyboardIsInWhatItAsksForAndNotAtItsButtons() async {
    let rendered = Rendered(isShown: true) {
      Text("lake").sheet(isPresented: .constant(true)) {
        TextField("Name", text: .constant("Biwa"))
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          }
      }
    }
    await rendered.settle()
    let text = Self.windows.first?.descendants("GtkText").first
    #expect(text?.property("has-focus") == true)
    rendered.close()
  }

  @Test func aColumnThatScrollsHasTheUsualSize() async {
    let rendered = Rendered(isShown: true) {
      Text("lake").sheet(isPresented: .constant(true)) {
        NavigationStack { List { Text("deep") } }
      }
    }
    await rendered.settle()
    #expect(await TestLoop.eventually { Self.windows.first.map { $0.width > 1 } == true })
    // Without a compositor the border is a part of it.
    #expect(Self.windows.first.map { $0.height > 440 && $0.width > 600 } == true)
    rendered.close()
  }

  @Test func whatCanBeSelectedIsNotSelectedAsItOpens() async {
    let rendered = Rendered(isShown: true) {
      Text("lake").sheet(isPresented: .constant(true)) { Text("deep").textSelection(.enabled) }
    }
    await rendered.settle()
    let label = Self.windows.first?.descendants("GtkLabel").first { $0.text == "deep" }
    #expect(label?.property("has-focus") == true)
    #expect(label.map { gtk_label_get_selection_bounds($0.opaque, nil, nil) } == 0)
    rendered.close()
  }

  @Test func itGoesWithItsViewAndLeavesNothing() async {
    let model = Model()
    let rendered = sheet(model)
    await rendered.settle()
    model.isPresented = true
    rendered.flush()
    let census = WidgetCensus()
    for window in Self.windows { census.add(window.cast()) }
    #expect(census.count > 2)
    model.isShown = false
    rendered.flush()
    #expect(await census.survivors() == [])
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  private static var windows: [Object] {
    let windows = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
    return (0..<g_list_model_get_n_items(windows.opaque))
      .compactMap { g_list_model_get_item(windows.opaque, $0).map { Object(taking: $0) } }
      .filter { $0.typeName == "AdwWindow" }
  }

  fileprivate struct SheetContent: View {
    let model: Model
    @Environment(\.dismissWindow) var dismissWindow

    var body: some View {
      VStack {
        Text(model.name)
        Button("Close") { dismissWindow() }
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismissWindow() } }
      }
    }
  }
}

extension Object {
  fileprivate var width: Int32 { gtk_widget_get_width(cast()) }
  fileprivate var height: Int32 { gtk_widget_get_height(cast()) }
}
