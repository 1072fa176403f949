import CGTK
import FoundationEssentials
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Labels, pictures, buttons, toggles and progress in each of their styles.
@Suite(.serialized) @MainActor
struct LookTests {
  @Observable
  fileprivate final class Model {
    var labelStyle = LabelStyle.titleAndIcon
    var buttonStyle = ButtonStyle.automatic
    var toggleStyle = ToggleStyle.automatic
    var progressStyle = ProgressViewStyle.automatic
    var value: Double?
    var isOn = false
    var isFilling = false
    var isDecorative = true
    var text = "first"
    @ObservationIgnored var presses = 0
  }

  @Test func aLabelShowsWhatItsStyleSays() {
    let model = Model()
    let rendered = Rendered {
      Label("Find", systemImage: "edit-find-symbolic").labelStyle(model.labelStyle)
    }
    for (style, title, icon) in [
      (LabelStyle.titleAndIcon, 1, 1), (.iconOnly, 0, 1), (.titleOnly, 1, 0), (.automatic, 1, 1),
    ] {
      model.labelStyle = style
      rendered.flush()
      #expect(rendered.all("GtkLabel").count == title, "\(style)")
      #expect(rendered.all("GtkImage").count == icon, "\(style)")
    }
    model.labelStyle = .iconOnly
    rendered.flush()
    #expect(rendered.only("GtkImage").hasAccessibleName("Find"))
    rendered.close()
  }

  @Test func aButtonShowsItsIconAloneAndItsTitleAgain() {
    let model = Model()
    let rendered = Rendered {
      Button("Find", systemImage: "edit-find-symbolic") {}.labelStyle(model.labelStyle)
    }
    let button = rendered.only("GtkButton")
    model.labelStyle = .iconOnly
    rendered.flush()
    #expect(rendered.texts == [])
    #expect(button.property("tooltip-text") == "Find")
    model.labelStyle = .titleAndIcon
    rendered.flush()
    #expect(rendered.texts == ["Find"])
    #expect(button.property("tooltip-text", as: String?.self) == nil)
    rendered.close()
  }

  @Test func aButtonInAToolbarShowsItsTitleWhereThatIsAskedFor() {
    let rendered = Rendered {
      NavigationStack {
        Text("content").toolbar {
          Button("Find", systemImage: "edit-find-symbolic") {}.labelStyle(.titleAndIcon)
        }
      }
    }
    #expect(rendered.texts.contains("Find"))
    rendered.close()
  }

  @Test func everyStyleOfAButtonIsItsStyleClasses() {
    let model = Model()
    let rendered = Rendered { Button("Save") {}.buttonStyle(model.buttonStyle) }
    let button = rendered.only("GtkButton")
    let own = Set(button.styleClasses)
    let classes: [ButtonStyle: Set<String>] = [
      .automatic: [], .bordered: ["raised"], .borderless: ["flat"],
      .borderedProminent: ["suggested-action"], .plain: ["flat", "plain"], .pill: ["pill"],
    ]
    for style in ButtonStyle.allCases {
      model.buttonStyle = style
      rendered.flush()
      #expect(Set(button.styleClasses).subtracting(own) == classes[style], "\(style)")
    }
    rendered.close()
  }

  @Test func wordsOnAButtonAreKeptWholeUnlessTheyAreVeryLong() {
    let model = Model()
    let rendered = Rendered { Button(model.text) {} }
    let label = rendered.only("GtkLabel")
    #expect(label.property("wrap-mode", as: UInt32.self) == PANGO_WRAP_WORD.rawValue)
    model.text = String(repeating: "x", count: 10_000)
    rendered.flush()
    #expect(label.property("wrap-mode", as: UInt32.self) == PANGO_WRAP_WORD_CHAR.rawValue)
    #expect(label.measured(GTK_ORIENTATION_HORIZONTAL)[0] < 200)
    rendered.close()
  }

  @Test func aToggleChangesItsStyleAndKeepsItsValue() {
    let model = Model()
    model.isOn = true
    let rendered = Rendered {
      @Bindable var bindable = model
      Toggle("Sounds", isOn: $bindable.isOn).toggleStyle(model.toggleStyle)
    }
    let types: [ToggleStyle: String] = [
      .automatic: "GtkCheckButton", .checkbox: "GtkCheckButton", .switch: "GtkSwitch",
      .button: "GtkToggleButton",
    ]
    for style in ToggleStyle.allCases {
      model.toggleStyle = style
      rendered.flush()
      #expect(rendered.only(types[style] ?? "").property("active", as: Bool.self))
    }
    rendered.close()
  }

  @Test func aSwitchIsSwitchedByAClickOnItsLabel() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      Toggle("Sounds", isOn: $bindable.isOn).toggleStyle(.switch)
    }
    await rendered.settle()
    let label = rendered.label("Sounds").flatMap { gtk_widget_get_parent($0.cast()) }
    label.map { Object(retaining: UnsafeMutableRawPointer($0)).click() }
    rendered.flush()
    #expect(model.isOn)
    #expect(rendered.only("GtkSwitch").property("active", as: Bool.self))
    rendered.close()
  }

  @Test func aSwitchWhoseBindingKeepsWhatItHadGoesBack() {
    let rendered = Rendered { Toggle("Sounds", isOn: .constant(true)).toggleStyle(.switch) }
    let control = rendered.only("GtkSwitch")
    control.setProperty("active", to: false)
    rendered.flush()
    #expect(control.property("active", as: Bool.self))
    rendered.close()
  }

  @Test func progressHasALabelAndAStyle() {
    let model = Model()
    let rendered = Rendered {
      ProgressView("Copying", value: model.value, total: 4).progressViewStyle(model.progressStyle)
    }
    #expect(rendered.texts == ["Copying"])
    #expect(rendered.all("GtkSpinner").count == 1)
    model.progressStyle = .linear
    rendered.flush()
    #expect(rendered.only("GtkProgressBar").hasAccessibleName("Copying"))
    model.value = 1
    rendered.flush()
    #expect(rendered.only("GtkProgressBar").property("fraction") == 0.25)
    model.progressStyle = .circular
    rendered.flush()
    #expect(rendered.only("GtkProgressBar").property("fraction") == 0.25)
    rendered.close()
  }

  @Test func aBarMovesWhileItIsNotKnownHowMuchIsDone() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      ProgressView(value: model.value).progressViewStyle(.linear)
    }
    await rendered.settle()
    // A bar that pulses has no fraction; what it shows moves with each frame.
    func place() -> Double {
      var x = 0.0
      var y = 0.0
      guard let bar = rendered.all("GtkProgressBar").first,
        let part = bar.descendants("GtkGizmo").last
      else { return -1 }
      gtk_widget_translate_coordinates(part.cast(), bar.cast(), 0, 0, &x, &y)
      return x
    }
    let start = place()
    #expect(await TestLoop.eventually { place() != start })
    model.value = 0.5
    rendered.flush()
    #expect(rendered.only("GtkProgressBar").property("fraction") == 0.5)
    model.value = nil
    rendered.flush()
    let left = await rendered.closeAndFindSurvivors()
    #expect(left == [])
  }

  @Test func aPictureFillsItsRoomInOneOfThreeWays() {
    let model = Model()
    let rendered = Rendered {
      if model.isFilling {
        Image(data: pixel).resizable().scaledToFill()
      } else {
        Image(data: pixel).resizable().scaledToFit()
      }
      Image(data: pixel).resizable()
      Image(data: pixel).resizable().aspectRatio(contentMode: .fill)
    }
    func fits() -> [UInt32] { rendered.all("GtkPicture").map { $0.property("content-fit") } }
    let (whole, filling, stretched) = (
      GTK_CONTENT_FIT_CONTAIN.rawValue, GTK_CONTENT_FIT_COVER.rawValue,
      GTK_CONTENT_FIT_FILL.rawValue
    )
    #expect(fits() == [whole, stretched, filling])
    model.isFilling = true
    rendered.flush()
    #expect(fits() == [filling, stretched, filling])
    rendered.close()
  }

  @Test func aPictureFileIsShownOrReported() async throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "gtkui-test-picture.png")
    try pixel.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let messages = await reports {
      let rendered = Rendered {
        VStack {
          Image(file: file)
          Image(file: folder.appending(path: "not-there.png"))
          Image(file: folder.appending(path: "not-there.png")).resizable()
          Image(data: Data("no picture".utf8)).resizable()
        }
      }
      #expect(rendered.all("GtkImage")[0].property("paintable", as: Object?.self) != nil)
      #expect(rendered.all("GtkImage")[1].property("icon-name") == "image-missing")
      #expect(
        rendered.all("GtkPicture").allSatisfy { $0.property("paintable", as: Object?.self) != nil })
      rendered.close()
    }
    #expect(messages.count == 3)
    #expect(messages.filter { $0.contains("Image") && $0.contains("not-there.png") }.count == 2)
  }

  @Test func aDecorativePictureIsHiddenFromAssistiveTechnologies() {
    let rendered = Rendered { Image(decorativeSystemName: "edit-find-symbolic") }
    #expect(rendered.only("GtkImage").hasAccessible(GTK_ACCESSIBLE_STATE_HIDDEN))
    rendered.close()
  }

  @Test func anIconGoesWithTheSizeOfTheText() {
    let rendered = Rendered {
      Image(systemName: "edit-find-symbolic").font(.system(size: 48))
      Image(systemName: "edit-find-symbolic").imageScale(.small)
      Image(systemName: "edit-find-symbolic").resizable()
    }
    #expect(
      rendered.all("GtkImage").map { $0.property("pixel-size", as: Int32.self) } == [48, 12, -1])
    rendered.close()
  }

  @Test func anIconThatDoesNotExistIsReportedByEveryViewThatHasOne() async {
    let messages = await reports {
      let rendered = Rendered {
        VStack {
          Label("label", systemImage: "none-1")
          Button("button", systemImage: "none-2") {}
          Menu("menu", systemImage: "none-3") { Button("one") {} }
          ContentUnavailableView("page", systemImage: "none-4")
          Toggle("toggle", systemImage: "none-5", isOn: .constant(true))
        }
      }
      rendered.close()
    }
    for number in 1...5 {
      #expect(messages.contains { $0.contains("none-\(number)") }, "none-\(number)")
    }
    #expect(messages.contains { $0.contains("Menu “menu”") })
    #expect(messages.contains { $0.contains("ContentUnavailableView “page”") })
  }

  @Test func whatIsNotThereMayBeSaidByAnyViews() {
    let model = Model()
    let rendered = Rendered {
      ContentUnavailableView {
        Text(model.text)
      } description: {
        VStack { Text("why") }
      } actions: {
        Button("Again") { model.presses += 1 }
      }
    }
    model.text = "second"
    rendered.flush()
    #expect(rendered.shownTexts.filter { !$0.isEmpty } == ["second", "why", "Again"])
    rendered.press("Again")
    #expect(model.presses == 1)
    rendered.close()
  }

  @Test func aSearchWithoutResultsSaysSo() {
    let rendered = Rendered {
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "<b>sea</b>")
    }
    #expect(rendered.shownTexts.contains("No Results Found"))
    #expect(rendered.shownTexts.contains("No Results for “<b>sea</b>”"))
    rendered.close()
  }

  /// A PNG of one pixel.
  private var pixel: Data {
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()
  }
}
