import GTKUI

@main
struct Counter: App {
  static let identifier = "org.example.Counter"
  static let name = "Counter"

  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
      .defaultSize(width: 400, height: 300)
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Text("\(count)").font(.largeTitle).monospacedDigit()
        Button("Count") { count += 1 }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut("k")
      }
      .navigationTitle("Counter")
      .toolbar {
        Button("Start Again", systemImage: "view-refresh-symbolic") { count = 0 }
          .disabled(count == 0)
      }
    }
  }
}
