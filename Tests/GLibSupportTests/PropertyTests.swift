import CGTK
import GLibSupport
import TestSupport
import Testing

/// Properties of each type are read and written.
@Suite(.serialized) @MainActor
struct PropertyTests {
  init() { TestLoop.startGTK }

  /// Sets a property and reads it again.
  private func roundTrip<T: ValueConvertible>(
    _ value: T, _ name: String, of object: Object
  ) -> T {
    object.setProperty(name, to: value)
    return object.property(name)
  }

  @Test func aBooleanIsReadAndWritten() {
    let action = Object(taking: g_simple_action_new("act", nil))
    #expect(action.property("enabled", as: Bool.self))
    #expect(roundTrip(false, "enabled", of: action) == false)
    #expect(g_action_get_enabled(action.opaque) == 0)
  }

  @Test func numbersAreReadAndWritten() {
    let label = Object(taking: gtk_label_new(""))
    #expect(roundTrip(Int32(120), "width-request", of: label) == 120)
    let adjustment = Object(taking: gtk_adjustment_new(0, 0, 1, 0, 0, 0))
    #expect(roundTrip(0.1, "value", of: adjustment) == 0.1)
    // The label's alignment is a float of C.
    #expect(roundTrip(0.25, "xalign", of: label) == 0.25)
    let stack = Object(taking: gtk_stack_new())
    #expect(roundTrip(UInt32(350), "transition-duration", of: stack) == 350)
  }

  @Test func numbersOfSixtyFourBitsAreReadAndWritten() {
    let settings = Object(taking: g_socket_client_new())
    #expect(roundTrip(UInt32(9), "timeout", of: settings) == 9)
    let buffer = Object(taking: gtk_text_buffer_new(nil))
    gtk_text_buffer_set_text(buffer.cast(), "lake", -1)
    #expect(buffer.property("cursor-position", as: Int32.self) == 4)
    let stream = Object(taking: g_memory_output_stream_new_resizable())
    #expect(stream.property("size", as: UInt.self) == 0)
    let media = Object(taking: gtk_media_file_new())
    #expect(media.property("timestamp", as: Int.self) == 0)
  }

  @Test func enumerationsAndFlagsAreReadAndWritten() {
    let entry = Object(taking: gtk_entry_new())
    #expect(
      roundTrip(Int32(GTK_ALIGN_END.rawValue), "halign", of: entry)
        == Int32(GTK_ALIGN_END.rawValue))
    #expect(roundTrip(GTK_ALIGN_CENTER.rawValue, "halign", of: entry) == GTK_ALIGN_CENTER.rawValue)
    let hints = GTK_INPUT_HINT_NO_EMOJI.rawValue | GTK_INPUT_HINT_LOWERCASE.rawValue
    #expect(roundTrip(hints, "input-hints", of: entry) == hints)
  }

  @Test func stringsAreReadAndWritten() {
    let label = Object(taking: gtk_label_new(""))
    #expect(roundTrip("Lac Léman 湖", "label", of: label) == "Lac Léman 湖")
    #expect(roundTrip("", "label", of: label) == "")
    #expect(roundTrip(String?.some("tip"), "tooltip-text", of: label) == "tip")
    #expect(roundTrip(String?.none, "tooltip-text", of: label) == nil)
    #expect(label.property("tooltip-text", as: String.self) == "")
  }

  @Test func objectsAreReadAndWritten() {
    let button = Object(taking: gtk_button_new())
    let label = Object(taking: gtk_label_new("lake"))
    #expect(button.property("child", as: Object?.self) == nil)
    #expect(roundTrip(label, "child", of: button) == label)
    #expect(roundTrip(Object?.none, "child", of: button) == nil)
    #expect(label.referenceCount == 1)
  }

  @Test func anObjectOfAnInterfaceTypeIsReadAndWritten() {
    let selection = Object(taking: gtk_single_selection_new(nil))
    let strings = Object(taking: gtk_string_list_new(nil))
    #expect(roundTrip(Object?.some(strings), "model", of: selection) == strings)
  }

  @Test func aStructureIsLent() {
    let label = Object(taking: gtk_label_new("lake"))
    #expect(label.property("attributes", as: BorrowedPointer.self).address == nil)
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    gtk_label_set_attributes(label.opaque, attributes)
    #expect(label.property("attributes", as: BorrowedPointer?.self) != nil)
  }

  @Test func aMissingPropertyEndsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let action = Object(taking: g_simple_action_new("act", nil))
      _ = action.property("no-such-property", as: Bool.self)
    }
    #expect(result.standardErrorText.contains("GSimpleAction has no property no-such-property"))
  }

  @Test func aPropertyOfAnotherTypeEndsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let action = Object(taking: g_simple_action_new("act", nil))
      action.setProperty("enabled", to: "yes")
    }
    #expect(result.standardErrorText.contains("GSimpleAction.enabled is a gboolean, not a String"))
  }

  @Test func readingNothingAsAnObjectEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let selection = Object(taking: gtk_single_selection_new(nil))
      _ = selection.property("model", as: Object.self)
    }
  }
}
