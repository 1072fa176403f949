import GTKUI

/// A part of a page under a heading.
struct Sample<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.headline).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
      content
    }
    .padding(.bottom, 18)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The samples of a page, below each other.
struct Samples<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }.padding(24)
    }
  }
}
