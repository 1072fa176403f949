/// When a script that is added to a page runs.
nonisolated public enum WKUserScriptInjectionTime: Hashable, Sendable {
  /// Before anything of the page.
  case atDocumentStart
  /// Once the document is there, before its pictures.
  case atDocumentEnd
}

/// A script that is added to every page.
///
/// It runs whether or not the page's own scripts may.
public final class WKUserScript {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page alone, not in the frames within it.
  public let isForMainFrameOnly: Bool
  /// The world that it runs in.
  public let contentWorld: WKContentWorld

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - source: the script.
  ///   - injectionTime: when it runs.
  ///   - forMainFrameOnly: whether it runs in the page alone, not in the frames within it.
  ///   - contentWorld: the world that it runs in; the page's own unless said.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld = .page
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    self.contentWorld = contentWorld
  }

  lazy var handle = OpaqueScript(
    source: source, world: contentWorld.name, atStart: injectionTime == .atDocumentStart,
    inAllFrames: !isForMainFrameOnly)
}
