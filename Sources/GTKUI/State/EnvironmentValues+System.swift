import FoundationEssentials
import Observation

/// Light or dark.
nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// How much text and lines stand out.
nonisolated public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More than usual: the user asks for high contrast.
  case increased
}

/// Where reading starts.
nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

/// What the user has set for all programs; those who read it are told when it changes.
@Observable
final class SystemAppearance {
  static let shared = SystemAppearance()

  var colorScheme = ColorScheme.light
  var contrast = ColorSchemeContrast.standard
  var reducesMotion = false
  @ObservationIgnored private var watch: SystemAppearanceWatch?

  private init() {
    watch = SystemAppearanceWatch(telling: self)
  }
}

extension EnvironmentValues {
  /// Whether the window is light or dark.
  ///
  /// To set it changes what views read, not how widgets look: see `preferredColorScheme`.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the user asks for high contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether the user asks for as little movement as possible: animations are switched off.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Where reading starts; the direction of the user's language where nobody has set another.
  ///
  /// To set it mirrors the views inside.
  public var layoutDirection: LayoutDirection {
    get { ownLayoutDirection ?? .ofSystem }
    set { ownLayoutDirection = newValue }
  }

  /// The direction that somebody has set.
  var ownLayoutDirection: LayoutDirection? {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The user's language and region, for numbers, dates and sorting.
  ///
  /// A program that formats with it imports `Foundation`: `FoundationEssentials` alone knows the
  /// rules of no language.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { SystemAppearance.shared.colorScheme }
}

private struct ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { SystemAppearance.shared.contrast }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { SystemAppearance.shared.reducesMotion }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: localeName) }
}
