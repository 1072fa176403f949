import GTKUI

/// A text of many lines to edit.
struct EditorPage: View {
  @State private var text = "Deep water is cold.\nIt is dark, too.\n"

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text).accessibilityLabel("Notes")
      HStack {
        Text("\(text.split(whereSeparator: \.isWhitespace).count) words")
          .foregroundStyle(.secondary)
        Spacer()
        Button("Upper Case") { text = text.uppercased() }
        Button("Empty") { text = "" }
      }
    }
    .padding()
    .navigationTitle("Editor")
  }
}
