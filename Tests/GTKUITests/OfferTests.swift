import TestSupport
import Testing

@testable import GTKUI

/// What a program offers to others.
@MainActor
@Suite(.serialized)
struct OfferTests {
  private func application() -> Application {
    Application(identifier: "org.example.Offers", name: "Offers", styleSheet: "") {
      fatalError("No window is asked for")
    }
  }

  @Test func anActionIsAnOptionOfTheCommandLine() {
    let application = application()
    application.offers.actionNames.insert("open-file")
    let (asked, rest) = application.actionsAskedFor(
      by: ["--open-file", "lakes://a/", "--new-window", "--other", "--", "--new-window"])
    #expect(asked == ["open-file", "new-window"])
    #expect(rest == ["lakes://a/", "--other", "--", "--new-window"])
  }

  @Test func whatIsOfferedBeforeTheProgramRunsIsNothing() throws {
    let running = RunningApplication(application())
    running.activate()
    running.openWindow()
    running.open([])
    running.stayForAMinute()
    running.chooseFiles(title: "Open", kind: "Pages", mediaTypes: ["text/html"])
  }

  @Test func librariesSayWhichVersionRuns() {
    #expect(LibraryVersion.gtk.version.hasPrefix("4."))
    #expect(LibraryVersion.adwaita.version.hasPrefix("1."))
    #expect(LibraryVersion(name: "X", version: [1, 20, 3]).version == "1.20.3")
  }
}
