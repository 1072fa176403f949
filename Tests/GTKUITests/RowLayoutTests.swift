import CGTK
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// Views side by side share a room that is too narrow for all of them as wide as they would like.
@Suite(.serialized) @MainActor
struct RowLayoutTests {
  private static let long = String(repeating: "deep water ", count: 30)

  /// Where a label is in the window, from edge to edge.
  private struct Place {
    let left: Double
    let width: Double
    let top: Double
    let height: Double
    let baseline: Double

    @MainActor init(of label: Object, in rendered: Rendered) {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(label.cast(), rendered.windowObject.cast(), &bounds)
      left = Double(bounds.origin.x)
      width = Double(bounds.size.width)
      top = Double(bounds.origin.y)
      height = Double(bounds.size.height)
      baseline = top + Double(gtk_widget_get_allocated_baseline(label.cast()))
    }
  }

  /// Shows a row, and says where its labels are.
  private func places<Content: View>(
    @ViewBuilder of content: @escaping () -> Content
  ) async -> [Place] {
    var places: [Place] = []
    let messages = await reports {
      let rendered = Rendered(isShown: true, size: (400, 700)) {
        VStack { content() }.frame(width: 320)
      }
      await rendered.settle()
      places = rendered.all("GtkLabel").map { Place(of: $0, in: rendered) }
      rendered.close()
    }
    #expect(messages == [])
    return places
  }

  @Test func aShortTextBesideALongOneStaysInOneLine() async {
    let alone = await places { Text("Depth") }
    let labels = await places {
      HStack(spacing: 10) {
        Text("Depth")
        Text(Self.long)
      }
    }
    #expect(labels[0].width == alone[0].width)
    #expect(labels[0].height == alone[0].height)
    #expect(labels[1].width == 320 - 10 - labels[0].width)
    #expect(labels[1].height > 5 * alone[0].height)
  }

  @Test func longTextsShareTheRoom() async {
    let labels = await places {
      HStack(spacing: 10) {
        Text(Self.long)
        Text(Self.long)
        Text(Self.long)
      }
    }
    for label in labels { #expect(abs(label.width - 100) <= 1) }
    #expect(labels[1].left == labels[0].left + labels[0].width + 10)
    #expect(labels[2].left == labels[1].left + labels[1].width + 10)
  }

  @Test func theFirstStandsWhereReadingBegins() async {
    let labels = await places {
      HStack(spacing: 10) {
        Text("Depth")
        Text(Self.long)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(labels[1].left + labels[1].width + 10 == labels[0].left)
  }

  @Test func aSpacerTakesWhatTheTextsLeave() async {
    let labels = await places {
      HStack(spacing: 0) {
        Text("Depth")
        Spacer()
        Text("1,642 m")
      }
    }
    #expect(labels[1].left + labels[1].width - labels[0].left == 320)
  }

  @Test func textsOfTwoSizesStandOnOneLine() async {
    let labels = await places {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text("Depth").font(.largeTitle)
        Text(Self.long)
      }
    }
    #expect(labels[0].baseline > labels[0].top)
    #expect(abs(labels[0].baseline - labels[1].baseline) <= 1)
  }
}
