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

  /// The rows of the content, in order, and an identity that occurs more than once.
  func makeRows() -> (rows: [ListRow], repeated: AnyHashable?) {
    var rows: [ListRow] = []
    collectRows(of: content, into: &rows)
    var repeated: AnyHashable?
    var seen: Set<AnyHashable> = []
    for index in rows.indices where !seen.insert(rows[index].id).inserted {
      repeated = rows[index].id
      // A second row of the same identity is told apart by its place.
      rows[index].id = AnyHashable([rows[index].id, AnyHashable(index)])
      seen.insert(rows[index].id)
    }
    return (rows, repeated)
  }
}

/// One row of a list, whose view is made when it comes into sight.
struct ListRow {
  var id: AnyHashable
  var value: AnyHashable?
  var isHeader = false
  let content: () -> AnyView
}

/// A view that is other than one row in a list.
protocol RowSource {
  func collectRows(into rows: inout [ListRow])
}

/// Adds the rows of a view: its own if it has several, else the view itself as one.
func collectRows<Content: View>(of view: Content, into rows: inout [ListRow]) {
  if let source = view as? any RowSource {
    source.collectRows(into: &rows)
  } else {
    rows.append(ListRow(id: AnyHashable(rows.count)) { AnyView(view) })
  }
}

extension EmptyView: RowSource {
  func collectRows(into rows: inout [ListRow]) {}
}

extension TupleView: RowSource {
  func collectRows(into rows: inout [ListRow]) {
    for view in repeat each content {
      GTKUI.collectRows(of: view, into: &rows)
    }
  }
}

extension Group: RowSource {
  func collectRows(into rows: inout [ListRow]) {
    GTKUI.collectRows(of: content, into: &rows)
  }
}

extension ConditionalView: RowSource {
  func collectRows(into rows: inout [ListRow]) {
    switch self {
    case .first(let view): GTKUI.collectRows(of: view, into: &rows)
    case .second(let view): GTKUI.collectRows(of: view, into: &rows)
    }
  }
}

extension Optional: RowSource where Wrapped: View {
  func collectRows(into rows: inout [ListRow]) {
    guard let self else { return }
    GTKUI.collectRows(of: self, into: &rows)
  }
}

extension ForEach: RowSource {
  func collectRows(into rows: inout [ListRow]) {
    // Whether an element has one row is known by the type of its view; then it is not made yet.
    let isOneRow = !(Content.self is any RowSource.Type)
    for element in data {
      let id = AnyHashable(id(element))
      guard isOneRow else {
        let start = rows.count
        GTKUI.collectRows(of: content(element), into: &rows)
        for index in rows.indices[start...] where rows[index].value == nil {
          // The first row is the element's own; others without a tag are told apart by their place.
          rows[index].id = index == start ? id : AnyHashable([id, AnyHashable(index - start)])
          if index == start { rows[index].value = id }
        }
        continue
      }
      rows.append(ListRow(id: id, value: id) { [content] in AnyView(content(element)) })
    }
  }
}
