import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A sidebar beside content, which comes and goes by its binding, by the user and by the width.
@Suite(.serialized) @MainActor
struct SplitViewTests {
  @Observable
  fileprivate final class Model {
    var visibility = NavigationSplitViewVisibility.automatic
    var dismissals = 0
  }

  private func split(_ model: Model, width: Int) -> Rendered {
    Rendered(isShown: true, size: (width, 500)) {
      @Bindable var bindable = model
      NavigationSplitView(columnVisibility: $bindable.visibility) {
        SidebarContent().navigationTitle("Sidebar")
          .toolbar { ToolbarItem { Button("In Sidebar") {} } }
      } detail: {
        Text("detail").navigationTitle("Detail")
          .toolbar { ToolbarItem { Button("In Detail") {} } }
      }
    }
  }

  private struct SidebarContent: View {
    @Environment(\.dismissSidebar) private var dismiss
    var body: some View { Button("Open") { _ = dismiss() } }
  }

  @Test func bothColumnsShowWhereThereIsRoom() async {
    let model = Model()
    let rendered = split(model, width: 900)
    await rendered.settle()
    #expect(!rendered.flap.property("folded", as: Bool.self))
    #expect(rendered.flap.property("reveal-flap", as: Bool.self))
    #expect(model.visibility != .detailOnly)
    #expect(rendered.title == "Detail")
    #expect(
      rendered.all("AdwWindowTitle").map { $0.property("title", as: String.self) }
        == ["Detail", "Sidebar"]
        || rendered.all("AdwWindowTitle").map { $0.property("title", as: String.self) }
          == ["Sidebar", "Detail"]
    )
    rendered.close()
  }

  @Test func aSplitViewInAStackOrAColumnIsReportedByNameSinceItHasHeaderBarsOfItsOwn() async {
    for place in Place.allCases {
      var rendered: Rendered?
      let messages = await reports {
        rendered = Rendered { Columns(place: place) }
      }
      let named = messages.filter { $0.hasPrefix("NavigationSplitView in Columns: ") }
      #expect(named.count == (place == .window ? 0 : 1), "\(place): \(messages)")
      rendered?.close()
    }
  }

  private enum Place: CaseIterable { case window, stack, column }

  private struct Columns: View {
    let place: Place
    var body: some View {
      switch place {
      case .window: split
      case .stack: NavigationStack { split }
      case .column:
        NavigationSplitView {
          Text("outside")
        } detail: {
          split
        }
      }
    }
    private var split: some View {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test func eachColumnHasItsOwnToolbar() async {
    let rendered = split(Model(), width: 900)
    await rendered.settle()
    let bars = rendered.all("AdwHeaderBar").map { bar in
      bar.descendants("GtkButton").compactMap { $0.descendants("GtkLabel").first?.text }
    }
    #expect(Set(bars.map { $0.filter { $0.hasPrefix("In") } }) == [["In Sidebar"], ["In Detail"]])
    rendered.close()
  }

  @Test func theBindingShowsAndHidesTheSidebar() async {
    let model = Model()
    let rendered = split(model, width: 900)
    await rendered.settle()
    for visibility in [NavigationSplitViewVisibility.detailOnly, .all, .detailOnly, .automatic] {
      model.visibility = visibility
      rendered.flush()
      #expect(rendered.flap.property("reveal-flap", as: Bool.self) == (visibility != .detailOnly))
      #expect(model.visibility == visibility, "nothing is written back")
    }
    rendered.close()
  }

  @Test func theUserShowsAndHidesTheSidebar() async {
    let model = Model()
    let rendered = split(model, width: 900)
    await rendered.settle()
    rendered.flap.setProperty("reveal-flap", to: false)
    #expect(model.visibility == .detailOnly)
    rendered.flap.setProperty("reveal-flap", to: true)
    #expect(model.visibility == .all)
    rendered.close()
  }

  @Test func inANarrowWindowTheSidebarFoldsAwayAndComesOverTheContent() async {
    let model = Model()
    let rendered = split(model, width: 400)
    await rendered.settle()
    #expect(rendered.flap.property("folded", as: Bool.self))
    #expect(await TestLoop.eventually { !rendered.flap.property("reveal-flap", as: Bool.self) })
    model.visibility = .all
    rendered.flush()
    await rendered.settle()
    #expect(rendered.flap.property("reveal-flap", as: Bool.self))
    rendered.press("Open")
    #expect(!rendered.flap.property("reveal-flap", as: Bool.self))
    #expect(model.visibility == .detailOnly)
    rendered.close()
  }

  @Test func theContentKnowsWhetherItHasRoom() async {
    for (width, sizeClass) in [
      (400, "compact"), (560, "regular"), (700, "compact"), (900, "regular"),
    ] {
      let rendered = Rendered(isShown: true, size: (width, 500)) {
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          SizeClassText()
        }
      }
      await rendered.settle()
      #expect(await TestLoop.eventually { rendered.texts.contains(sizeClass) }, "\(width)")
      #expect(await rendered.closeAndFindSurvivors() == [])
    }
  }

  private struct SizeClassText: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Text(sizeClass.map { "\($0)" } ?? "none") }
  }

  @Test func besideTheContentTheSidebarIsNotDismissed() async {
    let model = Model()
    let rendered = split(model, width: 900)
    await rendered.settle()
    rendered.press("Open")
    #expect(rendered.flap.property("reveal-flap", as: Bool.self))
    rendered.close()
  }
}

extension Rendered {
  /// The widget of the split view.
  fileprivate var flap: Object { only("AdwFlap") }
}
