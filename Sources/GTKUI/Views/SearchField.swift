/// A field for words to look for, with a sign and a button that empties it.
public struct SearchField: View {
  let field: TextField

  /// Makes a field named in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what belongs into it; shown while it is empty, and its accessible name.
  ///   - text: the text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(String(localized: titleKey), text: text)
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: what belongs into it; shown while it is empty, and its accessible name.
  ///   - text: the text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    var field = TextField(title, text: text)
    field.isSearch = true
    self.field = field
  }

  /// What the view is made of.
  public var body: some View { field }
}
