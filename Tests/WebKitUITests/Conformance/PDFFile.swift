import CGTK
import Foundation
import GLibSupport

/// As much of a PDF file as tests want to know, of the kind that WebKit writes.
@MainActor struct PDFFile {
  /// The sizes of the sheets, each as its four corners.
  let sheets: [String]
  /// What is drawn, in the words of PDF.
  let drawing: String
  /// The letters, in the order in which they are drawn.
  let text: String

  init(_ data: Data) {
    let file = String(decoding: data, as: Unicode.ASCII.self)
    sheets = file.matches(of: /MediaBox \[ ?([0-9. ]+?) ?\]/).map { String($0.output.1) }
    let streams = Self.streams(data)
    drawing = streams.filter { $0.contains(" cm\n") }.joined()
    let letters = Self.letters(streams.filter { $0.contains("begincmap") }.joined())
    text = String(drawing.matches(of: /<([0-9A-F]+)> Tj/).compactMap { letters[$0.output.1] })
  }

  /// What glyphs stand for.
  private static func letters(_ maps: String) -> [Substring: Character] {
    var letters: [Substring: Character] = [:]
    let character = { (code: Int?) in code.flatMap { Unicode.Scalar($0) }.map { Character($0) } }
    for match in maps.matches(of: /(?m)^<([0-9A-F]{4})> <([0-9A-F]{4})>$/) {
      letters[match.output.1] = character(Int(match.output.2, radix: 16))
    }
    for match in maps.matches(of: /(?m)^<([0-9A-F]{4})> <([0-9A-F]{4})> <([0-9A-F]{4})>$/) {
      guard let first = Int(match.output.1, radix: 16), let last = Int(match.output.2, radix: 16),
        let letter = Int(match.output.3, radix: 16), first <= last
      else { continue }
      for glyph in first...last {
        let digits = String(glyph, radix: 16, uppercase: true)
        let name = String(repeating: "0", count: 4 - digits.count) + digits
        letters[name[...]] = character(letter + glyph - first)
      }
    }
    return letters
  }

  /// The streams of the file, unpacked; those of fonts are left out.
  private static func streams(_ data: Data) -> [String] {
    var streams: [String] = []
    var rest = data[...]
    while let start = rest.firstRange(of: Data("stream\n".utf8)),
      let end = rest[start.upperBound...].firstRange(of: Data("\nendstream".utf8))
    {
      let bytes = unpacked(rest[start.upperBound..<end.lowerBound])
      if bytes.count < 20_000 { streams.append(String(decoding: bytes, as: Unicode.ASCII.self)) }
      rest = rest[end.upperBound...]
    }
    return streams
  }

  private static func unpacked(_ data: Data) -> Data {
    let bytes = Bytes(data)
    defer { withExtendedLifetime(bytes) {} }
    let input = Object(taking: g_memory_input_stream_new_from_bytes(bytes.pointer))
    let converter = Object(taking: g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB))
    let stream = Object(
      taking: g_converter_input_stream_new(input.cast(), converter.opaque))
    var result = Data()
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = g_input_stream_read(stream.cast(), &chunk, 4096, nil, nil)
      guard count > 0 else { return result }
      result.append(contentsOf: chunk.prefix(count))
    }
  }
}
