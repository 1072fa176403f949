import CGTK
import Foundation
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import Gallery

/// The gallery shows every view and modifier: where its pages leave nothing behind, none of them does.
@Suite(.serialized) @MainActor
struct GalleryLeakTests {
  /// What a page must not hold once it is gone: closures and nodes keep the environment, and it this.
  private final class Witness {}

  /// How often each page is opened and closed.
  private static let times =
    ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil ? 5 : 50

  @Test(arguments: GalleryPage.allCases)
  func `A page that was open leaves no widget, no node and no closure`(
    page: GalleryPage
  ) async {
    await expectNothingIsLeft { NavigationStack { PageView(page: page) } }
  }

  @Test
  func `The other windows of the gallery leave nothing`() async {
    await expectNothingIsLeft { LakesWindow() }
    await expectNothingIsLeft { LakeView(id: "Lake Biwa") }
    await expectNothingIsLeft { GallerySettings() }
  }

  @Test
  func `The gallery leaves nothing of the pages that were left`() async throws {
    let census = WidgetCensus()
    let rendered = Rendered(isShown: true) { GalleryView() }
    await rendered.settle()
    for _ in 0..<Self.times {
      for index in GalleryPage.allCases.indices.reversed() {
        choose(index, in: rendered)
        let titles = rendered.all("AdwWindowTitle").map { $0.property("title", as: String.self) }
        #expect(titles.contains(GalleryPage.allCases[index].title))
        census.add(rendered.windowObject.cast())
      }
      await TestLoop.settle()
    }
    rendered.close()
    let survivors = await census.survivors(after: 5)
    #expect(survivors == [])
  }

  /// Chooses a row of the list of pages, which is the last list of the window.
  private func choose(_ index: Int, in rendered: Rendered) {
    guard let list = rendered.all("GtkListView").last else { return }
    let model: Object = list.property("model")
    gtk_single_selection_set_selected(model.opaque, UInt32(index))
    rendered.flush()
  }

  private func expectNothingIsLeft<Content: View>(
    _ location: SourceLocation = #_sourceLocation, @ViewBuilder of content: @escaping () -> Content
  ) async {
    let census = WidgetCensus()
    var witnesses: [() -> Bool] = []
    for number in 0..<Self.times {
      var witness: Witness? = Witness()
      witnesses.append { [weak witness] in witness == nil }
      // Some are on the screen, the others are closed before they were drawn.
      let rendered = Rendered(isShown: number % 5 == 0) { [witness] in
        content().onDisappear { _ = witness }.environment(\.witness, witness)
      }
      witness = nil
      if number % 5 == 0 { await rendered.settle() }
      rendered.flush()
      census.add(rendered.windowObject.cast())
      rendered.close()
    }
    let survivors = await census.survivors(after: 5)
    #expect(survivors == [], sourceLocation: location)
    let isGone = await TestLoop.eventually(within: 5) { witnesses.allSatisfy { $0() } }
    #expect(isGone, "a node or a closure outlived the page", sourceLocation: location)
  }
}

extension EnvironmentValues {
  /// What every node and every closure that has the environment keeps alive.
  @MainActor fileprivate var witness: AnyObject? {
    get { self[WitnessKey.self] }
    set { self[WitnessKey.self] = newValue }
  }
}

private struct WitnessKey: EnvironmentKey {
  static var defaultValue: AnyObject? { nil }
}
