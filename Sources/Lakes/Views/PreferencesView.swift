import GTKUI

/// The preferences of the program.
struct PreferencesView: View {
  let settings: ReaderSettings

  var body: some View {
    Form {
      Section("Start") {
        Toggle(isOn: binding(\.opensLast)) {
          Text("Continue Reading")
          Text("Begin with what was open last, at the place that was read")
        }
      }
      Section("Links") {
        Picker("Links to New Windows Open", selection: binding(\.popupPlace)) {
          Text("Over the Article").tag(ReaderSettings.PopupPlace.article)
          Text("In Windows of Their Own").tag(ReaderSettings.PopupPlace.window)
        }
      }
      AppearanceSection(settings: settings)
      Section("Drawing") {
        Toggle(isOn: binding(\.drawsInSoftware)) {
          Text("Without the Graphics Processor")
          Text("Slower, but it helps where pages stay blank")
        }
      }
    }
  }

  private func binding<Value>(
    _ keyPath: ReferenceWritableKeyPath<ReaderSettings, Value>
  ) -> Binding<Value> {
    Binding(get: { settings[keyPath: keyPath] }, set: { settings[keyPath: keyPath] = $0 })
  }
}

/// How texts look, as rows.
struct AppearanceSection: View {
  let settings: ReaderSettings

  var body: some View {
    let appearance = Binding(get: { settings.appearance }, set: { settings.appearance = $0 })
    Section("Text Appearance") {
      Picker("Theme", selection: appearance.theme) {
        ForEach(ReadingAppearance.Theme.allCases, id: \.self) { theme in
          Text(theme.label).tag(theme)
        }
      }
      Picker("Typeface", selection: appearance.typeface) {
        ForEach(ReadingAppearance.Typeface.allCases, id: \.self) { typeface in
          Text(typeface.label).tag(typeface)
        }
      }
      Slider(value: appearance.textSizeNumber, in: ReadingAppearance.textSizeRange, step: 10) {
        Text("Size")
      }
      Slider(value: appearance.lineHeight, in: ReadingAppearance.lineHeights, step: 0.1) {
        Text("Line Height")
      }
      Slider(value: appearance.textWidthNumber, in: ReadingAppearance.textWidthRange, step: 2) {
        Text("Width")
      }
    }
  }
}

extension ReadingAppearance.Theme {
  /// What the reader calls it.
  var label: LocalizedStringKey {
    switch self {
    case .system: "Follow System"
    case .light: "Light"
    case .sepia: "Sepia"
    case .dark: "Dark"
    }
  }

  /// The style that the whole program takes; nothing for the system's.
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light, .sepia: .light
    case .dark: .dark
    }
  }
}

extension ReadingAppearance.Typeface {
  /// What the reader calls it.
  var label: LocalizedStringKey {
    switch self {
    case .sansSerif: "Sans Serif"
    case .serif: "Serif"
    case .monospace: "Monospace"
    }
  }
}
