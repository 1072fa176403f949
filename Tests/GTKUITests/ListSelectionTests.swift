import CGTK
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// The selection goes both ways, and stays with its element.
@Suite(.serialized) @MainActor
struct ListSelectionTests {
  private func list(_ model: ListModel) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { Text("row \($0)") }
      }
    }
  }

  @Test func noSelectionStaysNoSelection() async {
    let model = ListModel(1...3)
    let rendered = list(model)
    await rendered.settle()
    #expect(model.selection == nil)
    #expect(rendered.selectedRow == nil)
    model.ids = [4, 5]
    rendered.flush()
    await rendered.settle()
    #expect(model.selection == nil)
    #expect(rendered.selectedRow == nil)
    rendered.close()
  }

  @Test func theModelSelectsTheRow() {
    let model = ListModel(1...3, selection: 2)
    let rendered = list(model)
    #expect(rendered.selectedRow == 1)
    model.selection = 3
    rendered.flush()
    #expect(rendered.selectedRow == 2)
    model.selection = nil
    rendered.flush()
    #expect(rendered.selectedRow == nil)
    model.selection = 99
    rendered.flush()
    #expect(rendered.selectedRow == nil)
    #expect(model.selection == 99, "nothing overwrites a selection that is not there yet")
    model.ids = [1, 99]
    rendered.flush()
    #expect(rendered.selectedRow == 1)
    rendered.close()
  }

  @Test func theUserSelectsTheValue() async {
    let model = ListModel(1...3)
    let rendered = list(model)
    await rendered.settle()
    rendered.select(row: 2)
    #expect(model.selection == 3)
    rendered.select(row: 0)
    #expect(model.selection == 1)
    rendered.close()
  }

  @Test func theSelectionStaysWithItsElement() {
    let model = ListModel(1...5, selection: 3)
    let rendered = list(model)
    for ids in [[0, 1, 2, 3, 4, 5], [3, 1], [1, 2, 3], [5, 4, 3, 2, 1], [3]] {
      model.ids = ids
      rendered.flush()
      #expect(rendered.selectedRow == ids.firstIndex(of: 3))
      #expect(model.selection == 3)
    }
    rendered.close()
  }

  @Test func rowsBelowAnOpenRowLeaveTheSelection() async {
    let model = ListModel(1...4, selection: 2)
    let rendered = outline(model)
    for open in [Set([2]), [1, 2], [], [2, 3]] {
      model.open = open
      rendered.flush()
      let rows = model.ids.flatMap { id in
        ["row \(id)"] + (open.contains(id) ? ["row \(id * 10)", "row \(id * 10 + 1)"] : [])
      }
      #expect(await rendered.showsRows(rows), "\(rendered.rowsInSight)")
      #expect(model.selection == 2)
      #expect(rendered.selectedRow == rows.firstIndex(of: "row 2"))
    }
    rendered.close()
  }

  @Test func anInnerRowOfAnOutlineCanBeSelected() async {
    let model = ListModel(1...4, selection: 2)
    model.open = [2]
    let rendered = outline(model)
    await rendered.settle()
    rendered.select(row: 3)
    #expect(model.selection == 21)
    rendered.close()
  }

  /// Rows with rows below them, as a list of articles and their sections.
  private func outline(_ model: ListModel) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { id in
          Text("row \(id)").tag(id)
          if model.open.contains(id) {
            ForEach([id * 10, id * 10 + 1], id: \.self) { Text("row \($0)").tag($0) }
          }
        }
      }
    }
  }

  @Test func theProgramsOwnSelectionIsNotTakenForTheUsers() {
    let model = ListModel(1...3)
    var writes: [Int?] = []
    let rendered = Rendered {
      List(
        selection: Binding(
          get: { model.selection },
          set: {
            writes.append($0)
            model.selection = $0
          })
      ) {
        ForEach(model.ids, id: \.self) { Text("row \($0)") }
      }
    }
    model.selection = 2
    rendered.flush()
    model.ids = [2, 3, 4]
    rendered.flush()
    model.ids = []
    rendered.flush()
    #expect(writes == [])
    #expect(model.selection == 2)
    rendered.close()
  }

  @Test func aSelectionThatIsRefusedGoesBack() async {
    let model = ListModel(1...3, selection: 1)
    let rendered = Rendered(isShown: true) {
      List(selection: Binding(get: { model.selection }, set: { _ in })) {
        ForEach(model.ids, id: \.self) { Text("row \($0)") }
      }
    }
    await rendered.settle()
    rendered.select(row: 2)
    #expect(await TestLoop.eventually(within: 2) { rendered.selectedRow == 0 })
    rendered.close()
  }

  @Test func enterOnARowDoesTheListsAction() async {
    let model = ListModel(1...3)
    var done: [Int?] = []
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { Text("row \($0)") }
      }.onListActivation { done.append(model.selection) }
    }
    await rendered.settle()
    rendered.select(row: 1)
    let position = Variant(UInt32(1))
    gtk_widget_activate_action_variant(
      rendered.listView.cast(), "list.activate-item", position.pointer)
    withExtendedLifetime(position) {}
    #expect(done == [2])
    rendered.close()
  }

  @Test func theListHasAnAccessibleName() {
    let model = ListModel(1...3)
    let rendered = Rendered {
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        ForEach(model.ids, id: \.self) { Text("row \($0)") }
      }.listAccessibilityLabel("Lakes")
    }
    #expect(rendered.listView.hasAccessibleName("Lakes"))
    rendered.close()
  }
}
