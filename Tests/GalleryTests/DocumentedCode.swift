import CGTK
import GLibSupport
import GTKUI
import Observation

// The code on the pages of GTKUI, word for word, so that it is known to build. Around it stands what a
// program has besides. `DocumentationTests` compares.

// GTKUI.md
enum FirstPage {
  struct Example: App {
    static let identifier = "org.example.Counter"
    static let name = "Counter"

    var body: some Scene {
      WindowGroup("Counter") { Counter() }
    }
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Pressed \(count) times") { count += 1 }
    }
  }
}

// StateAndEnvironment.md
enum StatePage {
  struct Volume: View {
    @State private var loudness = 0.4

    var body: some View {
      LoudnessSlider(loudness: $loudness)
      Text("\(Int(loudness * 100)) %")
    }
  }

  struct LoudnessSlider: View {
    @Binding var loudness: Double

    var body: some View {
      Slider(value: $loudness) { Text("Loudness") }
    }
  }

  @Observable
  final class Library {
    var filter = ""
    var lakes: [String] = []
  }

  struct LibraryView: View {
    @Bindable var library: Library

    var body: some View {
      TextField("Filter", text: $library.filter)
      ForEach(library.lakes, id: \.self) { Text($0) }
    }
  }
}

// ListsAndOutlines.md
enum ListsPage {
  struct Lake: Identifiable {
    let id: String
    var name: String { id }
  }

  struct Rows: View {
    let lakes: [Lake]
    @State private var chosen: String?

    var body: some View {
      List(selection: $chosen) {
        Section("Lakes") {
          ForEach(lakes) { lake in Label(lake.name, systemImage: "mark-location-symbolic") }
        }
        Text("Settings").tag("settings")
      }
      .listAccessibilityLabel("Lakes")
      .onListActivation { open(chosen) }
    }

    private func open(_ id: String?) {}
  }

  struct Place: Identifiable {
    let id: String
    var parts: [Place]?
  }

  struct Tree: View {
    let places: [Place]
    @State private var chosen: String?

    var body: some View {
      List(places, children: \.parts, selection: $chosen) { Text($0.id) }
    }
  }
}

// Presentations.md
enum PresentationsPage {
  struct Question: View {
    @State private var asks = false

    var body: some View {
      Button("Delete", role: .destructive) { asks = true }
        .confirmationDialog("Delete the Article?", isPresented: $asks) {
          Button("Delete", role: .destructive) { delete() }
        } message: {
          Text("Its highlights and notes go with it.")
        }
    }

    private func delete() {}
  }
}

// SettingsAndCommands.md

struct TextSize: View {
  @AppStorage("textSize") private var size = 17

  var body: some View {
    Form {
      Slider(value: Binding(get: { Double(size) }, set: { size = Int($0) }), in: 12...28, step: 1) {
        Text("Size")
      }
    }
  }
}

@MainActor
final class Note {
  func duplicate() {}
}

struct NotesView: View {
  let note = Note()

  var body: some View {
    Text("Notes")
      .focusedSceneValue(\.note, note)
  }
}

struct Notes: Scene {
  var body: some Scene {
    WindowGroup("Notes") { NotesView() }
      .commands { NoteCommands() }
  }
}

@MainActor
extension FocusedValues {
  var note: Note? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

struct NoteKey: FocusedValueKey { typealias Value = Note }

struct NoteCommands: Commands {
  @FocusedValue(\.note) private var note

  var body: some Commands {
    CommandMenu("Note") {
      Button("Duplicate") { note?.duplicate() }
        .keyboardShortcut("d")
        .disabled(note == nil)
    }
  }
}

// WrappingAWidget.md

struct Dial: View {
  typealias Body = Never

  let turned: () -> Void
}

extension Dial: WidgetRepresentable {
  final class Coordinator {
    var turned: () -> Void = {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_spin_button_new_with_range(0, 10, 1))
    widget.object.connect("value-changed") { [weak coordinator = context.coordinator] in
      coordinator?.turned()
    }
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.turned = turned
  }
}
