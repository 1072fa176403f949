import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Frames, layers and scroll views give views the room that they are told to.
@Suite(.serialized) @MainActor
struct FrameTests {
  @Observable
  fileprivate final class Model {
    var isOn = true
    var axes = Axis.Set.vertical
    var visibility = ScrollIndicatorVisibility.automatic
  }

  private static let long = String(repeating: "deep water ", count: 30)

  @Test func aFrameIsExactlyItsSize() async {
    let rendered = Rendered(isShown: true) {
      VStack {
        Text(Self.long).frame(width: 120, height: 40)
        Text("a").frame(width: 80, height: 60, alignment: .bottomTrailing)
      }
    }
    await rendered.settle()
    let frames = rendered.all("AdwBin")
    #expect(frames[0].size == [120, 40])
    #expect(frames[1].size == [80, 60])
    let inner = rendered.label("a")?.frame ?? []
    #expect(inner.count == 4 && inner[0] + inner[2] == 80 && inner[1] + inner[3] == 60)
    rendered.close()
  }

  @Test func whatNeedsMoreThanItsFrameStandsOutOnBothSides() async {
    let rendered = Rendered(isShown: true) {
      Text("a").frame(width: 100, height: 20).frame(width: 40, height: 20).padding(50)
    }
    await rendered.settle()
    let frames = rendered.all("AdwBin").dropFirst()
    #expect(frames.map(\.size) == [[40, 20], [100, 20]])
    #expect(frames.last?.frame[0] == -30)
    rendered.close()
  }

  @Test func aLeastSizeIsKeptAndAnIdealOneTakenWhereThereIsRoom() async {
    let rendered = Rendered(isShown: true, size: (600, 400)) {
      HStack {
        Text("a").frame(minWidth: 150, minHeight: 70)
        Text("b").frame(minWidth: 10, idealWidth: 90)
        Text(Self.long).frame(maxWidth: 200)
        Text("c").frame(maxWidth: 60, maxHeight: 50)
      }
    }
    await rendered.settle()
    let frames = rendered.all("AdwBin").map(\.size)
    #expect(frames[0] == [150, 70])
    #expect(frames[1][0] == 90)
    #expect(frames[2][0] == 200)
    #expect(frames[3] == [60, 50])
    rendered.close()
  }

  @Test func aFrameGivesWayDownToItsLeastSize() async {
    let rendered = Rendered(isShown: true, size: (400, 300)) {
      HStack {
        Text(Self.long).frame(minWidth: 50, maxWidth: 1_000)
        Text("b").frame(width: 300)
      }
    }
    await rendered.settle()
    let frames = rendered.all("AdwBin").map(\.size)
    #expect(frames[0][0] < 100)
    #expect(frames[1][0] == 300)
    rendered.close()
  }

  @Test func aFixedSizeIsNeverLessThanTheViewWants() async {
    let rendered = Rendered(isShown: true, size: (360, 300)) {
      VStack {
        HStack {
          Text("this is never cut").lineLimit(1).fixedSize()
          Text(Self.long).lineLimit(1)
        }
        Text("one line of words").fixedSize(horizontal: true, vertical: false)
      }
    }
    await rendered.settle()
    let label = rendered.label("this is never cut")
    #expect(label.map { pango_layout_is_ellipsized(gtk_label_get_layout($0.opaque)) } == 0)
    let line = rendered.label("one line of words")
    #expect(line.map { pango_layout_get_line_count(gtk_label_get_layout($0.opaque)) } == 1)
    rendered.close()
  }

  @Test func sizesThatAreNoneDoNoHarm() async {
    let rendered = Rendered(isShown: true) {
      VStack(spacing: -5) {
        Text("a").frame(width: -10, height: 0)
        Text("b").frame(minWidth: -3, maxWidth: .nan)
        Text("c").frame(maxWidth: -1, maxHeight: -.infinity)
        Text("d").frame(width: 10, height: 10).padding(-20).padding(EdgeInsets(top: -1))
        Spacer(minLength: -7)
      }
    }
    await rendered.settle()
    #expect(rendered.texts == ["a", "b", "c", "d"])
    rendered.close()
  }

  @Test func aBackgroundIsAsLargeAsItsViewAndBehindIt() async {
    let rendered = Rendered(isShown: true) {
      VStack {
        Text("a").padding(10).background { Color.yellow }
        Text("b").background(alignment: .bottomTrailing) { Text("behind") }
      }
    }
    await rendered.settle()
    let ground = rendered.all("GtkBox").first {
      $0.styleClasses.contains("background-246-211-45-255")
    }
    let padded = rendered.label("a").flatMap { gtk_widget_get_parent($0.cast()) }
    #expect(ground?.size == padded.map { Object(retaining: $0).size })
    #expect(rendered.texts == ["a", "behind", "b"], "what is behind comes first")
    #expect(ground.map { gtk_widget_get_width($0.cast()) } ?? 999 < 100)
    rendered.close()
  }

  @Test func aTextBeforeAGroundStandsWithinIt() async {
    let rendered = Rendered(isShown: true) {
      VStack {
        Text("a few words").padding(10).background { Color.yellow }
        Text("base").padding(30).overlay { Text("a few words on top") }
      }
    }
    await rendered.settle()
    for text in ["a few words", "a few words on top"] {
      let height = rendered.label(text).map { gtk_widget_get_height($0.cast()) } ?? 0
      #expect(height > 0 && height < 40, "\(text): \(height)")
    }
    rendered.close()
  }

  @Test func theLargestOfSeveralLayersDecidesTheSize() async {
    let rendered = Rendered(isShown: true) {
      VStack {
        ZStack(alignment: .topLeading) {
          Text("a").frame(width: 50, height: 20)
          Text("b").frame(width: 20, height: 70)
        }
      }
    }
    await rendered.settle()
    let layers = rendered.all("GtkBox")[1]
    #expect(layers.size == [50, 70])
    #expect(rendered.all("AdwBin").map(\.frame) == [[0, 0, 50, 20], [0, 0, 20, 70]])
    rendered.close()
  }

  @Test func aSpacerHasALeastLengthAlongItsStack() {
    let rendered = Rendered { HStack { Spacer(minLength: 40) } }
    let spacer = rendered.all("GtkBox")[1]
    #expect(spacer.measured(GTK_ORIENTATION_HORIZONTAL)[0] == 40)
    #expect(spacer.measured(GTK_ORIENTATION_VERTICAL)[0] == 0)
    rendered.close()
  }

  @Test func aRowMayStandOnItsBaselines() async {
    let rendered = Rendered(isShown: true) {
      HStack(alignment: .firstTextBaseline) {
        Text("large").font(.system(size: 40))
        Text("small")
        Text("padded").padding(3)
      }
    }
    await rendered.settle()
    func baseline(_ text: String) -> Double {
      guard let label = rendered.label(text) else { return -1 }
      var y = 0.0
      var x = 0.0
      gtk_widget_translate_coordinates(
        label.cast(), rendered.windowObject.cast(), 0, 0, &x, &y)
      var offset: Int32 = 0
      gtk_label_get_layout_offsets(label.opaque, nil, &offset)
      let units = pango_layout_get_baseline(gtk_label_get_layout(label.opaque))
      return y + Double(offset) + Double(units) / Double(PANGO_SCALE)
    }
    #expect(abs(baseline("large") - baseline("small")) <= 1)
    #expect(abs(baseline("large") - baseline("padded")) <= 1)
    rendered.close()
  }

  @Test func aDividerReachesAcrossItsStack() async {
    let rendered = Rendered(isShown: true, size: (400, 300)) {
      VStack(alignment: .leading) {
        Divider()
        HStack {
          Text("a").frame(height: 60)
          Divider()
        }
      }
    }
    await rendered.settle()
    let lines = rendered.all("GtkSeparator").map(\.size)
    #expect(lines[0][0] >= 380)
    #expect(lines[1][1] == 60)
    rendered.close()
  }

  @Test func aScrollViewScrollsInItsDirections() {
    let model = Model()
    let rendered = Rendered {
      ScrollView(model.axes) { Text(Self.long) }.scrollIndicators(model.visibility)
    }
    let window = rendered.only("GtkScrolledWindow")
    func policies() -> [UInt32] {
      [window.property("hscrollbar-policy"), window.property("vscrollbar-policy")]
    }
    let (never, automatic, hidden) = (
      GTK_POLICY_NEVER.rawValue, GTK_POLICY_AUTOMATIC.rawValue, GTK_POLICY_EXTERNAL.rawValue
    )
    #expect(policies() == [never, automatic])
    model.axes = .horizontal
    rendered.flush()
    #expect(policies() == [automatic, never])
    model.axes = [.horizontal, .vertical]
    model.visibility = .hidden
    rendered.flush()
    #expect(policies() == [hidden, hidden])
    rendered.close()
  }

  @Test func aScrollViewMayShowNoBars() {
    let rendered = Rendered { ScrollView(showsIndicators: false) { Text("a") } }
    #expect(
      rendered.only("GtkScrolledWindow").property("vscrollbar-policy", as: UInt32.self)
        == GTK_POLICY_EXTERNAL.rawValue)
    rendered.close()
  }

  @Test func whatScrollsIsAsLongAsItWantsToBe() async {
    let rendered = Rendered(isShown: true, size: (300, 200)) {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<100) { Text("number \($0)").frame(idealWidth: 100) } }
      }
    }
    await rendered.settle()
    #expect(rendered.all("AdwBin").allSatisfy { $0.size[0] == 100 })
    rendered.close()
  }
}

extension Object {
  /// The width and the height of a widget.
  fileprivate var size: [Int32] { [gtk_widget_get_width(cast()), gtk_widget_get_height(cast())] }

  /// Where a widget stands in its parent, its width and its height.
  fileprivate var frame: [Int32] {
    guard let parent = gtk_widget_get_parent(cast()) else { return [] }
    var x = 0.0
    var y = 0.0
    gtk_widget_translate_coordinates(cast(), parent, 0, 0, &x, &y)
    return [Int32(x), Int32(y)] + size
  }
}
