import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Short messages, and notices that stay.
@Suite(.serialized) @MainActor
struct ToastTests {
  @Observable
  fileprivate final class Model {
    var toast: Toast?
    var isShown = true
    var isBlocked = false
    var title = "A pop-up was blocked"
    @ObservationIgnored var undone = 0
    @ObservationIgnored var opened = 0
  }

  private func view(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      VStack {
        if model.isShown {
          Text("lake").toast(item: $bindable.toast)
          Text("sea").noticeBar(model.title, isPresented: $bindable.isBlocked) {
            Button("Open_Anyway") { model.opened += 1 }
          }
        }
      }
    }
  }

  @Test func aMessageShowsIsReadOutAndItsButtonActs() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    model.toast = Toast("<b>Removed</b> & gone", buttonTitle: "Undo", duration: nil) {
      model.undone += 1
    }
    rendered.flush()
    let label = rendered.label("<b>Removed</b> & gone")
    #expect(
      label?.property("accessible-role", as: UInt32.self) == GTK_ACCESSIBLE_ROLE_ALERT.rawValue)
    #expect(rendered.button("Undo") != nil)
    rendered.button("Undo")?.emit("clicked")
    #expect(await TestLoop.eventually { model.toast == nil })
    #expect(model.undone == 1)
    rendered.close()
  }

  @Test func messagesWaitForTheirTurnAndTheProgramTakesOneBack() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    model.toast = Toast("one", buttonTitle: "Undo one", duration: nil)
    rendered.flush()
    model.toast = Toast("two", duration: nil)
    rendered.flush()
    #expect(rendered.label("one") != nil)
    #expect(rendered.label("two") == nil)
    rendered.button("Undo one")?.emit("clicked")
    #expect(await TestLoop.eventually { rendered.label("two") != nil })
    #expect(model.toast?.id == AnyHashable("two"))
    model.toast = nil
    rendered.flush()
    #expect(await TestLoop.eventually { rendered.label("two") == nil })
    rendered.close()
  }

  @Test func aMessageThatGoesAsSoonAsItHasComeIsHarmless() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    model.toast = Toast("one", duration: nil)
    rendered.flush()
    for _ in 0..<3 {
      model.toast = Toast("two", duration: nil)
      rendered.flush()
      model.toast = nil
      rendered.flush()
      model.toast = Toast("one", duration: nil)
      rendered.flush()
      model.toast = nil
      rendered.flush()
      #expect(await TestLoop.eventually { rendered.label("one") == nil })
    }
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func aMessageGoesByItself() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    model.toast = Toast("short", duration: .milliseconds(10))
    rendered.flush()
    #expect(await TestLoop.eventually { model.toast == nil })
    rendered.close()
  }

  @Test func oddMessagesAreShownAsTheyAre() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    let texts = ["a\0b", "", "&", String(repeating: "deep water\n", count: 95_000)]
    for text in texts {
      model.toast = Toast(text, buttonTitle: text)
      rendered.flush()
      await rendered.settle()
      model.toast = nil
      rendered.flush()
    }
    #expect(gtk_widget_get_width(rendered.windowObject.cast()) <= 1_000)
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func aNoticeStaysUntilItIsClosedOrActedUpon() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    let bar = rendered.only("GtkInfoBar")
    #expect(bar.property("revealed") == false)
    model.isBlocked = true
    rendered.flush()
    #expect(bar.property("revealed") == true)
    let label = rendered.label("A pop-up was blocked")
    #expect(
      label?.property("accessible-role", as: UInt32.self) == GTK_ACCESSIBLE_ROLE_ALERT.rawValue)
    let button = bar.descendants("GtkButton").first { button in
      button.descendants("GtkLabel").contains { $0.text == "Open__Anyway" }
    }
    button?.emit("clicked")
    #expect(model.opened == 1)
    #expect(!model.isBlocked)
    rendered.flush()
    #expect(bar.property("revealed") == false)
    model.isBlocked = true
    rendered.flush()
    let close = bar.descendants("GtkButton").first { $0.styleClasses.contains("close") }
    #expect(close?.hasAccessibleName("Close") == true)
    close?.emit("clicked")
    #expect(!model.isBlocked)
    #expect(model.opened == 1)
    model.title = "<i>\0"
    rendered.flush()
    #expect(rendered.label("<i>\u{FFFD}") != nil)
    rendered.close()
  }

  @Test func theyGoWithTheirViewAndLeaveNothing() async {
    let model = Model()
    let rendered = view(model)
    await rendered.settle()
    for _ in 0..<50 {
      model.toast = Toast("Removed", buttonTitle: "Undo") { model.undone += 1 }
      model.isBlocked = true
      rendered.flush()
      rendered.count()
      model.isShown = false
      rendered.flush()
      model.toast = nil
      model.isShown = true
      rendered.flush()
    }
    #expect(await rendered.closeAndFindSurvivors() == [])
  }
}
