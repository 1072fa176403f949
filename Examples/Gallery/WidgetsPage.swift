import GTKUI

/// A widget of GTK as a view.
struct WidgetsPage: View {
  @State private var value = 30.0

  var body: some View {
    Samples {
      Sample("A widget that GTKUI has no view for") {
        LevelBar(value: value / 100).frame(maxWidth: 400)
        Slider(value: $value, in: 0...100) { Text("Level") }.frame(maxWidth: 400)
      }
    }
  }
}
