import CGTK
import GLibSupport

/// What a row in sight holds.
final class BoundRow {
  /// The identity of the row that is shown.
  private(set) var id: AnyHashable?
  /// GTK's item that the widgets stand in.
  private(set) var item: Object?

  private let host = WidgetHost(depth: 1000)
  private var widgets: [Widget] = []
  private var name: String?

  func show(_ content: ListRow, environment: EnvironmentValues) {
    id = content.id
    // Another element in the same place is another view, with state of its own.
    host.update {
      host.embed(RowContent(content: content).id(content.id), in: "row", environment: environment) {
        [weak self] widgets in
        guard let self else { return }
        self.widgets = widgets
        self.place(widgets)
      }
    }
    nameRow()
  }

  /// Takes the widgets out of the item that they stand in, and puts them into another.
  func move(to newItem: Object?) {
    guard newItem != item else { return }
    place([])
    item = newItem
    name = nil
    if !widgets.isEmpty { place(widgets) }
  }

  func dismantle() {
    host.dismantle()
    move(to: nil)
  }

  private func place(_ widgets: [Widget]) {
    guard let item else { return }
    SingleChild.place(widgets, in: Widget(item))
    nameRow()
  }

  /// Gives the row, which GTK leaves without a name, that of its first text.
  private func nameRow() {
    guard let child = widgets.first, let parent = unsafe gtk_widget_get_parent(child.pointer),
      let text = Self.firstText(in: child.object), text != name
    else { return }
    name = text
    unsafe Widget(Object(retaining: UnsafeMutableRawPointer(parent))).setAccessibleLabel(text)
  }

  private static func firstText(in object: Object) -> String? {
    if object.typeName == "GtkLabel" { return object.property("label") }
    var next = unsafe gtk_widget_get_first_child(object.cast())
    while let child = unsafe next {
      if let text = unsafe firstText(in: Object(retaining: UnsafeMutableRawPointer(child))) {
        return text
      }
      unsafe next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }
}

/// Evaluates the content of a row by itself, so that what one row reads does not touch the others.
private struct RowContent: View {
  let content: ListRow

  var body: some View {
    if content.isHeader {
      Group { content.content() }.styleClass("list-header")
    } else {
      content.content()
    }
  }
}
