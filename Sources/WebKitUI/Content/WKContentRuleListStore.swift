import FoundationEssentials
import GLibSupport

/// Compiles rules about what pages may load, and keeps them on disk.
public final class WKContentRuleListStore {
  private let store: ContentFilterStore

  /// Opens a store.
  ///
  /// - Parameter url: the directory for the compiled rules; made where it is not there.
  public init(url: URL) {
    store = ContentFilterStore(url.path(percentEncoded: false))
  }

  /// Compiles rules, in the format of Apple's content blockers.
  ///
  /// Pages that are loaded before it has returned are not held to the rules.
  ///
  /// - Parameters:
  ///   - identifier: a name; rules of the same name are replaced.
  ///   - encodedContentRuleList: the rules as JSON.
  /// - Returns: the rules.
  /// - Throws: a `GLibError` that says which rule is wrong.
  public func compileContentRuleList(
    forIdentifier identifier: String, encodedContentRuleList: String
  ) async throws -> WKContentRuleList {
    let handle = try await store.save(Data(encodedContentRuleList.utf8), as: identifier)
    return WKContentRuleList(identifier: identifier, handle: handle)
  }

  /// Finds rules that were compiled before.
  ///
  /// - Parameter identifier: their name.
  /// - Returns: the rules.
  /// - Throws: a `GLibError` where there are none of the name.
  public func contentRuleList(forIdentifier identifier: String) async throws -> WKContentRuleList {
    WKContentRuleList(identifier: identifier, handle: try await store.load(identifier))
  }

  /// Removes rules from the store.
  ///
  /// Pages that use them keep them.
  ///
  /// - Parameter identifier: their name.
  /// - Throws: a `GLibError` where there are none of the name.
  public func removeContentRuleList(forIdentifier identifier: String) async throws {
    try await store.remove(identifier)
  }
}
