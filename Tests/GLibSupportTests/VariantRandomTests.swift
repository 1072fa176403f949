import CGTK
import FoundationEssentials
import GLibSupport
import TestSupport
import Testing

/// What holds for every value, tried with many: the way there and back changes nothing.
@Suite struct VariantRandomTests {
  private func expectRoundTrip<T: VariantConvertible & Equatable>(
    _ make: (inout SeededGenerator) -> T, seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let value = make(&random)
      let variant = Variant(value)
      #expect(variant.value() == value, "\(value)")
      #expect(variant.typeString == T.variantType)
      // The form that goes over the bus, too.
      #expect(variant.serialised(as: T.variantType) == variant, "\(value)")
    }
  }

  @Test func numbersComeBack() {
    expectRoundTrip({ Int(bitPattern: UInt($0.next())) }, seed: 1)
    expectRoundTrip({ UInt($0.next()) }, seed: 2)
    expectRoundTrip({ Int32(truncatingIfNeeded: $0.next()) }, seed: 3)
    expectRoundTrip({ UInt32(truncatingIfNeeded: $0.next()) }, seed: 4)
    expectRoundTrip({ Bool.random(using: &$0) }, seed: 5)
    expectRoundTrip({ Double.random(in: -1e300...1e300, using: &$0) }, seed: 6)
  }

  @Test func textsComeBack() {
    expectRoundTrip({ $0.text(upTo: 60) }, seed: 7)
  }

  @Test func bytesComeBack() {
    expectRoundTrip(
      { random in
        Data((0..<random.number(below: 200)).map { _ in UInt8.random(in: 0...255, using: &random) })
      }, seed: 8)
  }

  @Test func arraysOfMaybeTextsComeBack() {
    expectRoundTrip(
      { random in
        (0..<random.number(below: 12)).map { _ in
          Bool.random(using: &random) ? random.text(upTo: 5) : nil
        }
      }, seed: 9)
  }

  @Test func dictionariesOfArraysComeBack() {
    expectRoundTrip(
      { random in
        var value: [String: [Int]] = [:]
        for _ in 0..<random.number(below: 10) {
          value[random.text(upTo: 6)] = (0..<random.number(below: 5)).map {
            _ in random.number(below: 1_000)
          }
        }
        return value
      }, seed: 10)
  }

  @Test func treesOfBoxedVariantsComeBack() {
    expectRoundTrip({ $0.tree(depth: 4) }, seed: 11)
  }
}

extension Variant {
  /// The variant after it has been written as bytes and read again.
  fileprivate func serialised(as type: String) -> Variant {
    let notation = g_variant_type_new(type)
    defer { g_variant_type_free(notation) }
    let bytes = Bytes(taking: g_variant_get_data_as_bytes(pointer))
    return withExtendedLifetime(bytes) {
      Variant(taking: g_variant_new_from_bytes(notation, bytes.pointer, 0))
    }
  }
}

extension SeededGenerator {
  /// A dictionary of values of any type, dictionaries among them.
  fileprivate mutating func tree(depth: Int) -> [String: Variant] {
    var value: [String: Variant] = [:]
    for _ in 0..<number(below: 5) {
      let key = text(upTo: 4)
      switch number(below: depth > 0 ? 6 : 4) {
      case 0: value[key] = Variant(text(upTo: 10))
      case 1: value[key] = Variant(Int(truncatingIfNeeded: next()))
      case 2: value[key] = Variant(Bool.random(using: &self))
      case 3: value[key] = Variant(Double.random(in: 0...1, using: &self))
      case 4: value[key] = Variant([Variant(tree(depth: depth - 1))])
      default: value[key] = Variant(tree(depth: depth - 1))
      }
    }
    return value
  }
}
