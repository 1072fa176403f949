/// Views that belong together, on a card.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Puts views on a card.
  ///
  /// - Parameters:
  ///   - content: the views, below each other.
  ///   - label: the heading above.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// What the view is made of.
  public var body: some View {
    VStack(alignment: .leading) {
      Group { label }.styleClass("heading")
      VStack(alignment: .leading) { content }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .styleClass("card")
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Puts views on a card.
  ///
  /// - Parameter content: the views, below each other.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Puts views on a card under a heading in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English heading.
  ///   - content: the views, below each other.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Puts views on a card under a heading.
  ///
  /// - Parameters:
  ///   - title: the heading, taken as it is.
  ///   - content: the views, below each other.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Controls that belong closely together, beside each other without room between them.
///
/// In a menu they are a group of items.
public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.buttonStyle) private var style
  @Environment(\.isInToolbar) private var isInToolbar

  /// Links controls.
  ///
  /// - Parameter content: the controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View {
    HStack(spacing: 0) { content }.styleClass("linked")
      // Buttons without a frame beside some with one do not look as if they were linked.
      .buttonStyle(style == .automatic && !isInToolbar ? .bordered : style)
  }
}

extension ControlGroup: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    groups.append([])
    GTKUI.collectMenuItems(of: content, into: &groups)
    groups.append([])
  }
}
