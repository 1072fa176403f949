import CGTK
import Foundation
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Bubbles that point to a view.
@Suite(.serialized) @MainActor
struct PopoverTests {
  @Observable
  fileprivate final class Model {
    var isPresented = false
    var note: Note?
    var isShown = true
    var name = "Baikal"
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?
    @ObservationIgnored var hasActed = false
  }

  fileprivate struct Note: Identifiable {
    let id: Int
    var text = ""
  }

  private func popover(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      VStack {
        TextField("first", text: .constant(""))
        if model.isShown {
          Button("Note") { model.isPresented = true }
            .popover(
              isPresented: $bindable.isPresented, attachmentAnchor: model.anchor,
              arrowEdge: model.edge
            ) {
              PopoverContent(model: model)
            }
            .frame(width: 200, height: 100)
            .popover(item: $bindable.note) { Text($0.text) }
        }
      }
    }
  }

  @Test func itFollowsWhatItShowsAndIsClosedFromWithinAndWithout() async {
    let model = Model()
    let rendered = popover(model)
    await rendered.settle()
    #expect(rendered.popovers.isEmpty)
    for round in 1...3 {
      model.isPresented = true
      rendered.flush()
      #expect(rendered.popovers.count == 1)
      model.name = "Biwa \(round)"
      rendered.flush()
      let bubble = rendered.popovers.first
      #expect(bubble?.descendants("GtkLabel").map(\.text).contains("Biwa \(round)") == true)
      #expect(bubble?.property("visible") == true)
      switch round {
      // What Escape and a click elsewhere do.
      case 1: gtk_popover_popdown(bubble?.cast())
      case 2: bubble?.descendants("GtkButton").first?.emit("clicked")
      default: model.isPresented = false
      }
      rendered.flush()
      #expect(!model.isPresented)
      #expect(rendered.popovers.isEmpty)
    }
    rendered.close()
  }

  @Test func theFocusGoesInAndComesBack() async {
    let model = Model()
    let rendered = popover(model)
    await rendered.settle()
    let before = rendered.focus
    #expect(before != nil)
    model.isPresented = true
    rendered.flush()
    await rendered.settle()
    let bubble = rendered.popovers.first
    #expect(bubble.map { rendered.isFocusInside($0) } == true)
    gtk_popover_popdown(bubble?.cast())
    rendered.flush()
    #expect(rendered.focus == before)
    rendered.close()
  }

  @Test func anotherItemIsShownInABubbleOfItsOwn() async {
    let model = Model()
    let rendered = popover(model)
    await rendered.settle()
    model.note = Note(id: 1, text: "one")
    rendered.flush()
    let first = rendered.popovers.first.map { WeakObject($0) }
    model.note = Note(id: 1, text: "one, changed")
    rendered.flush()
    #expect(first?.isAlive == true)
    #expect(rendered.popovers.first?.descendants("GtkLabel").map(\.text) == ["one, changed"])
    model.note = Note(id: 2, text: "two")
    rendered.flush()
    #expect(rendered.popovers.first?.descendants("GtkLabel").map(\.text) == ["two"])
    #expect(await TestLoop.eventually { first?.isAlive == false })
    rendered.popovers.first.map { gtk_popover_popdown($0.cast()) }
    #expect(model.note == nil)
    rendered.flush()
    rendered.close()
  }

  @Test func itPointsToThePlaceThatIsMeant() async {
    let model = Model()
    let rendered = popover(model)
    await rendered.settle()
    guard let button = rendered.button("Note") else {
      Issue.record("There is no button")
      return
    }
    var frame = graphene_rect_t()
    _ = gtk_widget_compute_bounds(button.cast(), rendered.windowObject.cast(), &frame)
    let whole = CGRect(
      x: Double(Int(frame.origin.x)), y: Double(Int(frame.origin.y)),
      width: Double(frame.size.width), height: Double(frame.size.height))
    let cases: [(PopoverAttachmentAnchor, CGRect)] = [
      (.rect(.bounds), whole),
      (
        .rect(.rect(CGRect(x: 10, y: 5, width: 20, height: 10))),
        CGRect(x: whole.minX + 10, y: whole.minY + 5, width: 20, height: 10)
      ),
      (.point(.bottomTrailing), CGRect(x: whole.maxX, y: whole.maxY, width: 1, height: 1)),
      (.rect(.rect(CGRect(x: Double.nan, y: 0, width: 1, height: 1))), whole),
      (
        .rect(.rect(CGRect(x: -900, y: 1e5, width: 5, height: 5))),
        CGRect(x: whole.minX, y: whole.maxY, width: 1, height: 1)
      ),
    ]
    for (anchor, expected) in cases {
      model.anchor = anchor
      model.isPresented = true
      rendered.flush()
      var area = GdkRectangle()
      #expect(gtk_popover_get_pointing_to(rendered.popovers.first?.cast(), &area) != 0)
      #expect(abs(Double(area.x) - expected.minX) <= 1, "\(anchor)")
      #expect(abs(Double(area.y) - expected.minY) <= 1, "\(anchor)")
      #expect(abs(Double(area.width) - expected.width) <= 1, "\(anchor)")
      model.isPresented = false
      rendered.flush()
    }
    rendered.close()
  }

  @Test func itStandsOnTheSideThatIsMeant() async {
    let model = Model()
    let rendered = popover(model)
    await rendered.settle()
    let sides: [(Edge?, GtkPositionType)] = [
      (nil, GTK_POS_BOTTOM), (.top, GTK_POS_TOP), (.leading, GTK_POS_LEFT),
      (.trailing, GTK_POS_RIGHT),
    ]
    model.isPresented = true
    for (edge, position) in sides {
      model.edge = edge
      rendered.flush()
      let shown = rendered.popovers.first.map { gtk_popover_get_position($0.cast()) }
      #expect(shown == position)
    }
    rendered.close()
  }

  @Test func aClickInsideDoesNotPressTheButtonThatItPointsTo() async {
    let model = Model()
    let rendered = popover(model)
    await rendered.settle()
    model.isPresented = true
    rendered.flush()
    let parent = rendered.popovers.first.flatMap { gtk_widget_get_parent($0.cast()) }
    #expect(parent == rendered.windowObject.cast())
    rendered.close()
  }

  @Test func itGoesWithItsViewAlsoWhileItOpens() async {
    let model = Model()
    let rendered = popover(model)
    await rendered.settle()
    model.isPresented = true
    rendered.flush()
    let census = WidgetCensus()
    for bubble in rendered.popovers { census.add(bubble.cast()) }
    #expect(census.count > 2)
    model.isShown = false
    rendered.flush()
    #expect(rendered.popovers.isEmpty)
    #expect(await census.survivors() == [])
    // Asked for and gone in the same turn.
    model.isPresented = false
    model.isShown = true
    rendered.flush()
    model.isPresented = true
    model.isShown = false
    rendered.flush()
    #expect(rendered.popovers.isEmpty)
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func itWaitsUntilItsViewIsOnTheScreen() async {
    let model = Model()
    model.isPresented = true
    let rendered = popover(model)
    #expect(rendered.popovers.isEmpty)
    await rendered.settle()
    rendered.flush()
    #expect(await TestLoop.eventually { rendered.popovers.count == 1 })
    rendered.close()
  }

  @Test func openedAndClosedFiftyTimesItLeavesNothing() async {
    let model = Model()
    let rendered = popover(model)
    await rendered.settle()
    let census = WidgetCensus()
    for _ in 0..<50 {
      model.isPresented = true
      rendered.flush()
      for bubble in rendered.popovers { census.add(bubble.cast()) }
      model.isPresented = false
      rendered.flush()
    }
    #expect(census.count >= 150)
    #expect(await census.survivors() == [])
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  fileprivate struct PopoverContent: View {
    let model: Model
    @Environment(\.dismiss) var dismiss

    var body: some View {
      VStack {
        Text(model.name)
        TextField("note", text: .constant(""))
        Button("Close") { dismiss() }
      }
    }
  }
}

extension Rendered {
  /// The bubbles of the window that a view presents.
  var popovers: [Object] {
    windowObject.children.filter { ["GtkPopover", "GtkPopoverMenu"].contains($0.typeName) }
  }

  /// Whether what has the keyboard's focus stands in a widget.
  func isFocusInside(_ widget: Object) -> Bool {
    focus.map { gtk_widget_is_ancestor($0.cast(), widget.cast()) != 0 } ?? false
  }
}
