import CGTK
import CWebKit
import Foundation
import GLibSupport

/// Copies values out of JavaScriptCore.
///
/// They are copies that WebKit made in a context of its own; no code of the page runs here.
enum JavaScriptReader {
  /// The value as one JSON text; `undefined` for what has no such form.
  static func json(_ value: Object) -> JavaScriptValue {
    guard let text = unsafe jsc_value_to_json(value.opaque, 0) else {
      clearException(of: value)
      return .undefined
    }
    defer { unsafe g_free(text) }
    return unsafe .string(String(cString: text))
  }

  static func value(_ value: Object) -> JavaScriptValue {
    var path: [Object] = []
    return read(value, path: &path)
  }

  private static func read(_ value: Object, path: inout [Object]) -> JavaScriptValue {
    let pointer = unsafe value.opaque
    if unsafe jsc_value_is_undefined(pointer) != 0 { return .undefined }
    if unsafe jsc_value_is_null(pointer) != 0 { return .null }
    if unsafe jsc_value_is_boolean(pointer) != 0 {
      return unsafe .bool(jsc_value_to_boolean(pointer) != 0)
    }
    if unsafe jsc_value_is_number(pointer) != 0 {
      return unsafe .number(jsc_value_to_double(pointer))
    }
    if unsafe jsc_value_is_string(pointer) != 0 { return .string(text(value)) }
    // An object that holds itself has no end.
    guard !path.contains(value), unsafe jsc_value_is_object(pointer) != 0 else { return .undefined }
    path.append(value)
    defer { path.removeLast() }
    if unsafe jsc_value_is_array(pointer) != 0 { return array(value, path: &path) }
    if let date = date(value) { return date }
    return object(value, path: &path)
  }

  private static func array(_ value: Object, path: inout [Object]) -> JavaScriptValue {
    guard let length = member("length", of: value) else { return .array([]) }
    let count = unsafe jsc_value_to_int32(length.opaque)
    var members: [JavaScriptValue] = []
    for index in 0..<max(0, count) {
      let member = unsafe Object(
        taking: jsc_value_object_get_property_at_index(value.opaque, UInt32(index)))
      members.append(read(member, path: &path))
    }
    return .array(members)
  }

  private static func object(_ value: Object, path: inout [Object]) -> JavaScriptValue {
    var members: [String: JavaScriptValue] = [:]
    guard let names = unsafe jsc_value_object_enumerate_properties(value.opaque) else {
      return .object([:])
    }
    defer { unsafe g_strfreev(names) }
    var next = unsafe names
    while let name = unsafe next.pointee {
      let key = unsafe String(cString: name)
      if let member = member(key, of: value) {
        let copy = read(member, path: &path)
        // JavaScript's own way of leaving a member out.
        if copy != .undefined { members[key] = copy }
      }
      unsafe next += 1
    }
    return .object(members)
  }

  private static func date(_ value: Object) -> JavaScriptValue? {
    guard unsafe jsc_value_object_is_instance_of(value.opaque, "Date") != 0 else { return nil }
    let time = unsafe Object(
      taking: jsc_value_object_invoke_methodv(value.opaque, "getTime", 0, nil))
    let milliseconds = unsafe jsc_value_to_double(time.opaque)
    return .date(Date(timeIntervalSince1970: milliseconds / 1000))
  }

  private static func member(_ name: String, of value: Object) -> Object? {
    unsafe jsc_value_object_get_property(value.opaque, name).map {
      unsafe Object(taking: UnsafeMutableRawPointer($0))
    }
  }

  /// The text of a string, NUL and all.
  private static func text(_ value: Object) -> String {
    guard let bytes = unsafe jsc_value_to_string_as_bytes(value.opaque) else { return "" }
    return unsafe Bytes(taking: bytes).text
  }

  /// An exception stays with the context, and would be reported for whatever is read next.
  private static func clearException(of value: Object) {
    unsafe jsc_context_clear_exception(jsc_value_get_context(value.opaque))
  }
}
