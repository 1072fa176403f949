/// Rows below each other, of which one can be selected.
///
/// Rows are made as they come into sight.
///
/// The rows are the views of the content: each view of `ForEach` is a row with the element's identity
/// as its value, any other view is a row with the value of its `tag`.
public struct List<Selection: Hashable, Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let selection: Binding<Selection?>
  let content: Content

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - selection: the value of the selected row; nothing when none is.
  ///   - content: the rows.
  public init(selection: Binding<Selection?>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The rows of the content, in order.
  func makeRows(expansion: OutlineExpansion) -> ListRows {
    var rows = ListRows(expansion: expansion)
    collectRows(of: content, into: &rows)
    return rows
  }
}

extension List where Selection == Never {
  /// Makes a list in which nothing can be selected.
  ///
  /// - Parameter content: the rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: .constant(nil), content: content)
  }

  /// Makes a list of the elements of a collection, in which nothing can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - rowContent: makes the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: .constant(nil)) { ForEach(data, content: rowContent) }
  }

  /// Makes a list of the elements of a collection, in which nothing can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: what tells an element from the others.
  ///   - rowContent: makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: .constant(nil)) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Makes a list of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - selection: the identity of the selected element; nothing when none is.
  ///   - rowContent: makes the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: what tells an element from the others.
  ///   - selection: the identity of the selected element; nothing when none is.
  ///   - rowContent: makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// A view that is other than one row in a list.
protocol RowSource {
  func collectRows(into rows: inout ListRows)
}

/// Adds the rows of a view: its own if it has several, else the view itself as one.
func collectRows<Content: View>(of view: Content, into rows: inout ListRows) {
  if let source = view as? any RowSource {
    source.collectRows(into: &rows)
  } else {
    rows.append(ListRow(id: rows.nextID()) { AnyView(view) })
  }
}

extension EmptyView: RowSource {
  func collectRows(into rows: inout ListRows) {}
}

extension TupleView: RowSource {
  func collectRows(into rows: inout ListRows) {
    for view in repeat each content {
      GTKUI.collectRows(of: view, into: &rows)
    }
  }
}

extension Group: RowSource {
  func collectRows(into rows: inout ListRows) {
    GTKUI.collectRows(of: content, into: &rows)
  }
}

extension ConditionalView: RowSource {
  func collectRows(into rows: inout ListRows) {
    switch self {
    case .first(let view): GTKUI.collectRows(of: view, into: &rows)
    case .second(let view): GTKUI.collectRows(of: view, into: &rows)
    }
  }
}

extension Optional: RowSource where Wrapped: View {
  func collectRows(into rows: inout ListRows) {
    guard let self else { return }
    GTKUI.collectRows(of: self, into: &rows)
  }
}

extension ForEach: RowSource {
  func collectRows(into rows: inout ListRows) {
    // Whether an element has one row is known by the type of its view; then it is not made yet.
    guard Content.self is any RowSource.Type else {
      rows.append(ElementRows(self))
      return
    }
    for element in data {
      rows.appendRows(of: AnyHashable(id(element))) {
        GTKUI.collectRows(of: content(element), into: &$0)
      }
    }
  }
}
