import CGTK
import GLibSupport

/// The child of a widget that has one.
enum SingleChild {
  /// Which of a widget's properties holds the child.
  struct Place {
    fileprivate let property: String
    /// Where the widget notes the box that several views stand in.
    fileprivate let boxKey: GQuark

    private init(_ property: String) {
      self.property = property
      boxKey = unsafe g_quark_from_string("gtkui-box-as-\(property)")
    }

    static let child = Place("child")
    static let label = Place("label-widget")
  }

  /// Makes the widgets the one child of a button, a window, a scrolled window or the like.
  ///
  /// Several are put into a box of ours first, which stays as long as there are several.
  static func place(_ widgets: [Widget], in parent: Widget, as place: Place = .child) {
    let box = box(in: parent, place)
    guard widgets.count > 1 else {
      if let box {
        BoxChildren.place([], in: box)
        setBox(nil, in: parent, place)
      }
      parent.object.setProperty(place.property, to: widgets.first?.object)
      if let only = widgets.first { ChildAlignment.follow(from: only) }
      return
    }
    if let box {
      BoxChildren.place(widgets, in: box)
      return
    }
    // What has been the only child may be one of them.
    parent.object.setProperty(place.property, to: Object?.none)
    let newBox = StackLayout.makeBox(GTK_ORIENTATION_VERTICAL)
    BoxChildren.place(widgets, in: newBox)
    parent.object.setProperty(place.property, to: newBox.object)
    setBox(newBox, in: parent, place)
    ChildAlignment.follow(from: newBox)
  }

  private static func box(in parent: Widget, _ place: Place) -> Widget? {
    unsafe g_object_get_qdata(parent.object.pointer, place.boxKey).map {
      unsafe Widget(Object(retaining: $0))
    }
  }

  private static func setBox(_ box: Widget?, in parent: Widget, _ place: Place) {
    let pointer = unsafe box.map { unsafe g_object_ref(UnsafeMutableRawPointer($0.pointer)) }
    unsafe g_object_set_qdata_full(
      parent.object.pointer, place.boxKey, pointer ?? nil, g_object_unref)
  }
}
