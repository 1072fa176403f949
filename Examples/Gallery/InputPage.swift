import GTKUI

/// Fields, keys, the pointer and the focus.
struct InputPage: View {
  @State private var name = ""
  @State private var words = ""
  @State private var taps = 0
  @State private var isOver = false
  @State private var key = ""
  @FocusState private var isFieldFocused: Bool

  var body: some View {
    Samples {
      Sample("Fields") {
        VStack(alignment: .leading, spacing: 12) {
          TextField("Name", text: $name, prompt: Text("A name of your own"))
            .focused($isFieldFocused)
          SearchField("Words", text: $words)
          TextField("Disabled", text: $name).disabled(true)
          Toggle("Its label is for assistive technologies only", isOn: $isOver)
            .toggleStyle(.switch).labelsHidden()
          Across {
            Button("Focus the Name") { isFieldFocused = true }
            Button("Greet") { words = "Hello, \(name)" }.keyboardShortcut(.defaultAction)
            Button("Clear") { name = "" }.keyboardShortcut(.cancelAction)
          }
        }
        .frame(maxWidth: 400)
      }
      Sample("Pointer") {
        Across {
          Text("Double-clicked \(taps) times").padding(12).background(.gray.opacity(0.2))
            .onTapGesture(count: 2) { taps += 1 }
          Text(isOver ? "The pointer is here" : "The pointer is elsewhere").padding(12)
            .background(.gray.opacity(0.2))
            .onHover { isOver = $0 }
        }
      }
      Sample("Keys") {
        Text("Focus me and press a key: \(key)").padding(12)
          .focusable()
          .onKeyPress { press in
            guard press.key != .tab else { return .ignored }
            key = press.characters.isEmpty ? "something" : press.characters
            return .handled
          }
          .accessibilityHint("Shows the key that is pressed")
      }
    }
  }
}
