/// What a part of the screen showed, row by row: two that were taken of the same text are told to be the
/// same although one of them stands some pixels higher.
struct PictureRows: Equatable {
  private let rows: [Int]

  init(_ picture: Picture) {
    rows = picture.pixels.withUnsafeBufferPointer { pixels in
      (0..<picture.height).map { row in
        var hash = 0
        var isPlain = true
        let first = picture.width > 0 ? pixels[row * picture.width] & 0xff_ffff : 0
        for index in row * picture.width..<(row + 1) * picture.width {
          let pixel = pixels[index] & 0xff_ffff
          if pixel != first { isPlain = false }
          hash = hash &* 31 &+ Int(pixel)
        }
        return isPlain ? 0 : hash
      }
    }
  }

  /// How many rows show something.
  var count: Int { rows.count { $0 != 0 } }

  /// Which part of the rows that show something is the same in another picture, up to so many pixels
  /// higher or lower.
  func likeness(to other: PictureRows, within shift: Int) -> Double {
    let best =
      (-shift...shift).map { shift in
        rows.indices.count { row in
          rows[row] != 0 && other.rows.indices.contains(row + shift)
            && rows[row] == other.rows[row + shift]
        }
      }.max() ?? 0
    return count > 0 ? Double(best) / Double(count) : 0
  }
}
