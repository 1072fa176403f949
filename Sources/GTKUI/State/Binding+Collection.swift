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
  ///
  /// At a place where there is no element it is one to nothing, which shows the last element: views
  /// of elements that have gone may come to be evaluated once more. It is reported. Where there has
  /// been none at all it ends the program.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let view = BodyEvaluation.running.map { "\($0)" } ?? "An action"
    let last = element(at: position, for: view)
    return Binding<Value.Element>(
      get: {
        let value = wrappedValue
        return Self.isThere(position, in: value) ? value[position] : last
      },
      set: {
        var value = wrappedValue
        guard Self.isThere(position, in: value) else {
          Diagnostics.report("\(view) changes an element that is gone: \(position)")
          return
        }
        value[position] = $0
        wrappedValue = value
      },
      origin: (position as? AnyHashable).flatMap { origin?.appending($0) })
  }

  /// What stands at an index that is none of the collection's is not asked for.
  private static func isThere(_ position: Value.Index, in value: Value) -> Bool {
    (value.startIndex..<value.endIndex).contains(position)
  }

  private func element(at position: Value.Index, for view: String) -> Value.Element {
    let value = wrappedValue
    if Self.isThere(position, in: value) { return value[position] }
    guard !value.isEmpty else {
      preconditionFailure("\(view) binds to an element of a collection that has none: \(position)")
    }
    Diagnostics.report(
      "\(view) binds to an element that is gone: \(position); ask first whether it is there")
    return value[value.index(value.startIndex, offsetBy: value.count - 1)]
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}
