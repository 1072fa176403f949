/// Views that belong together, under a heading and over a remark.
///
/// In a `List` it gives rows under a heading, in a `Menu` items between two lines, in a `Form` a group
/// of rows, elsewhere views below each other.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  @Environment(\.formPlace) private var formPlace

  /// Puts views under a heading and over a remark.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - header: the heading; it cannot be selected.
  ///   - footer: the remark below.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// What the view is made of.
  public var body: some View {
    if formPlace == .page {
      FormSection(header: header, content: content, footer: footer)
    } else {
      VStack(alignment: .leading) {
        header
        content
        footer
      }
    }
  }
}

extension Section where Footer == EmptyView {
  /// Puts views under a heading.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - header: the heading; it cannot be selected.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView {
  /// Puts views over a remark.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - footer: the remark below.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Takes views together.
  ///
  /// - Parameter content: the views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Puts views under a heading in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English heading.
  ///   - content: the views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Puts views under a heading.
  ///
  /// - Parameters:
  ///   - title: the heading, taken as it is.
  ///   - content: the views.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Section: RowSource {
  func collectRows(into rows: inout ListRows) {
    if Parent.self != EmptyView.self {
      rows.append(
        ListRow(id: rows.nextID(), isHeader: true) { [header] in
          AnyView(header)
        })
    }
    GTKUI.collectRows(of: content, into: &rows)
    if Footer.self != EmptyView.self {
      rows.append(
        ListRow(id: rows.nextID(), isHeader: true) { [footer] in
          AnyView(footer)
        })
    }
  }
}

/// A section of a form.
struct FormSection<Header: View, Content: View, Footer: View>: View {
  typealias Body = Never

  let header: Header
  let content: Content
  let footer: Footer
}
