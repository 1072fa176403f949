/// How a text looks; what says nothing is left to the surroundings.
nonisolated struct TextLook: Hashable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var hasMonospacedDigits: Bool?

  /// The look, with what it leaves open taken from another.
  func over(_ other: TextLook) -> TextLook {
    TextLook(
      font: font ?? other.font, weight: weight ?? other.weight, design: design ?? other.design,
      isItalic: isItalic ?? other.isItalic, isUnderlined: isUnderlined ?? other.isUnderlined,
      isStruckThrough: isStruckThrough ?? other.isStruckThrough,
      hasMonospacedDigits: hasMonospacedDigits ?? other.hasMonospacedDigits)
  }

  /// Whether everything is left to the surroundings.
  var isPlain: Bool { self == TextLook() }

  /// The role of the text, if it has one.
  var style: Font.TextStyle? {
    if case .style(let style) = font?.size { style } else { nil }
  }
}

/// Where the lines of a text stand that are shorter than the longest.
nonisolated public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Where reading starts.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

extension EnvironmentValues {
  /// How texts look.
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The font of texts; nothing for the system's.
  public var font: Font? {
    get { textLook.font }
    set { textLook.font = newValue }
  }

  /// Where the lines of texts stand that are shorter than the longest.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// How many lines a text may take; nothing for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where a text that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Whether texts can be selected and copied.
  var isTextSelectionEnabled: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether words are kept whole, as on buttons.
  var keepsWords: Bool {
    get { self[WordKeepingKey.self] }
    set { self[WordKeepingKey.self] = newValue }
  }
}

private struct WordKeepingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TextLookKey: EnvironmentKey {
  static var defaultValue: TextLook { TextLook() }
}

private struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct TextSelectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
