/// Where a search field stands.
///
/// Each is a wish. Here the field always stands right above the view that can be searched, which is
/// under the header bar where that view fills a column.
nonisolated public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Where the system has it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// With the window's buttons.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// With the column at the side.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
}

extension View {
  /// Puts a search field above the view.
  ///
  /// Escape empties the field and gives the keyboard back to the view. A field with `isPresented` goes
  /// then, too. Enter does the `onSubmit(of: .search)` around it.
  ///
  /// - Parameters:
  ///   - text: what is looked for.
  ///   - isPresented: whether the field shows, written when the user closes it; nothing for a field
  ///     that always shows.
  ///   - placement: where it should stand.
  ///   - prompt: what it shows while it is empty, and its accessible name; by default `Search`.
  /// - Returns: the view with the field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, isPresented: isPresented,
      prompt: prompt?.content ?? String(localized: "Search"))
  }

  /// Puts a search field with a prompt in the user's language above the view.
  ///
  /// - Parameters:
  ///   - text: what is looked for.
  ///   - isPresented: whether the field shows; nothing for a field that always shows.
  ///   - placement: where it should stand.
  ///   - prompt: the English prompt.
  /// - Returns: the view with the field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field with a prompt above the view.
  ///
  /// - Parameters:
  ///   - text: what is looked for.
  ///   - isPresented: whether the field shows; nothing for a field that always shows.
  ///   - placement: where it should stand.
  ///   - prompt: the prompt, taken as it is.
  /// - Returns: the view with the field.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Does something when Enter is pressed in a field of a kind inside.
  ///
  /// - Parameters:
  ///   - triggers: the kinds of fields.
  ///   - action: what to do.
  /// - Returns: the view.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.self) { environment in
      if triggers.contains(.text) { environment.submitAction = action }
      if triggers.contains(.search) { environment.searchSubmitAction = action }
    }
  }
}

/// Kinds of fields in which Enter does something.
nonisolated public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// - Parameter rawValue: one bit a kind.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields to write into.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// What is done when Enter is pressed in the field of `searchable`.
  var searchSubmitAction: (() -> Void)? {
    get { self[SearchSubmitActionKey.self] }
    set { self[SearchSubmitActionKey.self] = newValue }
  }
}

private struct SearchSubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

/// A view under a search field.
struct SearchableView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: String
}
