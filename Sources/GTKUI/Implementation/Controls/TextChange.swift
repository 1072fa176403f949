/// The part in the middle in which two texts differ.
///
/// Texts are compared as they are written: two ways to write an accented letter differ.
struct TextChange: Equatable {
  /// What is replaced in the old text, in Unicode scalars.
  let range: Range<Int>

  /// What takes its place.
  let replacement: String

  /// Compares two texts; nothing where they are the same.
  init?(from old: String, to new: String) {
    var old = old
    var new = new
    let change = old.withUTF8 { old in
      new.withUTF8 { new in unsafe Self.make(from: old, to: new) }
    }
    guard let change else { return nil }
    self = change
  }

  /// Where a place of the old text is in the new one, in Unicode scalars.
  ///
  /// A place inside what is replaced keeps its distance from the start, as long as there is text.
  func moved(_ place: Int) -> Int {
    if place <= range.lowerBound { return place }
    let added = replacement.unicodeScalars.count
    if place >= range.upperBound { return place - range.count + added }
    return min(place, range.lowerBound + added)
  }

  private init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  @unsafe
  private static func make(
    from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>
  ) -> TextChange? {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, unsafe old[start] == new[start] { start += 1 }
    guard start < max(old.count, new.count) else { return nil }
    var end = 0
    while end < shorter - start, unsafe old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    // A scalar is replaced as a whole: its first byte is the one that continues none.
    while start > 0, unsafe isInside(start, of: old) || isInside(start, of: new) { start -= 1 }
    while end > 0, unsafe isInside(old.count - end, of: old) || isInside(new.count - end, of: new) {
      end -= 1
    }
    let lower = unsafe scalars(in: old[..<start])
    return unsafe TextChange(
      range: lower..<lower + scalars(in: old[start..<old.count - end]),
      replacement: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  @unsafe
  private static func isInside(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe index < text.count && text[index] & 0xC0 == 0x80
  }

  @unsafe
  private static func scalars(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    unsafe bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
