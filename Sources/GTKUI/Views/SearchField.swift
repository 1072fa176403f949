/// A field for words to look for, with a sign and a button that empties it.
public struct SearchField: View {
  let field: TextField

  /// Makes a field named in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what belongs into it; its accessible name.
  ///   - text: the text.
  ///   - prompt: what shows while it is empty; the title where there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(String(localized: titleKey), text: text, prompt: prompt)
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: what belongs into it; its accessible name.
  ///   - text: the text.
  ///   - prompt: what shows while it is empty; the title where there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    var field = TextField(title, text: text, prompt: prompt)
    field.isSearch = true
    self.field = field
  }

  /// What the view is made of.
  public var body: some View { field }
}
