import CGTK
import GLibSupport

/// A style class for each colour that the program uses: GTK has no other way to colour a widget that
/// follows its states.
enum ColorRules {
  private static var installed: Set<String> = []

  /// The class, whose rule is added to all windows the first time.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - isBackground: whether it is that of the area, not of text and icons.
  /// - Returns: the name of the class.
  static func styleClass(for color: Color, isBackground: Bool) -> String {
    let bytes = color.bytes
    let name =
      (isBackground ? "background-" : "color-") + bytes.map { String($0) }.joined(separator: "-")
    if installed.insert(name).inserted {
      let value = "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(Double(bytes[3]) / 255))"
      StyleSheet.add(".\(name) { \(isBackground ? "background-color" : "color"): \(value); }")
    }
    return name
  }
}

extension ColorArea: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    widget.expand()
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    guard context.changed(self, { $0.color }) else { return }
    if let previous = context.previous {
      Painting(paint: .color(previous.color), isBackground: true).remove(from: widget)
    }
    Painting(paint: .color(color), isBackground: true).apply(to: widget)
  }
}
