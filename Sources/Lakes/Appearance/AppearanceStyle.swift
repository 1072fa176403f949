/// The style sheet that makes a page look as the reader has chosen.
///
/// It sets the properties that the articles' own style is written in, colours for the screen alone: paper
/// stays as the page has it. Light and dark are not among them: the whole program follows the theme, and
/// the pages with it.
struct AppearanceStyle {
  let appearance: ReadingAppearance

  /// The rules, for a user style sheet.
  var source: String {
    let look = appearance.inRange
    return """
      :root {
        --measure: \(Self.columnWidth(look.textWidth))ch !important;
        --line-height: \(look.lineHeight) !important;
        --text-font: \(Self.fontFamily(look.typeface)) !important;
      }
      \(look.theme == .sepia ? Self.sepia : "")
      \(Self.repair(look.theme))
      """
  }

  /// A `ch` is the width of a zero, which is wider than the mean of a text's characters.
  private static func columnWidth(_ characters: Int) -> Int {
    Int((Double(characters) * 0.85).rounded())
  }

  private static func fontFamily(_ typeface: ReadingAppearance.Typeface) -> String {
    switch typeface {
    case .sansSerif: #"system-ui, "Adwaita Sans", Cantarell, "Noto Sans", sans-serif"#
    case .serif: #""Noto Serif", "Source Serif 4", Charter, Georgia, serif"#
    case .monospace:
      #"ui-monospace, "Adwaita Mono", "Source Code Pro", "Noto Sans Mono", monospace"#
    }
  }

  private static let sepia = """
    @media screen and (not (prefers-contrast: more)) {
      :root {
        --page: #f7f0de !important;
        --text: #3a2f22 !important;
        --muted: #63543f !important;
        --accent: #7a3e0b !important;
        --rule: #dccfb2 !important;
        --plate: #efe5cb !important;
        --mark: #f0d98c !important;
      }
    }
    """

  /// What tells the script which colours other people's pages are brought to.
  private static func repair(_ theme: ReadingAppearance.Theme) -> String {
    let dark = """
      @media screen and (prefers-color-scheme: dark) {
        :root { --lakes-page: #1e1e1e; --lakes-text: #e4e4e6; --lakes-link: #9ac3f3; }
      }
      """
    guard theme == .sepia else { return dark }
    return """
      @media screen {
        :root { --lakes-page: #f7f0de; --lakes-text: #3a2f22; --lakes-link: #7a3e0b; }
      }
      """
  }
}
