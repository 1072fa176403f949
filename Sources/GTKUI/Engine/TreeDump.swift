/// A text form of the node tree, for tests and for a look at what is there.
public struct TreeDump {
  /// The text so far: a line a node, children indented by two blanks.
  public private(set) var text = ""
  private var depth = 0

  /// Makes an empty dump.
  public init() {}

  /// Writes a node.
  ///
  /// - Parameters:
  ///   - name: what the node is.
  ///   - children: writes the children.
  public mutating func node(_ name: String, children: (inout TreeDump) -> Void = { _ in }) {
    text += String(repeating: "  ", count: depth) + name + "\n"
    depth += 1
    children(&self)
    depth -= 1
  }
}
