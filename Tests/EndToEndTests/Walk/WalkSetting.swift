import Foundation
import Testing

/// How a walk through the window is started: one of eight ways.
struct WalkSetting: Sendable, CustomTestStringConvertible {
  let isDark: Bool
  let isNarrow: Bool
  let isArabic: Bool

  /// All eight.
  static let all = [false, true].flatMap { isDark in
    [false, true].flatMap { isNarrow in
      [false, true].map { WalkSetting(isDark: isDark, isNarrow: isNarrow, isArabic: $0) }
    }
  }

  private static let isLong = ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil

  /// Those that a run goes: all in the long one, and in the short one that which has nothing in common
  /// with what the other tests of the program use.
  static let walked = isLong ? all : all.filter { $0.isDark && $0.isNarrow && $0.isArabic }

  /// The same, and in the short run the opposite one as well: for what depends on the size.
  static let compared =
    isLong ? all : all.filter { $0.isDark == $0.isNarrow && $0.isDark == $0.isArabic }

  /// The size of the window, in pixels.
  ///
  /// A small one has the 360 × 640 of a telephone, and around it the border that GTK draws where nobody
  /// draws shadows.
  var size: (width: Int, height: Int) { isNarrow ? (370, 650) : (1280, 800) }

  var testDescription: String {
    [isArabic ? "Arabic" : "English", isDark ? "dark" : "light", isNarrow ? "narrow" : "wide"]
      .joined(separator: " ")
  }

  /// The name of the folder of its pictures.
  var folder: String { testDescription.lowercased().replacing(" ", with: "-") }

  /// The variables that set it up.
  @MainActor
  func environment() async throws -> [String: String] {
    var variables = ["ADW_DEBUG_COLOR_SCHEME": isDark ? "prefer-dark" : "prefer-light"]
    if isArabic { variables.merge(try await Self.arabic().environment) { $1 } }
    return variables
  }

  @MainActor private static var country: (home: PrivateHome, language: Language)?

  /// Arabic, whose country is made once for all walks.
  @MainActor
  private static func arabic() async throws -> Language {
    if let country { return country.language }
    let home = try PrivateHome()
    let language = try await Language("ar_EG", in: home)
    country = (home, language)
    return language
  }
}
