import CGTK
import GLibSupport
import TestSupport
import Testing

/// References are owned: one is released for each that was taken.
@Suite(.serialized) @MainActor
struct ObjectTests {
  init() { TestLoop.startGTK }

  @Test func aFloatingReferenceIsSunk() {
    let label = Object(taking: gtk_label_new("lake"))
    #expect(lakes_is_floating(label.pointer) == 0)
    #expect(label.referenceCount == 1)
  }

  @Test func aFullReferenceIsTakenOver() {
    let action = Object(taking: g_simple_action_new("act", nil))
    #expect(action.referenceCount == 1)
  }

  @Test func aBorrowedReferenceIsAddedTo() {
    let action = Object(taking: g_simple_action_new("act", nil))
    let second = Object(retaining: UnsafeMutableRawPointer(action.pointer))
    #expect(action.referenceCount == 2)
    withExtendedLifetime(second) {}
  }

  @Test func aBorrowedFloatingReferenceIsSunk() {
    guard let pointer = gtk_label_new("lake") else { return }
    let label = Object(retaining: UnsafeMutableRawPointer(pointer))
    #expect(lakes_is_floating(label.pointer) == 0)
    #expect(label.referenceCount == 1)
  }

  @Test func theObjectGoesWithItsLastReference() {
    var label: Object? = Object(taking: gtk_label_new("lake"))
    let witness = label.map { WeakObject($0) }
    #expect(witness?.isAlive == true)
    label = nil
    #expect(witness?.isAlive == false)
    #expect(witness?.typeName == "GtkLabel")
  }

  @Test func aChildLivesAsLongAsItsParentHoldsIt() {
    let box = Object(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    var label: Object? = Object(taking: gtk_label_new("lake"))
    let witness = label.map { WeakObject($0) }
    if let label { gtk_box_append(box.cast(), label.cast()) }
    label = nil
    #expect(witness?.isAlive == true)
    if let child = witness?.object { gtk_box_remove(box.cast(), child.cast()) }
    #expect(witness?.isAlive == false)
  }

  @Test func aReferenceGivenUpInTheBackgroundIsReleasedOnTheMainThread() async {
    var label: Object? = Object(taking: gtk_label_new("lake"))
    let witness = label.map { WeakObject($0) }
    let task = Task.detached { [label] in withExtendedLifetime(label) {} }
    label = nil
    await task.value
    #expect(await TestLoop.eventually { witness?.isAlive == false })
  }

  @Test func aWindowIsDestroyedAndGoes() async {
    var window: Object? = Object(retaining: UnsafeMutableRawPointer(gtk_window_new()))
    let witness = window.map { WeakObject($0) }
    if let window {
      // GTK's list of windows has a reference of its own.
      #expect(window.referenceCount >= 2)
      gtk_window_present(window.cast())
      gtk_window_destroy(window.cast())
    }
    window = nil
    #expect(await TestLoop.eventually { witness?.isAlive == false })
  }

  @Test func aWeakReferenceGivesAnOwnedOne() {
    let action = Object(taking: g_simple_action_new("act", nil))
    let weak = WeakObject(action)
    #expect(action.referenceCount == 1)
    let owned = weak.object
    #expect(owned == action)
    #expect(action.referenceCount == 2)
  }

  @Test func aWeakReferenceThatGoesFirstLeavesNoTrace() {
    let action = Object(taking: g_simple_action_new("act", nil))
    var weak: WeakObject? = WeakObject(action)
    #expect(weak?.isAlive == true)
    weak = nil
    action.setProperty("enabled", to: false)
    #expect(action.referenceCount == 1)
  }

  @Test func referencesToOneObjectAreEqual() {
    let first = Object(taking: g_simple_action_new("act", nil))
    let second = Object(retaining: UnsafeMutableRawPointer(first.pointer))
    let other = Object(taking: g_simple_action_new("act", nil))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != other)
    #expect(Set([first, second, other]).count == 2)
  }

  @Test func theTypeHasItsName() {
    #expect(Object(taking: gtk_label_new("")).typeName == "GtkLabel")
    #expect(Object(taking: g_simple_action_new("act", nil)).typeName == "GSimpleAction")
  }

  @Test func aConstructorThatGivesNothingEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Object(taking: OpaquePointer?.none)
    }
  }
}
