import GTKUI

/// How texts look, beside the text itself: each choice shows at once.
struct AppearancePopover: View {
  let settings: ReaderSettings

  var body: some View {
    let appearance = Binding(get: { settings.appearance }, set: { settings.appearance = $0 })
    VStack(alignment: .leading, spacing: 12) {
      choice("Theme") {
        Picker("Theme", selection: appearance.theme) {
          ForEach(ReadingAppearance.Theme.allCases, id: \.self) { theme in
            Text(theme.shortLabel).tag(theme)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      choice("Typeface") {
        Picker("Typeface", selection: appearance.typeface) {
          ForEach(ReadingAppearance.Typeface.allCases, id: \.self) { typeface in
            Text(typeface.label).tag(typeface)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      choice("Size") { TextSizeButtons(appearance: appearance) }
      choice("Line Height") {
        Slider(value: appearance.lineHeight, in: ReadingAppearance.lineHeights, step: 0.1) {
          Text("Line Height")
        }
        .labelsHidden()
      }
      choice("Width") {
        Slider(value: appearance.textWidthNumber, in: ReadingAppearance.textWidthRange, step: 2) {
          Text("Width")
        }
        .labelsHidden()
      }
    }
    .padding(12)
    .frame(width: 330)
  }

  private func choice(
    _ title: LocalizedStringKey, @ViewBuilder control: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      control()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The size of the text, with a button on either side to change it.
struct TextSizeButtons: View {
  @Binding var appearance: ReadingAppearance

  var body: some View {
    HStack(spacing: 6) {
      Button("Smaller Text", systemImage: "zoom-out-symbolic") {
        appearance.changeTextSize(larger: false)
      }
      .disabled(appearance.isSmallest)
      .labelStyle(.iconOnly)
      Button(action: { appearance.textSize = ReadingAppearance().textSize }) {
        Text("\(appearance.textSize) %")
          .monospacedDigit()
      }
      .help("Usual Text Size")
      .frame(maxWidth: .infinity)
      Button("Larger Text", systemImage: "zoom-in-symbolic") {
        appearance.changeTextSize(larger: true)
      }
      .disabled(appearance.isLargest)
      .labelStyle(.iconOnly)
    }
  }
}

extension ReadingAppearance.Theme {
  /// What stands in a row of four.
  fileprivate var shortLabel: LocalizedStringKey {
    self == .system ? "System" : label
  }
}
