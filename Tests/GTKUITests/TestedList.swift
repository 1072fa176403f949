import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// What the lists of the tests show, and how they are looked at.
@Observable @MainActor
final class ListModel {
  var ids: [Int]
  var selection: Int?
  var open: Set<Int> = []
  var suffix = ""
  @ObservationIgnored var made: Set<Int> = []

  init(_ ids: some Sequence<Int>, selection: Int? = nil) {
    self.ids = Array(ids)
    self.selection = selection
  }

  /// Notes that the view of a row is made.
  func noteMade(_ id: Int) { made.insert(id) }
}

extension Rendered {
  /// The list's widget.
  var listView: Object { only("GtkListView") }

  /// The selection model of the list.
  var selectionModel: Object { listView.property("model") }

  /// The number of rows that the list has, in sight or not.
  var rowCount: Int {
    let model: Object = selectionModel.property("model")
    return Int(g_list_model_get_n_items(model.opaque))
  }

  /// The place of the selected row.
  var selectedRow: Int? {
    let position: UInt32 = selectionModel.property("selected")
    return position == UInt32.max ? nil : Int(position)
  }

  /// Selects a row as the user does with the keyboard or the pointer.
  func select(row: Int) {
    gtk_single_selection_set_selected(selectionModel.opaque, UInt32(row))
    flush()
  }

  /// The texts of the rows that have a widget, in the order of the screen.
  var rowsInSight: [String] {
    listView.children.filter { $0.isOnScreen }
      .compactMap { row in row.descendants("GtkLabel").first.map { ($0, row.top) } }
      .sorted { $0.1 < $1.1 }.map(\.0.text)
  }

  /// How far below the top of the list a row that is in sight begins.
  func place(ofRow text: String) -> Double? {
    listView.children.filter { $0.isOnScreen }
      .first { $0.descendants("GtkLabel").first?.text == text }?.top
  }

  /// Waits until the rows in sight are what is expected.
  func showsRows(_ expected: [String]) async -> Bool {
    await TestLoop.eventually(within: 5) { self.rowsInSight == expected }
  }
}

extension Object {
  fileprivate var isOnScreen: Bool {
    gtk_widget_get_mapped(cast()) != 0 && gtk_widget_get_child_visible(cast()) != 0
  }

  fileprivate var top: Double {
    guard let parent = gtk_widget_get_parent(cast()) else { return 0 }
    var x = 0.0
    var y = 0.0
    gtk_widget_translate_coordinates(cast(), parent, 0, 0, &x, &y)
    return y
  }
}
