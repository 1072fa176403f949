import Foundation
import GTKUI

/// A list that is filtered as one types.
struct SearchPage: View {
  @State private var words = ""
  @State private var isSearching = true
  @State private var submitted = "nothing yet"

  var body: some View {
    VStack(spacing: 0) {
      if found.isEmpty {
        ContentUnavailableView.search(text: words)
      } else {
        List(found) { Text($0.id) }.listAccessibilityLabel("Lakes")
      }
      Text("Searched for: \(submitted)").foregroundStyle(.secondary).padding(12)
    }
    .searchable(text: $words, isPresented: $isSearching, prompt: "Lake")
    .onSubmit(of: .search) { submitted = words }
    .toolbar {
      Toggle("Search", systemImage: "system-search-symbolic", isOn: $isSearching)
        .toggleStyle(.button)
        .keyboardShortcut("f")
    }
  }

  private var found: [Lake] {
    words.isEmpty ? Lake.all : Lake.all.filter { $0.id.localizedStandardContains(words) }
  }
}
