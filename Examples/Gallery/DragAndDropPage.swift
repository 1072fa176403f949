import Foundation
import GTKUI

/// What comes from other programs, and goes to them.
struct DragAndDropPage: View {
  @State private var addresses: [URL] = []
  @State private var texts: [String] = []
  @State private var isOverLinks = false
  @State private var isOverTexts = false

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Label("Drag this link", systemImage: "insert-link-symbolic")
          .draggable(link)
        Text("Drag these words")
          .draggable("Deep water")
      }
      place(isOverLinks ? "Let go" : "Drop files and links here", addresses.map(\.absoluteString))
        .dropDestination(for: URL.self) { urls, _ in
          addresses += urls
          return true
        } isTargeted: {
          isOverLinks = $0
        }
      place(isOverTexts ? "Let go" : "Drop text here", texts)
        .dropDestination(for: String.self) { strings, _ in
          texts += strings
          return true
        } isTargeted: {
          isOverTexts = $0
        }
    }
    .padding(18)
  }

  private var link: URL { URL(filePath: "/usr/share/common-licenses") }

  private func place(_ title: String, _ lines: [String]) -> some View {
    VStack {
      Text(title).font(.headline)
      ForEach(Array(lines.enumerated()), id: \.offset) { line in
        Text(line.element).lineLimit(1).truncationMode(.middle)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 110, maxHeight: .infinity)
    .styleClass("card")
  }
}
