import CGTK
import Foundation
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// The environment follows the system, and only those who read a value are told.
@Suite(.serialized) @MainActor
struct SystemAppearanceTests {
  @Observable
  fileprivate final class Model {
    var scheme: ColorScheme?
    var direction: LayoutDirection?
    var isThere = true
  }

  fileprivate struct Scheme: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.colorSchemeContrast) private var contrast
    let counter: BodyCounter
    var body: some View {
      counter.note("reader")
      return Text(verbatim: "\(colorScheme) \(reduceMotion) \(contrast)")
    }
  }

  fileprivate struct Bystander: View {
    @Environment(\.locale) private var locale
    let counter: BodyCounter
    var body: some View {
      counter.note("bystander")
      return Text(verbatim: locale.identifier)
    }
  }

  @Test func aChangeOfTheSystemReachesThoseWhoReadIt() async {
    let counter = BodyCounter()
    let rendered = Rendered {
      VStack {
        Scheme(counter: counter)
        Bystander(counter: counter)
      }
    }
    #expect(rendered.texts == ["light false standard", "en_US"])
    let manager = adw_style_manager_get_default()
    adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_DARK)
    rendered.flush()
    #expect(rendered.texts[0] == "dark false standard")
    adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT)
    rendered.flush()
    #expect(rendered.texts[0] == "light false standard")
    guard let settings = gtk_settings_get_default() else { return }
    let object = Object(retaining: UnsafeMutableRawPointer(settings))
    object.setProperty("gtk-enable-animations", to: false)
    rendered.flush()
    #expect(rendered.texts[0] == "light true standard")
    object.setProperty("gtk-enable-animations", to: true)
    rendered.flush()
    #expect(counter["reader"] == 5)
    #expect(counter["bystander"] == 1)
    SystemAppearance.shared.contrast = .increased
    rendered.flush()
    #expect(rendered.texts[0] == "light false increased")
    SystemAppearance.shared.contrast = .standard
    rendered.close()
  }

  @Test func aViewAsksForADarkProgramAsLongAsItShows() {
    let model = Model()
    let counter = BodyCounter()
    let rendered = Rendered {
      VStack {
        Scheme(counter: counter)
        if model.isThere { Text("dark").preferredColorScheme(model.scheme) }
      }
    }
    #expect(rendered.texts[0].hasPrefix("light"))
    model.scheme = .dark
    rendered.flush()
    #expect(rendered.texts[0].hasPrefix("dark"))
    model.isThere = false
    rendered.flush()
    #expect(rendered.texts[0].hasPrefix("light"))
    model.isThere = true
    rendered.flush()
    rendered.close()
    #expect(
      adw_style_manager_get_color_scheme(adw_style_manager_get_default())
        == ADW_COLOR_SCHEME_DEFAULT)
  }

  @Test func aDirectionMirrorsWhatIsInside() {
    let model = Model()
    model.direction = .rightToLeft
    let rendered = Rendered {
      HStack {
        Text("outside")
        if let direction = model.direction {
          HStack {
            Button("inside") {}
            Text("forth").environment(\.layoutDirection, .leftToRight)
          }
          .environment(\.layoutDirection, direction)
        }
      }
    }
    func direction(_ text: String) -> GtkTextDirection? {
      rendered.label(text).map { gtk_widget_get_direction($0.cast()) }
    }
    #expect(direction("outside") == GTK_TEXT_DIR_LTR)
    #expect(direction("inside") == GTK_TEXT_DIR_RTL)
    #expect(direction("forth") == GTK_TEXT_DIR_LTR)
    #expect(
      rendered.button("inside").map { gtk_widget_get_direction($0.cast()) } == GTK_TEXT_DIR_RTL)
    model.direction = .leftToRight
    rendered.flush()
    #expect(direction("inside") == GTK_TEXT_DIR_LTR)
    rendered.close()
  }

  @Test func aViewReadsTheDirectionThatHolds() {
    let rendered = Rendered {
      VStack {
        Reader()
        Reader().environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(rendered.texts == ["leftToRight", "rightToLeft"])
    rendered.close()
  }

  private struct Reader: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(verbatim: "\(direction)") }
  }
}
