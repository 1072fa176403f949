import CGTK
import FoundationEssentials
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Texts, labels and pictures show what they are given.
@Suite(.serialized) @MainActor
struct TextAndImageTests {
  @Observable
  fileprivate final class Model {
    var text = "lake"
    var limit: Int?
    var icon = "edit-find-symbolic"
    var data = Data()
    var isLarge = false
  }

  @Test func aTextShowsItsStringAsItIs() {
    let model = Model()
    let rendered = Rendered { Text(model.text) }
    for text in ["<b>bold</b> & _more_", "", "two\nlines", "Lac Léman 湖"] {
      model.text = text
      rendered.flush()
      #expect(rendered.texts == [text])
      #expect(rendered.only("GtkLabel").property("use-markup", as: Bool.self) == false)
      #expect(rendered.only("GtkLabel").property("use-underline", as: Bool.self) == false)
    }
    rendered.close()
  }

  @Test func theNumberOfLinesIsLimited() {
    let model = Model()
    let rendered = Rendered { Text("lake").lineLimit(model.limit).truncationMode(.middle) }
    let label = rendered.only("GtkLabel")
    #expect(label.property("wrap", as: Bool.self))
    #expect(label.property("ellipsize", as: UInt32.self) == PANGO_ELLIPSIZE_NONE.rawValue)
    model.limit = 2
    rendered.flush()
    #expect(label.property("lines", as: Int32.self) == 2)
    #expect(label.property("ellipsize", as: UInt32.self) == PANGO_ELLIPSIZE_MIDDLE.rawValue)
    model.limit = 1
    rendered.flush()
    #expect(!label.property("wrap", as: Bool.self))
    rendered.close()
  }

  @Test func aTextCanBeSelectable() {
    let rendered = Rendered {
      Text("lake").textSelection(.enabled)
    }
    #expect(rendered.only("GtkLabel").property("selectable", as: Bool.self))
    rendered.close()
  }

  @Test func aLabelShowsIconAndTitle() {
    let rendered = Rendered { Label("Find", systemImage: "edit-find-symbolic") }
    let row = rendered.only("GtkBox").children
    #expect(row.map(\.typeName) == ["GtkImage", "GtkLabel"])
    #expect(row.first?.property("icon-name") == "edit-find-symbolic")
    #expect(rendered.texts == ["Find"])
    rendered.close()
  }

  @Test func anIconIsShownByItsName() {
    let model = Model()
    let rendered = Rendered {
      Image(systemName: model.icon).imageScale(model.isLarge ? .large : .medium)
    }
    let image = rendered.only("GtkImage")
    #expect(image.property("icon-name") == "edit-find-symbolic")
    model.icon = "open-menu-symbolic"
    model.isLarge = true
    rendered.flush()
    #expect(image.property("icon-name") == "open-menu-symbolic")
    #expect(image.property("icon-size", as: UInt32.self) == GTK_ICON_SIZE_LARGE.rawValue)
    rendered.close()
  }

  @Test func aViewSetsTheSizeOfTheIconsInsideThatSayNothing() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        Label("Find", systemImage: "edit-find-symbolic")
        Image(systemName: "open-menu-symbolic").imageScale(.medium)
      }.imageScale(model.isLarge ? .large : .medium)
    }
    let images = rendered.all("GtkImage")
    let sizes = { images.map { $0.property("icon-size", as: UInt32.self) } }
    model.isLarge = true
    rendered.flush()
    #expect(sizes() == [GTK_ICON_SIZE_LARGE.rawValue, GTK_ICON_SIZE_NORMAL.rawValue])
    model.isLarge = false
    rendered.flush()
    #expect(sizes() == [GTK_ICON_SIZE_NORMAL.rawValue, GTK_ICON_SIZE_NORMAL.rawValue])
    rendered.close()
  }

  @Test func anIconThatDoesNotExistIsReportedAndShownAsMissing() async {
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered(isShown: true) { Image(systemName: "no-such-icon-symbolic") }
      await rendered?.settle()
    }
    // GTK draws the sign for a missing picture in its place.
    #expect(rendered?.only("GtkImage").property("icon-name") == "no-such-icon-symbolic")
    #expect(rendered?.only("GtkImage").measured(GTK_ORIENTATION_HORIZONTAL)[1] ?? 0 > 0)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Image") == true)
    #expect(messages.first?.contains("no-such-icon-symbolic") == true)
    rendered?.close()
  }

  @Test func thePictureInBytesIsShown() async {
    let model = Model()
    model.data = pixel
    let messages = await reports {
      let rendered = Rendered { Image(data: model.data) }
      #expect(rendered.only("GtkImage").property("paintable", as: Object?.self) != nil)
      rendered.close()
    }
    #expect(messages == [])
  }

  @Test func bytesThatAreNoPictureAreReportedAndShownAsMissing() async {
    for data in [Data(), Data("GIF89a".utf8), Data(repeating: 0, count: 100), pixel.prefix(40)] {
      let messages = await reports {
        let rendered = Rendered { Image(data: data) }
        #expect(rendered.only("GtkImage").property("icon-name") == "image-missing")
        rendered.close()
      }
      #expect(messages.count == 1)
    }
  }

  /// A PNG of one pixel.
  private var pixel: Data {
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()
  }
}
