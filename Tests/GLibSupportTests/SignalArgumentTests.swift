import CGTK
import GLibSupport
import TestSupport
import Testing

/// Arguments of each type arrive, and results of each type go back.
@Suite(.serialized) @MainActor
struct SignalArgumentTests {
  private let emitter = Emitter.make()

  /// What a handler of `gives-NAME` hears when a value is given.
  private func heard<T: ValueConvertible & Equatable>(_ name: String, _ value: T) -> T? {
    var heard: T?
    emitter.connect("gives-\(name)") { (argument: T) in heard = argument }
    guard let type = Emitter.arguments[name] else { return nil }
    emitter.emit("gives-\(name)", [GValue(value, type: type)])
    return heard
  }

  @Test func booleansArrive() {
    #expect(heard("boolean", true) == true)
    #expect(heard("boolean", false) == false)
  }

  @Test func numbersOfEachWidthArrive() {
    #expect(heard("int", Int32.min) == Int32.min)
    #expect(heard("uint", UInt32.max) == UInt32.max)
    #expect(heard("int64", Int.min) == Int.min)
    #expect(heard("uint64", UInt.max) == UInt.max)
    #expect(heard("long", Int.min) == Int.min)
    #expect(heard("ulong", UInt.max) == UInt.max)
    #expect(heard("double", 0.1) == 0.1)
    #expect(heard("float", 0.5) == 0.5)
  }

  @Test func enumerationsAndFlagsArrive() {
    let directory = Int32(G_FILE_TYPE_DIRECTORY.rawValue)
    #expect(heard("enum", directory) == directory)
    #expect(heard("enum", UInt32(directory)) == UInt32(directory))
    let both =
      G_FILE_ATTRIBUTE_INFO_COPY_WITH_FILE.rawValue | G_FILE_ATTRIBUTE_INFO_COPY_WHEN_MOVED.rawValue
    #expect(heard("flags", both) == both)
  }

  @Test func stringsArrive() {
    #expect(heard("string", "Lac Léman 湖") == "Lac Léman 湖")
    #expect(heard("string", "") == "")
    #expect(heard("string", String?.none) == .some(nil))
    #expect(heard("string", String?.some("x")) == "x")
  }

  @Test func aNullStringReadAsStringIsEmpty() {
    var heard: String?
    emitter.connect("gives-string") { (text: String) in heard = text }
    emitter.emit("gives-string", [GValue(String?.none, type: lakes_type_string())])
    #expect(heard == "")
  }

  @Test func aStringThatIsNotUTF8IsRepaired() {
    var heard: String?
    emitter.connect("gives-string") { (text: String) in heard = text }
    var value = GValue(String?.none, type: lakes_type_string())
    let bytes: [CChar] = [97, -1, 98, 0]
    g_value_set_string(&value, bytes)
    emitter.emit("gives-string", [value])
    #expect(heard == "a\u{FFFD}b")
  }

  @Test func objectsArriveAndAreOwned() {
    let witness = WeakObject(Object(taking: g_simple_action_new("other", nil)))
    #expect(!witness.isAlive)
    let other = Object(taking: g_simple_action_new("other", nil))
    var kept: Object?
    emitter.connect("gives-object") { (object: Object) in kept = object }
    emitter.emit("gives-object", [GValue(other, type: lakes_type_object())])
    #expect(kept == other)
    #expect(other.referenceCount == 2)
    kept = nil
    #expect(other.referenceCount == 1)
  }

  @Test func objectsArriveAsTheirInterface() {
    let action = Object(taking: g_simple_action_new("other", nil))
    #expect(heard("interface", action) == action)
  }

  @Test func noObjectArrivesAsNothing() {
    #expect(heard("object", Object?.none) == .some(nil))
  }

  @Test func structuresAndPointersAreLent() {
    let variant = Variant("lake")
    var lent: UnsafeMutableRawPointer?
    emitter.connect("gives-pointer") { (pointer: BorrowedPointer) in lent = pointer.address }
    var value = GValue()
    g_value_init(&value, lakes_type_pointer())
    g_value_set_pointer(&value, UnsafeMutableRawPointer(variant.pointer))
    emitter.emit("gives-pointer", [value])
    #expect(lent == UnsafeMutableRawPointer(variant.pointer))
  }

  @Test func theParameterSpecificationOfNotifyIsLent() {
    let action = Object(taking: g_simple_action_new("act", nil))
    var name: String?
    action.connect("notify") { (specification: BorrowedPointer) in
      name = specification.address.map {
        String(cString: g_param_spec_get_name($0.assumingMemoryBound(to: GParamSpec.self)))
      }
    }
    action.setProperty("enabled", to: false)
    #expect(name == "enabled")
  }

  @Test func severalArgumentsArriveInTheirOrder() {
    var heard: (Int32, String, Object)?
    emitter.connect("gives-three") { (number: Int32, text: String, object: Object) in
      heard = (number, text, object)
    }
    emitThree()
    #expect(heard?.0 == 7)
    #expect(heard?.1 == "lake")
    #expect(heard?.2 == emitter)
  }

  @Test func theLastArgumentsMayBeLeftOut() {
    var heard: Int32?
    emitter.connect("gives-three") { (number: Int32) in heard = number }
    emitThree()
    #expect(heard == 7)
  }

  @Test func aBooleanResultGoesBack() {
    var wanted = true
    emitter.connect("asks-boolean", returning: { () -> Bool in wanted })
    for answer in [true, false] {
      wanted = answer
      var result = emitter.emit("asks-boolean", [], result: lakes_type_boolean())
      #expect(Bool(reading: &result) == answer)
    }
  }

  @Test func aBlockedHandlerAnswersNothing() {
    let connection = emitter.connect("asks-boolean", returning: { () -> Bool in true })
    var result = connection.whileBlocked {
      emitter.emit("asks-boolean", [], result: lakes_type_boolean())
    }
    #expect(Bool(reading: &result) == false)
  }

  @Test func aResultOfObjectTypeGoesBackAndIsOwnedByTheCaller() {
    let answer = Object(taking: g_simple_action_new("answer", nil))
    emitter.connect(
      "asks-object", returning: { (name: String) -> Object? in name == "yes" ? answer : nil })
    var yes = emitter.emit(
      "asks-object", [GValue("yes", type: lakes_type_string())], result: lakes_type_object())
    #expect(Object?(reading: &yes) == answer)
    #expect(answer.referenceCount == 2)
    g_value_unset(&yes)
    #expect(answer.referenceCount == 1)
    var no = emitter.emit(
      "asks-object", [GValue("no", type: lakes_type_string())], result: lakes_type_object())
    #expect(Object?(reading: &no) == nil)
  }

  private func emitThree() {
    emitter.emit(
      "gives-three",
      [
        GValue(Int32(7), type: lakes_type_int()), GValue("lake", type: lakes_type_string()),
        GValue(emitter, type: lakes_type_object()),
      ])
  }
}

extension Object {
  /// How many references to the GObject there are.
  var referenceCount: Int { Int(pointer.pointee.ref_count) }
}
