import ArticleLibrary
import GTKUI

/// An article in the sidebar.
struct ArticleRow: View {
  let article: Article
  let previews: ArticlePreviews

  var body: some View {
    HStack(spacing: 10) {
      if let preview = previews[article.name] {
        Image(data: preview)
          .imageScale(.large)
          .styleClass("article-preview")
      }
      VStack(alignment: .leading, spacing: 1) {
        Text(article.title)
          .lineLimit(1)
        if !line.isEmpty {
          Text(line)
            .font(.caption)
            .lineLimit(1)
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.vertical, 4)
    .help(line)
  }

  /// What it is about, or why it cannot be read.
  private var line: String { article.problem?.explanation ?? article.summary }
}

/// What the reader has added, in the sidebar.
struct OpenedRow: View {
  let item: OpenedItem

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(item.title)
        .lineLimit(1)
      Text(item.origin)
        .font(.caption)
        .lineLimit(1)
        .truncationMode(.middle)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 4)
    .help(item.title)
  }
}

/// A section of the open article in the sidebar.
struct SectionRow: View {
  let section: ArticleSection

  /// How far each level is set in, and how far the first one is, in pixels.
  private static let (step, start) = (14, 42)

  var body: some View {
    Text(section.label)
      .lineLimit(1)
      .help(section.label)
      .padding(.leading, Self.start + min(section.level, 4) * Self.step)
  }
}
