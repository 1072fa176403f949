import CGTK
import FoundationEssentials
import GLibSupport
import TestSupport
import Testing

/// Swift values become variants and come back.
@Suite struct VariantTests {
  /// Makes a variant of a value and reads it again.
  private func roundTrip<T: VariantConvertible>(_ value: T) -> T? { Variant(value).value() }

  @Test func eachTypeHasItsNotation() {
    #expect(Variant(true).typeString == "b")
    #expect(Variant(Int32(1)).typeString == "i")
    #expect(Variant(UInt32(1)).typeString == "u")
    #expect(Variant(1).typeString == "x")
    #expect(Variant(UInt(1)).typeString == "t")
    #expect(Variant(0.5).typeString == "d")
    #expect(Variant("a").typeString == "s")
    #expect(Variant(Data([1])).typeString == "ay")
    #expect(Variant(["a"]).typeString == "as")
    #expect(Variant(["a": 1]).typeString == "a{sx}")
    #expect(Variant(String?.none).typeString == "ms")
    #expect(Variant(Variant("a")).typeString == "v")
    #expect(Variant(["a": [Variant(1)]]).typeString == "a{sav}")
  }

  @Test func theTextFormIsThatOfGLib() {
    #expect(
      Variant(["b": Variant(1), "a": Variant("x")]).text
        == "{'a': <'x'>, 'b': <int64 1>}")
    #expect(Variant(["a", "b"]).text == "['a', 'b']")
  }

  @Test func emptyContainersKeepTheirType() {
    #expect(roundTrip([String]()) == [])
    #expect(roundTrip([String: Int]()) == [:])
    #expect(roundTrip(Data()) == Data())
    #expect(roundTrip([[Int]]()) == [])
    #expect(Variant([String]()).value(as: [Int].self) == nil)
  }

  @Test func nestedContainersComeBack() {
    let value = ["lakes": [["Baikal": 1_642, "Tanganyika": 1_470], [:]], "seas": []]
    #expect(roundTrip(value) == value)
    let deep = [[[["a"], []]], []]
    #expect(roundTrip(deep) == deep)
  }

  @Test func maybeTypesComeBack() {
    #expect(roundTrip(String?.none) == .some(nil))
    #expect(roundTrip(String?.some("")) == .some(""))
    #expect(roundTrip([1, nil, 3]) == [1, nil, 3])
    #expect(roundTrip(Int??.some(nil)) == .some(.some(nil)))
    #expect(roundTrip(["a": Double?.none]) == ["a": nil])
  }

  @Test func boxedVariantsComeBack() {
    let dictionary = ["name": Variant("Baikal"), "depth": Variant(1_642), "salty": Variant(false)]
    let read = roundTrip(dictionary)
    #expect(read == dictionary)
    #expect(read?["depth"]?.value() == 1_642)
    #expect(
      Variant(Variant(Variant(1))).value(as: Variant.self)?.value(as: Variant.self)?.value() == 1)
  }

  @Test func anotherTypeGivesNothing() {
    let text = Variant("1")
    #expect(text.value(as: Int.self) == nil)
    #expect(text.value(as: Bool.self) == nil)
    #expect(text.value(as: Data.self) == nil)
    #expect(text.value(as: [String].self) == nil)
    #expect(text.value(as: String?.self) == nil)
    #expect(text.value(as: Variant.self) == nil)
    #expect(Variant(1).value(as: Int32.self) == nil)
    #expect(Variant(1).value(as: UInt.self) == nil)
    #expect(Variant(1).value(as: Double.self) == nil)
    #expect(Variant(["a": 1]).value(as: [String: String].self) == nil)
    #expect(Variant([1]).value(as: [Variant].self) == nil)
  }

  @Test func pathsAndSignaturesAreReadAsStrings() {
    #expect(Variant(taking: g_variant_new_object_path("/org/lakes")).value() == "/org/lakes")
    #expect(Variant(taking: g_variant_new_signature("a{sv}")).value() == "a{sv}")
  }

  @Test func aStringIsCutAtANUL() {
    #expect(roundTrip("a\0b") == "a")
    #expect(roundTrip("\0") == "")
  }

  @Test func bytesThatAreNotUTF8AreRefusedAsAStringAndKeptAsBytes() {
    let bytes = Data([0x61, 0xff, 0x62, 0x00])
    #expect(roundTrip(bytes) == bytes)
    // What comes from outside may claim to be a string: GLib puts the empty one in its place.
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let block = Bytes(bytes)
    let foreign = Variant(taking: g_variant_new_from_bytes(type, block.pointer, 0))
    withExtendedLifetime(block) {}
    #expect(foreign.value() == "")
  }

  @Test func ofAKeyThatOccursTwiceTheLastValueCounts() {
    let variant = Variant(taking: g_variant_parse(nil, "{'a': <1>, 'a': <2>}", nil, nil, nil))
    #expect(variant.value(as: [String: Variant].self)?["a"]?.text == "2")
  }

  @Test func variantsOfEqualValuesAreEqual() {
    #expect(Variant(["b": 1, "a": 2]) == Variant(["a": 2, "b": 1]))
    #expect(Variant(1) != Variant(UInt(1)))
    #expect(Variant(1) != Variant(2))
  }

  @Test func childrenAreThoseOfContainersAlone() {
    #expect(Variant(["a", "b"]).children.map(\.text) == ["'a'", "'b'"])
    #expect(Variant("a").children.isEmpty)
    #expect(Variant(Optional<Int>.none).children == [])
    #expect(Variant(Int?.some(1)).children.map(\.text) == ["1"])
  }
}
