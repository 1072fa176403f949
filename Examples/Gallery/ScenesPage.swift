import Foundation
import GTKUI

/// Windows, preferences, commands, what is kept, and what the system is set to.
struct ScenesPage: View {
  @Environment(\.openSettings) private var openSettings
  @Environment(\.openShortcuts) private var openShortcuts
  @Environment(\.toggleFullScreen) private var toggleFullScreen
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var scheme: ColorScheme?
  @State private var address = "none yet"

  private static let elsewhere = SettingsStore(
    folder: FileManager.default.temporaryDirectory.appending(path: "gtkui-gallery"))

  var body: some View {
    Samples {
      Sample("Windows") {
        Across {
          Button("Preferences") { openSettings() }
          Button("Keyboard Shortcuts") { openShortcuts() }
          Button(toggleFullScreen.isActive ? "Leave Full Screen" : "Full Screen") {
            toggleFullScreen()
          }
          Button("Close") { dismissWindow() }
        }
      }
      Sample("Kept from one start to the next") { KeptCount() }
      Sample("Kept somewhere else") { KeptCount().defaultAppStorage(Self.elsewhere) }
      Sample("The system") {
        SystemFacts()
        Across {
          Button("Light") { scheme = .light }
          Button("Dark") { scheme = .dark }
          Button("As the System") { scheme = nil }
        }
        .preferredColorScheme(scheme)
      }
      Sample("Right to left") {
        Across {
          Text("first")
          Button("second") {}
          Text("third")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      Sample("Opened from outside") {
        Text(address).onOpenURL { address = $0.absoluteString }
      }
    }
    .focusedSceneValue(\.chosenScheme, Binding(get: { scheme }, set: { scheme = $0 }))
  }
}

/// A number that is kept, and that the preferences change too.
private struct KeptCount: View {
  @AppStorage("galleryCount") private var count = 0

  var body: some View {
    Across {
      Text("Counted to \(count)")
      Button("Count") { count += 1 }
    }
  }
}

/// What the environment says of the system and the window; it follows each change.
private struct SystemFacts: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(verbatim: "\(colorScheme), \(contrast) contrast, \(direction), \(locale.identifier)")
    Text(verbatim: "\(reduceMotion ? "no animations" : "animations"), window \(phase)")
  }
}

/// The preferences of the gallery.
struct GallerySettings: View {
  @AppStorage("galleryCount") private var count = 0

  var body: some View {
    Form {
      LabeledContent("Counted to", value: "\(count)")
      Button("Start Again") { count = 0 }.disabled(count == 0)
    }
  }
}

/// The commands of the gallery, which act on the page that shows.
struct GalleryCommands: Commands {
  @FocusedValue(\.chosenScheme) private var scheme
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandMenu("Style") {
      Button("Light") { scheme?.wrappedValue = .light }
        .keyboardShortcut("l", modifiers: [.control, .shift])
        .disabled(scheme == nil)
      Button("Dark") { scheme?.wrappedValue = .dark }
        .keyboardShortcut("d", modifiers: [.control, .shift])
        .disabled(scheme == nil)
    }
    CommandGroup(after: .newItem) {
      Button("Lakes of the World") { openWindow(id: "lakes") }
        .keyboardShortcut("l")
    }
  }
}

extension FocusedValues {
  /// The style that the page asks for.
  var chosenScheme: Binding<ColorScheme?>? {
    get { self[ChosenSchemeKey.self] }
    set { self[ChosenSchemeKey.self] = newValue }
  }
}

private struct ChosenSchemeKey: FocusedValueKey {
  typealias Value = Binding<ColorScheme?>
}
