/// Rules about what pages may load, compiled.
public final class WKContentRuleList {
  /// The name that the rules were compiled under.
  public let identifier: String

  let handle: OpaqueContentFilter

  init(identifier: String, handle: OpaqueContentFilter) {
    self.identifier = identifier
    self.handle = handle
  }
}
