extension RandomAccessCollection {
  /// Whether an element is the very one of another collection, in memory, as its neighbours then are: both
  /// are parts of one array.
  ///
  /// - Parameters:
  ///   - place: how many elements stand before it.
  ///   - other: the other collection.
  ///   - otherPlace: how many elements stand before the one in that.
  /// - Returns: false also where it cannot be told.
  func isStored(at place: Int, as other: Self, at otherPlace: Int) -> Bool {
    let isSame = withContiguousStorageIfAvailable { elements in
      other.withContiguousStorageIfAvailable { others in
        unsafe elements.baseAddress.map { unsafe $0 + place }
          == others.baseAddress.map { unsafe $0 + otherPlace }
      }
    }
    return isSame == true
  }
}
