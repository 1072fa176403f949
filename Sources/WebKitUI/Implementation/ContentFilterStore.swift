import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

/// A `WebKitUserContentFilterStore`.
final class ContentFilterStore {
  private let object: Object

  init(_ path: String) {
    unsafe object = Object(taking: webkit_user_content_filter_store_new(path))
  }

  func save(_ source: Data, as identifier: String) async throws -> OpaqueContentFilter {
    let bytes = Bytes(source)
    return unsafe try await AsyncOperation.run(
      { callback, data in
        unsafe webkit_user_content_filter_store_save(
          object.opaque, identifier, bytes.pointer, nil, callback, data)
      },
      finish: { source, result, error in
        unsafe OpaqueContentFilter(
          webkit_user_content_filter_store_save_finish(OpaquePointer(source), result, error))
      })
  }

  func load(_ identifier: String) async throws -> OpaqueContentFilter {
    unsafe try await AsyncOperation.run(
      { callback, data in
        unsafe webkit_user_content_filter_store_load(
          object.opaque, identifier, nil, callback, data)
      },
      finish: { source, result, error in
        unsafe OpaqueContentFilter(
          webkit_user_content_filter_store_load_finish(OpaquePointer(source), result, error))
      })
  }

  func remove(_ identifier: String) async throws {
    unsafe try await AsyncOperation.run(
      { callback, data in
        unsafe webkit_user_content_filter_store_remove(
          object.opaque, identifier, nil, callback, data)
      },
      finish: { source, result, error in
        _ = unsafe webkit_user_content_filter_store_remove_finish(
          OpaquePointer(source), result, error)
      })
  }
}

/// A reference to a `WebKitUserContentFilter`.
@safe
final class OpaqueContentFilter {
  let pointer: OpaquePointer?

  /// Takes over a reference.
  init(_ pointer: OpaquePointer?) {
    unsafe self.pointer = pointer
  }

  isolated deinit {
    unsafe pointer.map { unsafe webkit_user_content_filter_unref($0) }
  }
}
