import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Rows that open and close, in a list and outside of one.
@Suite(.serialized) @MainActor
struct OutlineTests {
  private struct Place: Identifiable {
    let id: String
    var places: [Place]?
  }

  private let places = [
    Place(
      id: "Asia",
      places: [
        Place(id: "Siberia", places: [Place(id: "Baikal"), Place(id: "Taymyr")]),
        Place(id: "Van"),
      ]),
    Place(id: "Europe", places: []),
    Place(id: "Moon"),
  ]

  @Observable @MainActor
  fileprivate final class Model {
    var selection: String?
    var isOpen = false
  }

  private func list(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      List(places, children: \.places, selection: Bindable(model).selection) { Text($0.id) }
    }
  }

  /// Opens or closes a row as a click on its arrow does.
  private func toggle(_ text: String, in rendered: Rendered) async {
    let expander = rendered.all("GtkTreeExpander").first {
      $0.descendants("GtkLabel").first?.text == text
    }
    guard let expander else {
      Issue.record("\(text) has no expander")
      return
    }
    gtk_widget_activate_action_variant(expander.cast(), "listitem.toggle-expand", nil)
    await rendered.settle()
  }

  @Test func anOutlineReadsFromRightToLeftWhereItsListDoes() async {
    let rendered = Rendered(isShown: true) {
      List(places, children: \.places, selection: Bindable(Model()).selection) { Text($0.id) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(await rendered.showsRows(["Asia", "Europe", "Moon"]))
    await toggle("Asia", in: rendered)
    #expect(await rendered.showsRows(["Asia", "Siberia", "Van", "Europe", "Moon"]))
    func end(_ text: String) -> Double {
      guard let label = rendered.label(text) else { return 0 }
      var x = 0.0
      let width = Double(gtk_widget_get_width(label.cast()))
      gtk_widget_translate_coordinates(
        label.cast(), rendered.listView.cast(), width, 0, &x, nil)
      return x
    }
    // The arrow stands at the right, and what is below another row begins further left.
    #expect(end("Asia") < Double(gtk_widget_get_width(rendered.listView.cast())) - 16)
    #expect(end("Siberia") <= end("Asia") - 16)
    let around = ["GtkListItemWidget", "GtkTreeExpander"].flatMap { rendered.all($0) }
    #expect(around.allSatisfy { gtk_widget_get_direction($0.cast()) == GTK_TEXT_DIR_RTL })
    rendered.close()
  }

  @Test func rowsOpenAndCloseAndStayOpenInside() async {
    let rendered = list(Model())
    #expect(await rendered.showsRows(["Asia", "Europe", "Moon"]))
    await toggle("Asia", in: rendered)
    #expect(await rendered.showsRows(["Asia", "Siberia", "Van", "Europe", "Moon"]))
    await toggle("Siberia", in: rendered)
    let all = ["Asia", "Siberia", "Baikal", "Taymyr", "Van", "Europe", "Moon"]
    #expect(await rendered.showsRows(all), "\(rendered.rowsInSight)")
    await toggle("Asia", in: rendered)
    #expect(await rendered.showsRows(["Asia", "Europe", "Moon"]))
    await toggle("Asia", in: rendered)
    #expect(await rendered.showsRows(all), "\(rendered.rowsInSight)")
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func aRowThatCanBeOpenedSaysSoToAssistiveTechnologies() async {
    let rendered = list(Model())
    #expect(await rendered.showsRows(["Asia", "Europe", "Moon"]))
    func state(_ text: String) -> Bool? {
      rendered.all("GtkListItemWidget").first { $0.hasAccessibleName(text) }?.expandedState
    }
    #expect(state("Asia") == false)
    #expect(state("Moon") == nil)
    await toggle("Asia", in: rendered)
    #expect(state("Asia") == true)
    #expect(state("Siberia") == false)
    rendered.close()
  }

  @Test func theKeysOpenAndCloseAndGoInAndOut() async {
    let model = Model()
    let rendered = list(model)
    #expect(await rendered.showsRows(["Asia", "Europe", "Moon"]))
    func press(_ direction: ListKeys.Direction) async {
      let row = rendered.selectedRow ?? 0
      let widget = rendered.all("GtkListItemWidget").first {
        $0.hasAccessibleName(rendered.rowsInSight[row])
      }
      if let widget { gtk_widget_grab_focus(widget.cast()) }
      rendered.listView.pressKey(direction == .inwards ? GDK_KEY_Right : GDK_KEY_Left)
      await rendered.settle()
    }
    rendered.select(row: 0)
    await press(.inwards)
    #expect(await rendered.showsRows(["Asia", "Siberia", "Van", "Europe", "Moon"]))
    #expect(model.selection == "Asia")
    await press(.inwards)
    #expect(model.selection == "Siberia")
    await press(.inwards)
    #expect(model.selection == "Siberia")
    await press(.inwards)
    #expect(model.selection == "Baikal")
    await press(.inwards)
    #expect(model.selection == "Baikal", "nothing is below it")
    await press(.outwards)
    #expect(model.selection == "Siberia")
    await press(.outwards)
    #expect(await rendered.showsRows(["Asia", "Siberia", "Van", "Europe", "Moon"]))
    await press(.outwards)
    #expect(model.selection == "Asia")
    await press(.outwards)
    #expect(await rendered.showsRows(["Asia", "Europe", "Moon"]))
    rendered.close()
  }

  @Test func aGroupInAListIsARowWithRowsBelowIt() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      List {
        DisclosureGroup("Lakes", isExpanded: Bindable(model).isOpen) {
          ForEach(["Baikal", "Van"], id: \.self) { Text($0) }
        }
        DisclosureGroup("Seas") { Text("Aral") }
      }
    }
    #expect(await rendered.showsRows(["Lakes", "Seas"]))
    model.isOpen = true
    rendered.flush()
    #expect(await rendered.showsRows(["Lakes", "Baikal", "Van", "Seas"]))
    await toggle("Seas", in: rendered)
    #expect(await rendered.showsRows(["Lakes", "Baikal", "Van", "Seas", "Aral"]))
    await toggle("Lakes", in: rendered)
    #expect(!model.isOpen)
    #expect(await rendered.showsRows(["Lakes", "Seas", "Aral"]))
    rendered.close()
  }

  @Test func aGroupOutsideOfAListIsAnExpander() async {
    let model = Model()
    let rendered = Rendered {
      VStack {
        DisclosureGroup("Lakes", isExpanded: Bindable(model).isOpen) { Text("Baikal") }
        OutlineGroup(places, children: \.places) { Text($0.id) }
      }
    }
    #expect(rendered.texts == ["Lakes", "Asia", "Europe", "Moon"])
    model.isOpen = true
    rendered.flush()
    #expect(rendered.texts == ["Lakes", "Baikal", "Asia", "Europe", "Moon"])
    gtk_expander_set_expanded(rendered.all("GtkExpander")[0].opaque, 0)
    gtk_expander_set_expanded(rendered.all("GtkExpander")[1].opaque, 1)
    rendered.flush()
    #expect(!model.isOpen)
    #expect(rendered.texts == ["Lakes", "Asia", "Siberia", "Van", "Europe", "Moon"])
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func aSelectedRowDoesNotStandAtTheEdge() async {
    let model = ListModel(0..<1_000)
    let rendered = Rendered(isShown: true, size: (400, 400)) {
      List(selection: Bindable(model).selection) {
        ForEach(model.ids, id: \.self) { Text("row \($0)") }
      }
    }
    #expect(await TestLoop.eventually { rendered.rowsInSight.first == "row 0" })
    for row in [300, 30, 500, 0, 999] {
      model.selection = row
      rendered.flush()
      let neighbours = [row - 1, row, row + 1].filter { model.ids.contains($0) }
      #expect(
        await TestLoop.eventually(within: 5) { rendered.wholeRows.isSuperset(of: neighbours) },
        "\(row) in \(rendered.wholeRows.sorted())")
    }
    rendered.close()
  }
}

extension Rendered {
  /// The numbers of the rows of which nothing is cut off.
  fileprivate var wholeRows: Set<Int> {
    let list = listView
    let height = Float(gtk_widget_get_height(list.cast()))
    return Set(
      list.children.compactMap { row in
        var area = graphene_rect_t()
        guard gtk_widget_get_child_visible(row.cast()) != 0,
          gtk_widget_compute_bounds(row.cast(), list.cast(), &area) != 0,
          area.origin.y >= 0, area.origin.y + area.size.height <= height, area.size.height > 0
        else { return nil }
        return row.descendants("GtkLabel").first.flatMap { Int($0.text.dropFirst(4)) }
      })
  }
}

extension Object {
  /// What the accessible state says of a row that can be opened; nothing for any other.
  fileprivate var expandedState: Bool? {
    guard gtk_test_accessible_has_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED) != 0 else {
      return nil
    }
    return hasAccessible(GTK_ACCESSIBLE_STATE_EXPANDED)
  }

  /// Presses a key as far as the widget's own key controllers are concerned.
  fileprivate func pressKey(_ key: Int32) {
    let controllers = Object(taking: gtk_widget_observe_controllers(cast()))
    for index in 0..<g_list_model_get_n_items(controllers.opaque) {
      guard let pointer = g_list_model_get_item(controllers.opaque, index) else { continue }
      let controller = Object(taking: pointer)
      guard controller.typeName == "GtkEventControllerKey" else { continue }
      let type = gtk_event_controller_key_get_type()
      var values = [GValue](repeating: GValue(), count: 4)
      g_value_init(&values[0], type)
      g_value_set_object(&values[0], controller.pointer)
      // Those of GLib for whole numbers without a sign.
      let number = g_type_from_name("guint")
      for place in 1...2 { g_value_init(&values[place], number) }
      g_value_set_uint(&values[1], UInt32(key))
      g_value_init(&values[3], gdk_modifier_type_get_type())
      var result = GValue()
      g_value_init(&result, g_type_from_name("gboolean"))
      g_signal_emitv(values, g_signal_lookup("key-pressed", type), 0, &result)
      for place in values.indices { g_value_unset(&values[place]) }
      g_value_unset(&result)
    }
  }
}
