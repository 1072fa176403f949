/// An edge of an area.
///
/// Leading and trailing follow the direction of reading.
nonisolated public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  /// The top.
  case top
  /// Where reading starts.
  case leading
  /// The bottom.
  case bottom
  /// Where reading ends.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int

    /// Makes a set of its bits.
    ///
    /// - Parameter rawValue: one bit an edge.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// Where reading starts.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// Where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension View {
  /// Leaves room around the view.
  ///
  /// - Parameters:
  ///   - edges: where.
  ///   - length: how much, in pixels; 12 by default.
  /// - Returns: the view with the room.
  public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    let length = length ?? 12
    return PaddedView(
      insets: Insets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0),
      content: self)
  }

  /// Leaves the same room on all sides of the view.
  ///
  /// - Parameter length: how much, in pixels.
  /// - Returns: the view with the room.
  public func padding(_ length: Int) -> some View { padding(.all, length) }

  /// Gives the view at least a size.
  ///
  /// - Parameters:
  ///   - width: the width in pixels; nothing for the view's own.
  ///   - height: the height in pixels; nothing for the view's own.
  ///   - alignment: where the view stands when the room is larger.
  /// - Returns: the view in its frame.
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(
      size: FrameSize(minWidth: width, minHeight: height), alignment: alignment, content: self)
  }

  /// Gives the view at least a size, and lets it grow to another.
  ///
  /// - Parameters:
  ///   - minWidth: the least width in pixels.
  ///   - maxWidth: the greatest width in pixels; `.infinity` for all there is.
  ///   - minHeight: the least height in pixels.
  ///   - maxHeight: `.infinity` for all the height there is. Any other value is not limited.
  ///   - alignment: where the view stands when the room is larger.
  /// - Returns: the view in its frame.
  public func frame(
    minWidth: Int? = nil, maxWidth: Double? = nil, minHeight: Int? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FramedView(
      size: FrameSize(
        minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight),
      alignment: alignment, content: self
    )
    // A limit is a widget of another type.
    .id(maxWidth?.isFinite == true)
  }
}

/// Room on the four sides, in pixels.
struct Insets: Hashable {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0
}

/// A view with room around it.
struct PaddedView<Content: View>: View {
  typealias Body = Never

  let insets: Insets
  let content: Content
}

/// The sizes that a frame allows.
struct FrameSize: Hashable {
  var minWidth: Int?
  var maxWidth: Double?
  var minHeight: Int?
  var maxHeight: Double?
}

/// A view in a frame.
struct FramedView<Content: View>: View {
  typealias Body = Never

  let size: FrameSize
  let alignment: Alignment
  let content: Content
}
