extension View {
  /// Gives a row of a list, or a choice of a picker, its value.
  ///
  /// - Parameter tag: the value.
  /// - Returns: the view with the value.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(tag: tag, content: self)
  }
}

struct TaggedView<Value: Hashable, Content: View>: View {
  let tag: Value
  let content: Content

  var body: some View { content }
}

extension TaggedView: RowSource {
  func collectRows(into rows: inout ListRows) {
    let value = AnyHashable(tag)
    rows.append(ListRow(id: value, value: value) { [content] in AnyView(content) })
  }
}
