/// The shortest way to put children into a new order: which stay, which move, come and go.
///
/// Children that stand in the longest common increasing subsequence are left untouched, so that a
/// child which keeps its place relative to the others loses neither focus nor scroll position.
struct EditScript<Element: Hashable> {
  /// What leaves, in the old order.
  let removals: [Element]

  /// What is put right after another element (after nothing: first), in the new order.
  ///
  /// An element that was there before moves.
  let placements: [(element: Element, after: Element?, isNew: Bool)]

  /// Compares two orders without repeated elements.
  init(from old: [Element], to new: [Element]) {
    guard old != new else {
      removals = []
      placements = []
      return
    }
    guard !old.isEmpty else {
      removals = []
      placements = new.indices.map { (new[$0], $0 == 0 ? nil : new[$0 - 1], true) }
      return
    }
    let wanted = Set(new)
    let oldIndex = Dictionary(
      old.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    removals = old.filter { !wanted.contains($0) }
    let staying = Self.longestIncreasing(new.map { oldIndex[$0] })
    var placements: [(element: Element, after: Element?, isNew: Bool)] = []
    var last: Element?
    for (index, element) in new.enumerated() {
      if !staying.contains(index) {
        placements.append((element, last, oldIndex[element] == nil))
      }
      last = element
    }
    self.placements = placements
  }

  /// The places of a longest increasing subsequence, by patience sorting; nothing is skipped.
  private static func longestIncreasing(_ values: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let tail = values[tails[middle]], tail < value {
          low = middle + 1
        } else {
          high = middle
        }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count {
        tails.append(index)
      } else {
        tails[low] = index
      }
    }
    var result: Set<Int> = []
    var next = tails.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
