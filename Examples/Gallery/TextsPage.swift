import GTKUI

/// Fonts, weights, colours and lines of texts.
struct TextsPage: View {
  private static let long =
    "Lake Baikal is the deepest lake of the world, the oldest, and the one that holds the most water."

  private static let palette: [Color] = [.red, .orange, .yellow, .green, .blue, .purple, .gray]

  var body: some View {
    Samples {
      Sample("Fonts") {
        VStack(alignment: .leading) {
          Text("Large Title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Title 2").font(.title2)
          Text("Title 3").font(.title3)
          Text("Headline").font(.headline)
          Text("Subheadline").font(.subheadline)
          Text("Body").font(.body)
        }
        VStack(alignment: .leading) {
          Text("Callout").font(.callout)
          Text("Footnote").font(.footnote)
          Text("Caption").font(.caption)
          Text("Caption 2").font(.caption2)
          Text("Light, 32 pixels").font(.system(size: 32, weight: .light))
          Text("Serif").fontDesign(.serif)
          Text("Monospaced").monospaced()
        }
      }
      Sample("Looks") {
        Across {
          Text("bold").bold()
          Text("italic").italic()
          Text("underlined").underline()
          Text("struck through").strikethrough()
          Text("1101").monospacedDigit()
          Text("plain, ") + Text("bold").bold() + Text(" and ") + Text("large").font(.title)
        }
        Across {
          ForEach(Font.Weight.allCases, id: \.self) { Text("\($0)").fontWeight($0) }
        }
      }
      Sample("Colours") {
        Across {
          Text("primary").foregroundStyle(.primary)
          Text("secondary").foregroundStyle(.secondary)
          Text("tertiary").foregroundStyle(.tertiary)
          Text("tint").foregroundStyle(.tint)
          Text("error").foregroundStyle(.error)
          Text("warning").foregroundStyle(.warning)
          Text("success").foregroundStyle(.success)
          Text("white on blue").padding(4).foregroundStyle(.white).background(.blue)
        }
        Across {
          ForEach(Self.palette, id: \.self) { Text("Lake").padding(8).background($0) }
        }
        .foregroundStyle(.black)
      }
      Sample("Lines") {
        VStack(alignment: .leading, spacing: 12) {
          Text(Self.long).lineLimit(1)
          Text(Self.long).lineLimit(1).truncationMode(.middle)
          Text(Self.long).lineLimit(2).frame(maxWidth: 200)
          Text(Self.long).multilineTextAlignment(.center).frame(maxWidth: 300)
          Text(Self.long).multilineTextAlignment(.trailing).frame(maxWidth: 300)
          Text("This can be selected and copied.").textSelection(.enabled)
          Text(verbatim: "<b>Markup</b> &amp; signs are shown as they are")
        }
      }
    }
  }
}
