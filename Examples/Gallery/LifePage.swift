import GTKUI

/// What happens when views come, change and go, and what their surroundings hand down.
struct LifePage: View {
  @State private var isShown = false
  @State private var step = 0
  @State private var presses = 0
  @State private var events = ["Nothing yet"]
  @State private var seconds = 0
  @State private var ticks = false

  var body: some View {
    Samples {
      Sample("Coming and going") {
        HStack(spacing: 12) {
          Toggle("Shown", isOn: $isShown)
          Button("Change") { step += 1 }
          if isShown {
            Text("Step \(step)")
              .onAppear { note("appeared") }
              .onDisappear { note("disappeared") }
              .onChange(of: step) { old, new in note("from \(old) to \(new)") }
          }
        }
        Text(events.joined(separator: ", ")).foregroundStyle(.secondary)
      }
      Sample("A task that ends with its view") {
        Toggle("Count the seconds", isOn: $ticks)
        if ticks {
          Text("\(seconds) seconds").monospacedDigit()
            .task {
              do {
                while true {
                  try await Task.sleep(for: .seconds(1))
                  seconds += 1
                }
              } catch {
                // The view has gone, and its task with it.
              }
            }
        }
      }
      Sample("What is handed down") {
        VStack(alignment: .leading) {
          Ability()
          Ability().disabled(true)
          Text("A line twice as long as the room that is left for it")
            .transformEnvironment(\.lineLimit) { $0 = 1 }
        }
        .environment(\.lineLimit, 2)
      }
      Sample("A modifier of one's own, and views of any type") {
        HStack(spacing: 12) {
          ForEach(mixed.indices, id: \.self) { mixed[$0].modifier(Tile()) }
        }
      }
      Sample("A key while this page shows") {
        Text("F6 has been pressed \(presses) times")
          .onKeyboardShortcut(KeyEquivalent(named: "F6"), modifiers: []) { presses += 1 }
      }
    }
  }

  private var mixed: [AnyView] {
    [
      AnyView(Text("a text")), AnyView(Image(systemName: "starred-symbolic")),
      AnyView(ProgressView()),
    ]
  }

  private func note(_ event: String) { events = (events + [event]).suffix(4) }
}

/// Says whether it can be used.
private struct Ability: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(isEnabled ? "Can be pressed" : "Cannot be pressed") {}
  }
}

/// A ground under a view.
private struct Tile: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(12).frame(minHeight: 48).background(.gray.opacity(0.2))
  }
}
