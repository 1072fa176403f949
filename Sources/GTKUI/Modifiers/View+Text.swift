extension View {
  /// Sets the font of the texts inside.
  ///
  /// - Parameter font: the font; nothing for the system's.
  /// - Returns: the view.
  public func font(_ font: Font?) -> some View { environment(\.textLook.font, font) }

  /// Sets how thick the strokes of the texts inside are.
  ///
  /// - Parameter weight: the weight; nothing for the font's own.
  /// - Returns: the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textLook.weight, weight)
  }

  /// Sets the family of the texts inside.
  ///
  /// - Parameter design: the family; nothing for the font's own.
  /// - Returns: the view.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textLook.design, design)
  }

  /// Makes the texts inside bold.
  ///
  /// - Parameter isActive: whether they are.
  /// - Returns: the view.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Makes the texts inside italic.
  ///
  /// - Parameter isActive: whether they are.
  /// - Returns: the view.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textLook.isItalic, isActive)
  }

  /// Underlines the texts inside.
  ///
  /// - Parameter isActive: whether they are underlined.
  /// - Returns: the view.
  public func underline(_ isActive: Bool = true) -> some View {
    environment(\.textLook.isUnderlined, isActive)
  }

  /// Strikes the texts inside through.
  ///
  /// - Parameter isActive: whether they are struck through.
  /// - Returns: the view.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    environment(\.textLook.isStruckThrough, isActive)
  }

  /// Makes the letters of the texts inside as wide as each other.
  ///
  /// - Parameter isActive: whether they are.
  /// - Returns: the view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes the digits of the texts inside as wide as each other, so that numbers stand still while
  /// they change.
  ///
  /// - Returns: the view.
  public func monospacedDigit() -> some View {
    environment(\.textLook.hasMonospacedDigits, true)
  }

  /// Sets where the lines of the texts inside stand that are shorter than the longest.
  ///
  /// - Parameter alignment: the place, which follows the direction of reading.
  /// - Returns: the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Limits the number of lines of the texts inside.
  ///
  /// - Parameter limit: the most lines, at least one; nothing for as many as are needed.
  /// - Returns: the view with the limit.
  public func lineLimit(_ limit: Int?) -> some View { environment(\.lineLimit, limit) }

  /// Sets where the texts inside are cut when they are too long.
  ///
  /// - Parameter mode: the end that is cut.
  /// - Returns: the view with the mode.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets the texts inside be selected and copied, or not.
  ///
  /// - Parameter selectability: `.enabled` or `.disabled`.
  /// - Returns: the view.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectionEnabled, S.allowsSelection)
  }
}
