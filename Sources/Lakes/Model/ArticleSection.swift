import GTKUI

/// A part of an article under a heading.
struct ArticleSection: Identifiable, Hashable, Codable {
  /// The number of the heading in its article, from 0.
  let id: Int
  /// The level of the heading below the highest one in the article, from 0.
  let level: Int
  /// The text of the heading; may be empty.
  let title: String
  /// How far below the start of the page the heading stands, in CSS pixels.
  let top: Double
}

extension ArticleSection {
  /// What a list shows for the section.
  var label: String { title.isEmpty ? String(localized: "Untitled section") : title }
}
