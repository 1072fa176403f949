import CGTK
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// The rows of a list follow their data.
@Suite(.serialized) @MainActor
struct ListTests {
  private func list(_ model: ListModel) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { Text("row \($0)\(model.suffix)") }
      }
    }
  }

  @Test func theListShowsItsRows() async {
    let model = ListModel(1...3)
    let rendered = list(model)
    #expect(await rendered.showsRows(["row 1", "row 2", "row 3"]))
    #expect(rendered.rowCount == 3)
    rendered.close()
  }

  @Test func theElementsMayBeToldApartByOneOfTheirProperties() async {
    let rendered = Rendered(isShown: true) {
      VStack {
        List(["Baikal", "Biwa"], id: \.self) { Text($0) }
        List(["Onega"], id: \.self, selection: .constant("Onega")) { Text($0) }
      }
    }
    #expect(await TestLoop.eventually { Set(rendered.texts) == ["Baikal", "Biwa", "Onega"] })
    rendered.close()
  }

  @Test func rowsAreDenseWhereTheViewSaysSo() {
    let dense = Rendered { List { Text("row") }.denseListRows() }
    #expect(dense.listView.styleClasses.contains("dense-list"))
    dense.close()
    let usual = Rendered { List { Text("row") } }
    #expect(!usual.listView.styleClasses.contains("dense-list"))
    usual.close()
  }

  @Test func rowsAreNamedByTheirFirstText() async {
    let model = ListModel(1...3)
    let rendered = list(model)
    #expect(await rendered.showsRows(["row 1", "row 2", "row 3"]))
    let names = ["row 1", "row 2", "row 3"]
    #expect(
      names.allSatisfy { name in
        rendered.all("GtkListItemWidget").contains { $0.hasAccessibleName(name) }
      })
    model.suffix = "!"
    model.ids = [3, 1]
    rendered.flush()
    #expect(await rendered.showsRows(["row 3!", "row 1!"]))
    #expect(rendered.all("GtkListItemWidget").contains { $0.hasAccessibleName("row 3!") })
    rendered.close()
  }

  @Test func rowsComeGoAndMove() async {
    let model = ListModel(1...3)
    let rendered = list(model)
    for ids in [[1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 2, 4], [4, 2, 0], [], [7], [8, 7, 9]] {
      model.ids = ids
      rendered.flush()
      #expect(await rendered.showsRows(ids.map { "row \($0)" }), "\(rendered.rowsInSight)")
    }
    rendered.close()
  }

  @Test func whatARowReadsChangesTheRow() async {
    let model = ListModel(1...3)
    let rendered = list(model)
    await rendered.settle()
    model.suffix = "!"
    rendered.flush()
    #expect(await rendered.showsRows(["row 1!", "row 2!", "row 3!"]))
    rendered.close()
  }

  @Test func randomEditsEndInTheRightRows() async {
    var random = SeededGenerator(seed: 8)
    let model = ListModel(0..<8)
    let rendered = list(model)
    await rendered.settle()
    for _ in 0..<60 {
      model.ids = Array((0..<14).shuffled(using: &random).prefix(random.number(below: 14)))
      model.selection = model.ids.randomElement(using: &random)
      rendered.flush()
      let selected = model.selection.flatMap { model.ids.firstIndex(of: $0) }
      #expect(rendered.selectedRow == selected)
      #expect(rendered.rowCount == model.ids.count)
      #expect(await rendered.showsRows(model.ids.map { "row \($0)" }), "\(rendered.rowsInSight)")
    }
    rendered.close()
  }

  @Test func headingsStandBetweenTheRowsAndCannotBeSelected() async {
    let model = ListModel(1...2)
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        Section("Lakes") { ForEach(model.ids, id: \.self) { Text("row \($0)") } }
        Section("Seas") { Text("row 9").tag(9) }
      }
    }
    #expect(await rendered.showsRows(["Lakes", "row 1", "row 2", "Seas", "row 9"]))
    let rows = rendered.listView.children
    let heading = rows.first { $0.descendants("GtkLabel").first?.text == "Lakes" }
    #expect(heading?.descendants("GtkLabel").first?.styleClasses.contains("list-header") == true)
    rendered.select(row: 4)
    #expect(model.selection == 9)
    rendered.select(row: 0)
    #expect(model.selection != nil || rendered.selectedRow == nil)
    rendered.close()
  }

  @Test func rowsThatRepeatAreReportedAndSurvived() async {
    let model = ListModel([1, 2, 1, 1])
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered(isShown: true) { NumberRows(model: model) }
      rendered?.flush()
      await TestLoop.settle()
    }
    #expect(messages == ["List of Int in NumberRows: the identity 1 occurs more than once"])
    #expect(await rendered?.showsRows(["row 1", "row 2", "row 1", "row 1"]) == true)
    let more = await reports {
      model.ids = [1, 2, 1, 1, 2]
      rendered?.flush()
      await TestLoop.settle()
    }
    #expect(more == [], "once is enough")
    rendered?.close()
  }

  @Test func rowsHaveRoomAroundThemUnlessTheyAreDense() async {
    // As a program does when it starts.
    StyleSheet.install("")
    var heights: [Float] = []
    for isDense in [false, true] {
      let rendered = Rendered(isShown: true) {
        let list = List {
          VStack(alignment: .leading) {
            Text("Baikal")
            Text("deep")
          }
        }
        .frame(minHeight: 100)
        if isDense { list.denseListRows() } else { list }
      }
      await rendered.settle()
      let list = rendered.listView
      var place = graphene_rect_t()
      if let row = list.children.first {
        _ = gtk_widget_compute_bounds(row.cast(), list.cast(), &place)
      }
      heights.append(place.size.height)
      rendered.close()
    }
    #expect(heights[0] >= heights[1] + 12, "\(heights)")
  }

  private struct NumberRows: View {
    @Bindable var model: ListModel

    var body: some View {
      VStack {
        List(selection: $model.selection) {
          ForEach(model.ids, id: \.self) { Text("row \($0)") }
        }
      }
    }
  }

  @Test func theStateOfARowIsThatOfItsElement() async {
    let model = ListModel(1...3)
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { Counter(name: "\($0)") }
      }
    }
    await rendered.settle()
    rendered.press("more 2")
    #expect(await rendered.showsRows(["1: 0", "2: 1", "3: 0"]))
    model.ids = [0, 1, 2, 3]
    rendered.flush()
    #expect(await rendered.showsRows(["0: 0", "1: 0", "2: 1", "3: 0"]), "\(rendered.rowsInSight)")
    rendered.close()
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      HStack {
        Text("\(name): \(count)")
        Button("more \(name)") { count += 1 }
      }
    }
  }

  @Test func aFieldInARowKeepsFocusAndCaretWhenRowsComeAbove() async {
    let model = ListModel(1...3)
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { id in TextField("x", text: .constant("text \(id)")) }
      }
    }
    #expect(await TestLoop.eventually { rendered.all("GtkEntry").count == 3 })
    guard let field = rendered.all("GtkEntry").first(where: { $0.text == "text 2" }) else { return }
    gtk_widget_grab_focus(field.cast())
    gtk_editable_set_position(field.opaque, 3)
    for ids in [[1, 2, 9, 3], [1, 2], [8, 9, 1, 2]] {
      model.ids = ids
      await rendered.settle()
      #expect(field.text == "text 2")
      #expect(field.isInside(rendered.windowObject), "\(ids)")
      #expect(gtk_editable_get_position(field.opaque) == 3, "\(ids)")
    }
    rendered.close()
  }

  @Test func twoHundredRandomEditsKeepTheFieldsOfTheirRows() async {
    var random = SeededGenerator(seed: 12)
    let model = ListModel(0..<6, selection: 2)
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { id in TextField("x", text: .constant("text \(id)")) }
      }
    }
    func fields() -> [String: Object] {
      Dictionary(
        rendered.all("GtkEntry").filter { gtk_widget_get_mapped($0.cast()) != 0 }
          .map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    }
    #expect(await TestLoop.eventually { fields().count == 6 })
    let kept = fields()["text 2"]
    if let kept {
      gtk_widget_grab_focus(kept.cast())
      gtk_editable_set_position(kept.opaque, 3)
    }
    for turn in 0..<200 {
      let before = fields()
      // Rows come, go and move around the one that has the keyboard, and are all replaced at times.
      var ids = Array(3..<14).shuffled(using: &random).prefix(random.number(below: 9))
      ids.insert(2, at: ids.startIndex + random.number(below: ids.count + 1))
      model.ids = Array(ids)
      rendered.flush()
      let wanted = Set(model.ids.map { "text \($0)" })
      #expect(await TestLoop.eventually { Set(fields().keys) == wanted }, "turn \(turn)")
      for (text, field) in fields() where before[text] != nil {
        #expect(field == before[text], "turn \(turn): \(text) has another widget")
      }
      #expect(rendered.selectedRow == model.ids.firstIndex(of: 2))
      #expect(kept.map { gtk_editable_get_position($0.opaque) } == 3, "turn \(turn)")
    }
    rendered.close()
  }

  /// Rows come, go and move above and below those in sight at once.
  @Test(arguments: [0, 1, 2, 1_000])
  func randomEditsLeaveTheRowsInSightWhereTheyAre(count: Int) async {
    var random = SeededGenerator(seed: 21)
    let model = ListModel(0..<count)
    let rendered = Rendered(isShown: true, size: (400, 400)) {
      List(selection: Bindable(model).selection) {
        ForEach(model.ids, id: \.self) { Text("row \($0)") }
      }
    }
    await rendered.settle()
    let scrolled: Object = rendered.listView.property("vadjustment")
    var next = count
    for turn in 0..<20 {
      if count == 1_000 {
        gtk_adjustment_set_value(
          scrolled.cast(), Double(5_000 + random.number(below: 20_000)))
        await rendered.settle()
      }
      let anchor = count == 1_000 ? rendered.rowsInSight.dropFirst(2).first : nil
      let place = anchor.flatMap { rendered.place(ofRow: $0) }
      // The rows around those in sight are left alone, all others are fair game.
      let middle = anchor.flatMap { Int($0.dropFirst(4)) }.flatMap { model.ids.firstIndex(of: $0) }
      let kept = middle.map { max($0 - 20, 0)..<min($0 + 30, model.ids.count) } ?? 0..<0
      var ids = Array(model.ids[kept])
      func edited(_ part: ArraySlice<Int>) -> [Int] {
        var part = Array(part.filter { _ in random.number(below: 20) > 0 })
        for _ in 0..<random.number(below: count == 1_000 ? 30 : 2) {
          part.insert(next, at: random.number(below: part.count + 1))
          next += 1
        }
        if part.count > 2 { part.swapAt(0, part.count - 1) }
        return part
      }
      ids = edited(model.ids[..<kept.lowerBound]) + ids + edited(model.ids[kept.upperBound...])
      // Few enough to show them all.
      if count < 1_000 { ids = Array(ids.prefix(6)) }
      model.ids = ids
      rendered.flush()
      await rendered.settle()
      #expect(rendered.rowCount == ids.count)
      if let anchor, let place {
        let now = rendered.place(ofRow: anchor)
        #expect(
          now.map { abs($0 - place) <= 2 } == true, "turn \(turn): \(anchor) \(place) \(now ?? -1)")
      } else if count < 1_000 {
        #expect(await rendered.showsRows(ids.map { "row \($0)" }))
      }
    }
    rendered.close()
  }

  @Test func fiveThousandRowsAreQuickAndOnlyThoseInSightAreMade() async {
    let model = ListModel(0..<5_000, selection: 2)
    let start = ContinuousClock.now
    let rendered = Rendered(isShown: true, size: (400, 400)) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { id in
          let _ = model.noteMade(id)
          Text("row \(id)")
        }
      }
    }
    #expect(await TestLoop.eventually { rendered.rowsInSight.first == "row 0" })
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(rendered.rowCount == 5_000)
    #expect(model.made.count < 500, "\(model.made.count) rows were made")
    // A change of one value in sight makes no row again that is out of sight.
    model.made = []
    model.selection = 3
    rendered.flush()
    #expect(model.made.count < 500)
    rendered.close()
  }

  @Test func theRowsAreDismantledWithTheList() async {
    let model = ListModel(1...5)
    var gone: [Int] = []
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { id in Text("row \(id)").onDisappear { gone.append(id) } }
      }
    }
    #expect(await TestLoop.eventually { rendered.rowsInSight.count == 5 })
    model.ids = [1, 2, 3]
    rendered.flush()
    #expect(await TestLoop.eventually { Set(gone) == [4, 5] })
    #expect(await rendered.closeAndFindSurvivors() == [])
    #expect(gone.sorted() == [1, 2, 3, 4, 5])
  }
}
