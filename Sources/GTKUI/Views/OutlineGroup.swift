/// A view for each element of a tree, whose elements can be opened to show those below them.
///
/// In a list each element is a row. The elements below one that is closed are not looked at.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Row

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// Makes a view for each element of a tree.
  ///
  /// - Parameters:
  ///   - data: the elements at the top.
  ///   - id: where an element keeps its identity, which no other of the tree has.
  ///   - children: where an element keeps those below it; nothing for one that cannot be opened.
  ///   - content: makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(
      data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// What the view is made of.
  public var body: some View {
    ForEach(Array(data.enumerated()), id: \.offset) { entry in
      OutlineItem(element: entry.element, group: self).id(id(entry.element))
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable<ID> {
  /// Makes a view for each element of a tree.
  ///
  /// - Parameters:
  ///   - data: the elements at the top.
  ///   - children: where an element keeps those below it; nothing for one that cannot be opened.
  ///   - content: makes the view of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

/// An element of a tree outside of a list.
private struct OutlineItem<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let element: Data.Element
  let group: OutlineGroup<Data, ID, Row>

  var body: some View {
    if let children = group.children(element) {
      DisclosureGroup {
        // The type would contain itself.
        AnyView(
          OutlineGroup(
            children, id: group.id, children: group.children, content: group.content))
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}

extension OutlineGroup: RowSource {
  func collectRows(into rows: inout ListRows) {
    for element in data { collectRows(of: element, into: &rows) }
  }

  private func collectRows(of element: Data.Element, into rows: inout ListRows) {
    let id = AnyHashable(id(element))
    let expansion = rows.expansion
    let below = children(element)
    let isOpen = below.map { _ in expansion.contains(id) }
    let outline = RowOutline(depth: rows.depth, isExpanded: isOpen) { expansion.set(id, to: $0) }
    rows.append(
      ListRow(id: id, value: id, outline: outline) { [content] in
        AnyView(ForEachRow(element: element, content: content))
      })
    guard let below, isOpen == true else { return }
    rows.appendRows(below: id) { rows in
      for element in below { collectRows(of: element, into: &rows) }
    }
  }
}

extension List {
  /// Makes a list of the elements of a tree, which can be opened to show those below them.
  ///
  /// - Parameters:
  ///   - data: the elements at the top.
  ///   - children: where an element keeps those below it; nothing for one that cannot be opened.
  ///   - selection: the identity of the selected element; nothing when none is.
  ///   - rowContent: makes the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}

extension List where Selection == Never {
  /// Makes a list of the elements of a tree, in which nothing can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements at the top.
  ///   - children: where an element keeps those below it; nothing for one that cannot be opened.
  ///   - rowContent: makes the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(data, children: children, selection: .constant(nil), rowContent: rowContent)
  }
}
