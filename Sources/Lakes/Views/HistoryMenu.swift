import Foundation
import GTKUI
import WebKitUI

/// A button that goes one page back or forward, and shows all of them on a long press or a right click.
struct HistoryMenu: View {
  enum Direction {
    case back
    case forward
  }

  let direction: Direction
  let actions: ReaderActions

  private static let most = 15

  var body: some View {
    Menu {
      ForEach(entries) { entry in
        Button(entry.title) { actions.go(to: entry.step) }
      }
    } label: {
      switch direction {
      case .back: Label("Back", systemImage: "go-previous-symbolic")
      case .forward: Label("Forward", systemImage: "go-next-symbolic")
      }
    } primaryAction: {
      switch direction {
      case .back: actions.goBack()
      case .forward: actions.goForward()
      }
    }
    .disabled(direction == .back ? !actions.model.canGoBack : !actions.model.canGoForward)
  }

  private struct Entry: Identifiable {
    let id: Int
    let step: ReadingTrail.Step
    let title: String
  }

  private var entries: [Entry] {
    let trail = actions.model.trail
    let steps = direction == .back ? trail.back : trail.forward
    return steps.prefix(Self.most).enumerated().compactMap { index, step in
      guard let item = actions.model.item(of: step) else { return nil }
      let title = item.title.flatMap { $0.isEmpty ? nil : $0 } ?? item.url.absoluteString
      return Entry(id: index, step: step, title: title)
    }
  }
}
