import CGTK
import FoundationEssentials
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A window shows its view, takes addresses, and takes everything along when it closes.
@Suite(.serialized) @MainActor
struct WindowTests {
  @Observable
  fileprivate final class Model {
    var opened: [String] = []
    var hasSecond = true
  }

  @Test func theWindowHasTheTitleAndSizeOfItsScene() async {
    let rendered = Rendered(isShown: true, size: (640, 420)) { Text("lake") }
    await rendered.settle()
    #expect(rendered.title == "Test")
    #expect(gtk_widget_get_width(rendered.windowObject.cast()) > 600)
    rendered.close()
  }

  @Test func addressesGoToTheViewsThatTakeThem() {
    let model = Model()
    let rendered = Rendered {
      Text("one").onOpenURL { model.opened.append("one \($0.absoluteString)") }
      if model.hasSecond {
        Text("two").onOpenURL { model.opened.append("two \($0.absoluteString)") }
      }
    }
    guard let address = URL(string: "lakes://baikal/") else { return }
    rendered.open(address)
    #expect(model.opened == ["one lakes://baikal/", "two lakes://baikal/"])
    model.hasSecond = false
    rendered.flush()
    rendered.open(address)
    #expect(model.opened.count == 3)
    rendered.close()
    #expect(model.opened.count == 3)
  }

  @Test func theUserClosesTheWindow() async {
    let rendered = Rendered(isShown: true) { Text("lake") }
    await rendered.settle()
    rendered.count()
    let witness = WeakObject(rendered.windowObject)
    gtk_window_close(rendered.windowObject.cast())
    rendered.close()
    #expect(await TestLoop.eventually { !witness.isAlive })
  }

  @Test func openingAnAddressAsksTheHandlerFirst() {
    let model = Model()
    var refused: String?
    let rendered = Rendered {
      Opener { refused = $0 }
        .environment(
          \.openURL,
          OpenURLAction { address in
            model.opened.append(address.absoluteString)
            return address.scheme == "https" ? .handled : .discarded
          })
    }
    rendered.press("https://example.org/")
    #expect(refused == nil)
    rendered.press("ftp://example.org/")
    #expect(refused != nil)
    #expect(model.opened == ["https://example.org/", "ftp://example.org/"])
    rendered.close()
  }

  private struct Opener: View {
    @Environment(\.openURL) private var openURL
    let told: (String?) -> Void
    var body: some View {
      ForEach(["https://example.org/", "ftp://example.org/"], id: \.self) { text in
        Button(text) {
          guard let address = URL(string: text) else { return }
          openURL(address, completion: told)
        }
      }
    }
  }
}
