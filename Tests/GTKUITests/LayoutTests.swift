import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Stacks, frames and padding arrange as they are told, and follow what changes.
@Suite(.serialized) @MainActor
struct LayoutTests {
  @Observable
  fileprivate final class Model {
    var spacing = 4
    var isLeading = true
    var padding = 8
    var isOn = true
    var maxWidth: Double? = 300
    var minWidth: Int? = 100
  }

  @Test func aStackHasItsDirectionAndSpacing() {
    let model = Model()
    let rendered = Rendered {
      HStack(spacing: model.spacing) {
        Text("a")
        VStack { Text("b") }
      }
    }
    let row = rendered.all("GtkBox")[0]
    let column = rendered.all("GtkBox")[1]
    #expect(row.property("orientation", as: UInt32.self) == GTK_ORIENTATION_HORIZONTAL.rawValue)
    #expect(column.property("orientation", as: UInt32.self) == GTK_ORIENTATION_VERTICAL.rawValue)
    #expect(row.property("spacing", as: Int32.self) == 4)
    #expect(column.property("spacing", as: Int32.self) == 6)
    model.spacing = 20
    rendered.flush()
    #expect(row.property("spacing", as: Int32.self) == 20)
    rendered.close()
  }

  @Test func aStackAlignsItsViewsAndFollowsAChange() {
    let model = Model()
    let rendered = Rendered {
      VStack(alignment: model.isLeading ? .leading : .trailing) { Text("a") }
    }
    #expect(rendered.only("GtkLabel").alignment.horizontal == GTK_ALIGN_START)
    model.isLeading = false
    rendered.flush()
    #expect(rendered.only("GtkLabel").alignment.horizontal == GTK_ALIGN_END)
    rendered.close()
  }

  @Test func aViewThatComesToWantAllTheRoomIsGivenItAndGivesItBack() {
    let model = Model()
    model.isOn = false
    let rendered = Rendered {
      VStack(alignment: .leading) {
        VStack {
          HStack {
            Text("a")
            if model.isOn { Spacer() }
          }
        }
      }
    }
    let stacks = rendered.all("GtkBox").prefix(3).dropFirst()
    for isOn in [false, true, false] {
      model.isOn = isOn
      rendered.flush()
      #expect(stacks.allSatisfy { ($0.alignment.horizontal == GTK_ALIGN_FILL) == isOn })
    }
    rendered.close()
  }

  @Test(arguments: [true, false])
  func aStackOfTextsNeedsTheSameWidthWhateverItsHeight(isRow: Bool) {
    let text = "The deepest lake of all, in the south of Siberia"
    let rendered = Rendered {
      if isRow {
        HStack {
          Text(text)
          Text(text)
        }
      } else {
        VStack {
          Text(text)
          Text(text)
        }
      }
    }
    let stack = rendered.all("GtkBox")[0]
    func leastWidth(forHeight height: Int32) -> Int32 {
      var least: Int32 = 0
      gtk_widget_measure(stack.cast(), GTK_ORIENTATION_HORIZONTAL, height, &least, nil, nil, nil)
      return least
    }
    var height: Int32 = 0
    gtk_widget_measure(stack.cast(), GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
    #expect(leastWidth(forHeight: -1) > 0)
    #expect(leastWidth(forHeight: height) == leastWidth(forHeight: -1))
    rendered.close()
  }

  @Test func aRowAlignsUpAndDown() {
    let rendered = Rendered {
      HStack(alignment: .bottom) { Text("a") }
    }
    #expect(rendered.only("GtkLabel").alignment.vertical == GTK_ALIGN_END)
    rendered.close()
  }

  @Test func aSpacerTakesTheRoomAlongItsStack() async {
    let rendered = Rendered(isShown: true, size: (500, 400)) {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    await rendered.settle()
    let box = rendered.all("GtkBox")[0]
    let widths = ([box] + box.children).map { gtk_widget_get_width($0.cast()) }
    #expect(widths[0] > 450)
    #expect(widths[2] > widths[0] - 50)
    rendered.close()
  }

  @Test func aDividerStandsAcrossItsStack() {
    let rendered = Rendered {
      HStack { Divider() }
      VStack { Divider() }
    }
    #expect(
      rendered.all("GtkSeparator").map { $0.property("orientation", as: UInt32.self) }
        == [GTK_ORIENTATION_VERTICAL.rawValue, GTK_ORIENTATION_HORIZONTAL.rawValue])
    rendered.close()
  }

  @Test func paddingLeavesRoomOnTheSidesThatItNames() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      VStack(alignment: .leading) {
        Text("a").padding(.leading, model.padding)
        Text("b").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("c").padding(.vertical, -5)
      }
    }
    await rendered.settle()
    #expect(rendered.room(around: "a") == [0, 8, 0, 0])
    #expect(rendered.room(around: "b") == [1, 2, 3, 4])
    #expect(rendered.room(around: "c") == [0, 0, 0, 0])
    model.padding = 3
    rendered.flush()
    await rendered.settle()
    #expect(rendered.room(around: "a") == [0, 3, 0, 0])
    rendered.close()
  }

  @Test func paddingsAddUp() async {
    let rendered = Rendered(isShown: true) {
      VStack(alignment: .leading) { Text("a").padding(10).padding(.leading, 5) }
    }
    await rendered.settle()
    let label = rendered.only("GtkLabel")
    var x = 0.0
    var y = 0.0
    gtk_widget_translate_coordinates(
      label.cast(), rendered.all("GtkBox")[0].cast(), 0, 0, &x, &y)
    #expect(x == 15)
    #expect(y == 10)
    rendered.close()
  }

  @Test func aFrameAsksForItsSize() {
    let model = Model()
    let rendered = Rendered { Text("a").frame(width: model.minWidth, height: 50) }
    let frame = rendered.only("AdwBin")
    #expect(frame.measured(GTK_ORIENTATION_HORIZONTAL) == [100, 100])
    #expect(frame.measured(GTK_ORIENTATION_VERTICAL) == [50, 50])
    model.minWidth = nil
    rendered.flush()
    #expect(frame.measured(GTK_ORIENTATION_HORIZONTAL)[0] < 100)
    rendered.close()
  }

  @Test func aFrameLimitsTheWidthAndFollowsAChange() {
    let model = Model()
    let rendered = Rendered {
      VStack { Text("a").frame(maxWidth: model.maxWidth) }
    }
    let frame = rendered.only("AdwBin")
    #expect(frame.measured(GTK_ORIENTATION_HORIZONTAL)[1] == 300)
    model.maxWidth = 400
    rendered.flush()
    #expect(frame.measured(GTK_ORIENTATION_HORIZONTAL)[1] == 400)
    rendered.close()
  }

  @Test func aFrameWithoutALimitTakesAllTheRoomAndGivesItBack() {
    let model = Model()
    let rendered = Rendered {
      HStack { Text("a").frame(maxWidth: model.isOn ? .infinity : nil) }
    }
    let frame = rendered.only("AdwBin")
    #expect(frame.property("hexpand", as: Bool.self))
    model.isOn = false
    rendered.flush()
    #expect(!frame.property("hexpand", as: Bool.self))
    rendered.close()
  }

  @Test func viewsStandOnTopOfEachOtherInTheirOrder() {
    let model = Model()
    let rendered = Rendered {
      ZStack(alignment: .bottomTrailing) {
        Text("bottom")
        if model.isOn { Text("middle") }
        Text("top")
      }
    }
    #expect(rendered.texts == ["bottom", "middle", "top"])
    let top = rendered.label("top")
    #expect(top?.alignment.horizontal == GTK_ALIGN_END)
    #expect(top?.alignment.vertical == GTK_ALIGN_END)
    for isOn in [false, true] {
      model.isOn = isOn
      rendered.flush()
      #expect(rendered.texts == (isOn ? ["bottom", "middle", "top"] : ["bottom", "top"]))
      #expect(rendered.label("top") == top)
    }
    rendered.close()
  }

  @Test func anOverlayComesAndGoes() {
    let model = Model()
    let rendered = Rendered {
      Text("base").overlay(alignment: model.isLeading ? .leading : .trailing) {
        if model.isOn { Text("over") }
      }
    }
    #expect(rendered.texts == ["base", "over"])
    model.isOn = false
    rendered.flush()
    #expect(rendered.texts == ["base"])
    model.isOn = true
    model.isLeading = false
    rendered.flush()
    #expect(rendered.label("over")?.alignment.horizontal == GTK_ALIGN_END)
    model.isLeading = true
    rendered.flush()
    #expect(rendered.label("over")?.alignment.horizontal == GTK_ALIGN_START)
    rendered.close()
  }

  @Test func aScrolledViewKeepsItsPlaceWhenItsContentGrows() async {
    let model = Model()
    model.isOn = false
    let rendered = Rendered(isShown: true, size: (400, 300)) {
      ScrollView {
        ForEach(0..<100) { Text("line \($0)") }
        if model.isOn { Text("last") }
      }
    }
    await rendered.settle()
    let position: Object = rendered.only("GtkScrolledWindow").property("vadjustment")
    position.setProperty("value", to: 120.0)
    model.isOn = true
    await rendered.settle()
    #expect(rendered.texts.last == "last")
    let after: Object = rendered.only("GtkScrolledWindow").property("vadjustment")
    #expect(after.property("value", as: Double.self) == 120)
    rendered.close()
  }
}

extension Rendered {
  /// The room above, at the start, below and at the end of a text within what it stands in.
  fileprivate func room(around text: String) -> [Int32] {
    guard let label = label(text), let parent = gtk_widget_get_parent(label.cast()) else {
      return []
    }
    var x = 0.0
    var y = 0.0
    gtk_widget_translate_coordinates(label.cast(), parent, 0, 0, &x, &y)
    let width = gtk_widget_get_width(parent) - gtk_widget_get_width(label.cast())
    let height = gtk_widget_get_height(parent) - gtk_widget_get_height(label.cast())
    return [Int32(y), Int32(x), height - Int32(y), width - Int32(x)]
  }
}

extension Object {
  /// The least and the natural length that a widget asks for.
  func measured(_ orientation: GtkOrientation) -> [Int32] {
    var least: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(cast(), orientation, -1, &least, &natural, nil, nil)
    return [least, natural]
  }

  /// Where a widget stands in its room.
  var alignment: (horizontal: GtkAlign, vertical: GtkAlign) {
    (gtk_widget_get_halign(cast()), gtk_widget_get_valign(cast()))
  }
}
