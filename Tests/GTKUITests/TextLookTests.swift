import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Fonts, weights, colours and lines of texts.
@Suite(.serialized) @MainActor
struct TextLookTests {
  @Observable
  fileprivate final class Model {
    var font: Font? = .title
    var isBold = true
    var color = Color.red
    var alignment = TextAlignment.leading
    var isSelectable = true
  }

  @Test(arguments: Font.TextStyle.allCases)
  func eachRoleIsAStyleClassAndGoesAgain(style: Font.TextStyle) {
    let model = Model()
    model.font = .system(style)
    let rendered = Rendered { Text("lake").font(model.font) }
    let label = rendered.only("GtkLabel")
    #expect(label.styleClasses.contains(style.styleClass))
    model.font = nil
    rendered.flush()
    #expect(!label.styleClasses.contains(style.styleClass))
    rendered.close()
  }

  @Test func theFontOfTheSurroundingsIsThatOfTextsThatHaveNone() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        Text("a")
        Text("b").font(.caption)
      }
      .font(model.font)
    }
    #expect(rendered.label("a")?.styleClasses.contains("title-2") == true)
    #expect(rendered.label("b")?.styleClasses.contains("title-2") == false)
    #expect(rendered.label("b")?.styleClasses.contains("caption") == true)
    model.font = .headline
    rendered.flush()
    #expect(rendered.label("a")?.styleClasses.contains("heading") == true)
    #expect(rendered.label("a")?.styleClasses.contains("title-2") == false)
    rendered.close()
  }

  @Test func looksArePangoAttributes() {
    let looks: [(Text, String)] = [
      (Text("ab").bold(), "0 2 weight bold"),
      (Text("ab").fontWeight(.light), "0 2 weight light"),
      (Text("ab").italic(), "0 2 style italic"),
      (Text("ab").underline(), "0 2 underline single"),
      (Text("ab").strikethrough(), "0 2 strikethrough true"),
      (Text("ab").monospaced(), "0 2 family \"monospace\""),
      (Text("ab").fontDesign(.serif), "0 2 family \"serif\""),
      (Text("ab").monospacedDigit(), "0 2 font-features \"tnum=1\""),
      (Text("ab").font(.system(size: 16)), "0 2 size 12288"),
      (Text("ab").font(.body.bold().italic().monospaced().monospacedDigit()), "weight bold"),
    ]
    for (text, attribute) in looks {
      let rendered = Rendered { text }
      let shown = rendered.only("GtkLabel").attributes
      #expect(shown.contains(attribute), "\(shown)")
      rendered.close()
    }
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, "thin"), (.thin, "ultralight"), (.light, "light"),
    (.regular, "normal"),
    (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "ultrabold"),
    (.black, "heavy"),
  ])
  func eachWeightIsPangosOfThatThickness(weight: Font.Weight, name: String) {
    let rendered = Rendered { Text("ab").fontWeight(weight) }
    #expect(rendered.only("GtkLabel").attributes == "0 2 weight \(name)")
    rendered.close()
  }

  @Test(arguments: [
    (Color.red, [224, 27, 36]), (.orange, [255, 120, 0]), (.yellow, [246, 211, 45]),
    (.green, [51, 209, 122]), (.blue, [53, 132, 228]), (.purple, [145, 65, 172]),
    (.gray, [119, 118, 123]), (.white, [255, 255, 255]), (.black, [0, 0, 0]),
  ])
  func eachColorIsThatOfTheText(color: Color, parts: [Int]) {
    let rendered = Rendered { Text("lake").foregroundStyle(color) }
    var shown = GdkRGBA()
    let label = rendered.only("GtkLabel")
    gtk_style_context_get_color(gtk_widget_get_style_context(label.cast()), &shown)
    #expect([shown.red, shown.green, shown.blue].map { Int(($0 * 255).rounded()) } == parts)
    rendered.close()
  }

  @Test func looksOfTheSurroundingsReachTheTextsInside() {
    let rendered = Rendered {
      VStack {
        VStack { Text("a") }.bold().italic().underline().strikethrough().monospaced()
          .monospacedDigit()
        VStack { Text("b").bold(false) }.fontWeight(.heavy).fontDesign(.serif)
      }
    }
    let attributes = rendered.label("a")?.attributes ?? ""
    for look in ["bold", "italic", "single", "strikethrough true", "monospace", "tnum=1"] {
      #expect(attributes.contains(look), "\(look): \(attributes)")
    }
    #expect(rendered.label("b")?.attributes.contains("ultrabold") == true)
    #expect(rendered.label("b")?.attributes.contains("serif") == true)
    rendered.close()
  }

  @Test func aLookThatIsTakenBackGoes() {
    let model = Model()
    let rendered = Rendered { Text("lake").font(.headline).bold(model.isBold) }
    let label = rendered.only("GtkLabel")
    #expect(label.attributes.contains("weight bold"))
    model.isBold = false
    rendered.flush()
    #expect(label.attributes == "")
    #expect(label.styleClasses.contains("heading"))
    rendered.close()
  }

  @Test func textsThatAreAddedKeepTheirLooks() {
    let rendered = Rendered { Text("Löwe ") + Text("b").bold() + Text("c").font(.title) }
    let label = rendered.only("GtkLabel")
    #expect(label.text == "Löwe bc")
    #expect(label.attributes.contains("6 7 weight bold"), "\(label.attributes)")
    #expect(label.attributes.contains("7 8 size 15360"), "\(label.attributes)")
    #expect(!label.styleClasses.contains("title-2"))
    rendered.close()
  }

  @Test func aSizeThatIsNoneIsBroughtIntoRange() {
    for size in [-1, 0, .nan, .infinity, 1e300] {
      let rendered = Rendered {
        VStack {
          Text("lake").font(.system(size: size))
          Image(systemName: "edit-find-symbolic").font(.system(size: size))
        }
      }
      #expect(rendered.texts == ["lake"])
      rendered.close()
    }
  }

  @Test func linesStandWhereTheyAreToldAndFollowAChange() {
    let model = Model()
    let rendered = Rendered { Text("a\nlake").multilineTextAlignment(model.alignment) }
    let label = rendered.only("GtkLabel")
    for (alignment, justification, share) in [
      (TextAlignment.leading, GTK_JUSTIFY_LEFT, 0), (.center, GTK_JUSTIFY_CENTER, 0.5),
      (.trailing, GTK_JUSTIFY_RIGHT, 1),
    ] {
      model.alignment = alignment
      rendered.flush()
      #expect(gtk_label_get_justify(label.opaque) == justification)
      #expect(gtk_label_get_xalign(label.opaque) == Float(share))
    }
    rendered.close()
  }

  @Test func aTextCanBeSelectedOrNot() {
    let model = Model()
    let rendered = Rendered {
      if model.isSelectable {
        Text("lake").textSelection(.enabled)
      } else {
        Text("lake").textSelection(.disabled)
      }
    }
    #expect(rendered.only("GtkLabel").property("selectable", as: Bool.self))
    model.isSelectable = false
    rendered.flush()
    #expect(!rendered.only("GtkLabel").property("selectable", as: Bool.self))
    rendered.close()
  }

  @Test func aLimitOfNoLinesIsOne() {
    let rendered = Rendered { Text("lake").lineLimit(0) }
    #expect(rendered.only("GtkLabel").property("lines", as: Int32.self) == 1)
    rendered.close()
  }

  @Test func aTextBesideSomethingHigherTakesOneLineWhereThereIsRoom() async {
    let rendered = Rendered(isShown: true) {
      HStack {
        Text("a few words").accessibilityLabel("words")
        Text("high").frame(height: 200)
      }
    }
    await rendered.settle()
    let label = rendered.label("a few words")
    #expect(label.map { gtk_widget_get_width($0.cast()) } ?? 0 > 50)
    rendered.close()
  }

  @Test func aRoleIsAStyleClass() {
    let rendered = Rendered {
      VStack {
        Text("primary").foregroundStyle(.primary)
        Text("dim-label").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("accent").foregroundStyle(.tint)
        Text("error").foregroundStyle(.error)
        Text("warning").foregroundStyle(.warning)
        Text("success").foregroundStyle(.success)
      }
    }
    for label in rendered.all("GtkLabel") {
      #expect(label.styleClasses.contains(label.text))
    }
    rendered.close()
  }

  @Test func aColourIsThatOfTheTextAndFollowsAChange() async {
    let model = Model()
    let messages = await reports {
      let rendered = Rendered(isShown: true) { Text("lake").foregroundStyle(model.color) }
      let label = rendered.only("GtkLabel")
      for color in [
        Color.red, Color(red: 0, green: 0.5, blue: 1), .blue.opacity(0.5), .clear,
        Color(red: .nan, green: -3, blue: .infinity, opacity: 7),
      ] {
        model.color = color
        rendered.flush()
        await rendered.settle()
        #expect(label.color == color.bytes, "\(color)")
      }
      rendered.close()
    }
    #expect(messages == [])
  }

  @Test func aColourBehindAViewIsThatOfItsArea() {
    let model = Model()
    let rendered = Rendered { Text("lake").padding(4).background(model.color) }
    let area = rendered.only("AdwBin")
    #expect(area.styleClasses.contains("background-224-27-36-255"))
    model.color = .clear
    rendered.flush()
    #expect(area.styleClasses.contains("background-0-0-0-0"))
    #expect(!area.styleClasses.contains("background-224-27-36-255"))
    rendered.close()
  }

  @Test func aColourIsAnAreaOfItsOwn() async {
    let model = Model()
    let rendered = Rendered(isShown: true, size: (400, 300)) { model.color }
    await rendered.settle()
    let area = rendered.only("GtkBox")
    #expect(gtk_widget_get_width(area.cast()) >= 380)
    #expect(area.styleClasses.contains("background-224-27-36-255"))
    model.color = .black
    rendered.flush()
    #expect(area.styleClasses.contains("background-0-0-0-255"))
    rendered.close()
  }
}

extension Object {
  /// The attributes of a label, as Pango writes them.
  fileprivate var attributes: String {
    guard let list = gtk_label_get_attributes(opaque), let text = pango_attr_list_to_string(list)
    else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The colour that a widget is drawn in, in 256 steps.
  fileprivate var color: [Int] {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(cast()), &color)
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }
}
