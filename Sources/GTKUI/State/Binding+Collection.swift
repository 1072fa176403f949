extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
}

/// The elements of a collection as bindings, as for `ForEach($lakes) { $lake in … }`.
///
/// The binding to an element that is no longer there gives what it was when the binding was made, and
/// ignores what is written.
extension Binding: Collection where Value: MutableCollection {
  /// Where an element stands.
  public typealias Index = Value.Index
  /// Where elements stand.
  public typealias Indices = Value.Indices

  /// Where the first element stands.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// Behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Where elements stand.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    func isThere(in value: Value) -> Bool {
      // What stands at an index that is none of the collection's is not asked for.
      (value.startIndex..<value.endIndex).contains(position)
    }
    return Binding<Value.Element>(
      get: {
        let value = wrappedValue
        return isThere(in: value) ? value[position] : last
      },
      set: {
        var value = wrappedValue
        guard isThere(in: value) else { return }
        value[position] = $0
        wrappedValue = value
      },
      origin: (position as? AnyHashable).flatMap { origin?.appending($0) })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}
