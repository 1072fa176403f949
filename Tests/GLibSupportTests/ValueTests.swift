import CGTK
import GLibSupport
import TestSupport
import Testing

/// Each Swift type that has a `GValue` form fits the GLib types of the same meaning, and no other.
@Suite(.serialized) @MainActor
struct ValueTests {
  /// Writes a value and reads it again.
  private func roundTrip<T: ValueConvertible>(_ value: T, as type: GType) -> T {
    var place = GValue(value, type: type)
    defer { g_value_unset(&place) }
    return T(reading: &place)
  }

  @Test func randomNumbersComeBackUnchanged() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let bits = random.next()
      #expect(
        roundTrip(Int32(truncatingIfNeeded: bits), as: lakes_type_int())
          == Int32(truncatingIfNeeded: bits))
      #expect(
        roundTrip(UInt32(truncatingIfNeeded: bits), as: lakes_type_uint())
          == UInt32(truncatingIfNeeded: bits))
      #expect(roundTrip(UInt(bits), as: lakes_type_uint64()) == UInt(bits))
      #expect(roundTrip(UInt(bits), as: lakes_type_ulong()) == UInt(bits))
      let signed = Int(bitPattern: UInt(bits))
      #expect(roundTrip(signed, as: lakes_type_int64()) == signed)
      #expect(roundTrip(signed, as: lakes_type_long()) == signed)
      let real = Double(bitPattern: bits)
      #expect(roundTrip(real, as: lakes_type_double()).bitPattern == bits || real.isNaN)
    }
  }

  @Test func randomTextsComeBackUnchanged() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let text = random.text(upTo: 40)
      #expect(roundTrip(text, as: lakes_type_string()) == text)
    }
  }

  @Test func aTextIsCutAtANUL() {
    #expect(roundTrip("a\0b", as: lakes_type_string()) == "a")
  }

  @Test func nothingReplacesWhatAValueHeld() {
    var place = GValue("old", type: lakes_type_string())
    defer { g_value_unset(&place) }
    String?.none.write(to: &place)
    #expect(String?(reading: &place) == nil)
  }

  @Test func typesOfAnotherMeaningDoNotFit() {
    let types: [GType] = [
      lakes_type_boolean(), lakes_type_int(), lakes_type_uint(), lakes_type_int64(),
      lakes_type_uint64(), lakes_type_long(), lakes_type_ulong(), lakes_type_double(),
      lakes_type_float(), lakes_type_string(), lakes_type_object(), lakes_type_boxed(),
      lakes_type_pointer(), lakes_type_none(),
    ]
    func fitting(_ type: any ValueConvertible.Type) -> [GType] { types.filter { type.fits($0) } }
    #expect(fitting(Bool.self) == [lakes_type_boolean()])
    #expect(fitting(Int32.self) == [lakes_type_int()])
    #expect(fitting(UInt32.self) == [lakes_type_uint()])
    #expect(fitting(Int.self) == [lakes_type_int64(), lakes_type_long()])
    #expect(fitting(UInt.self) == [lakes_type_uint64(), lakes_type_ulong()])
    #expect(fitting(Double.self) == [lakes_type_double(), lakes_type_float()])
    #expect(fitting(String.self) == [lakes_type_string()])
    #expect(fitting(Object.self) == [lakes_type_object()])
    #expect(fitting(Object?.self) == [lakes_type_object()])
    #expect(fitting(BorrowedPointer.self) == [lakes_type_boxed(), lakes_type_pointer()])
  }

  @Test func aBooleanResultFitsNoOtherSignal() {
    #expect(Bool.fitsResult(lakes_type_boolean()))
    #expect(!Bool.fitsResult(lakes_type_none()))
    #expect(NoResult.fitsResult(lakes_type_none()))
    #expect(!NoResult.fitsResult(lakes_type_boolean()))
    #expect(Optional<Object>.fitsResult(lakes_type_object()))
    #expect(!Optional<Object>.fitsResult(lakes_type_string()))
  }
}
