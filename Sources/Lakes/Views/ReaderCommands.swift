import GTKUI

/// The keys of the reader, which work wherever in the window the keyboard is.
struct ReaderCommands: Commands {
  @FocusedValue(\.reader) private var reader

  var body: some Commands {
    CommandMenu("Reading") {
      Button("Back") { reader?.goBack() }
        .keyboardShortcut(.leftArrow, modifiers: .option)
        .disabled(reader?.model.canGoBack != true)
      Button("Forward") { reader?.goForward() }
        .keyboardShortcut(.rightArrow, modifiers: .option)
        .disabled(reader?.model.canGoForward != true)
      Button("Next Article") { reader?.move(by: 1) }
        .keyboardShortcut(.pageDown)
      Button("Previous Article") { reader?.move(by: -1) }
        .keyboardShortcut(.pageUp)
      Button("Reload") { reader?.reload() }
        .keyboardShortcut("r")
        .keyboardShortcut(KeyEquivalent(named: "F5"), modifiers: [])
        .disabled(reader?.canReload != true)
      Button("Filter Articles") { reader?.filter() }
        .keyboardShortcut("k")
    }
    CommandGroup(after: .newItem) {
      Button("Open File") { reader?.openFile() }
        .keyboardShortcut("o")
      Button("Add Article") { reader?.addAddress() }
        .keyboardShortcut("l")
    }
    CommandGroup(after: .printItem) {
      Button("Print") { reader?.print() }
        .keyboardShortcut("p")
    }
    CommandMenu("Text") {
      Button("Find in Page") { reader?.find() }
        .keyboardShortcut("f")
      Button("Larger Text") { reader?.changeTextSize(larger: true) }
        .keyboardShortcut("+")
        .keyboardShortcut("=")
      Button("Smaller Text") { reader?.changeTextSize(larger: false) }
        .keyboardShortcut("-")
      Button("Usual Text Size") { reader?.resetTextSize() }
        .keyboardShortcut("0")
      Button("Caret Browsing") { reader?.toggleCaret() }
        .keyboardShortcut(KeyEquivalent(named: "F7"), modifiers: [])
    }
    CommandGroup(after: .sidebar) {
      Button("Toggle Sidebar") { reader?.toggleSidebar() }
        .keyboardShortcut(KeyEquivalent(named: "F9"), modifiers: [])
    }
  }
}
