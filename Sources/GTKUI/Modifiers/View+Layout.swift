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

/// Room on the four sides, in pixels.
nonisolated public struct EdgeInsets: Hashable, Sendable {
  /// The room at the top.
  public var top: Int
  /// The room where reading starts.
  public var leading: Int
  /// The room at the bottom.
  public var bottom: Int
  /// The room where reading ends.
  public var trailing: Int

  /// Combines the room on four sides.
  ///
  /// - Parameters:
  ///   - top: the room at the top.
  ///   - leading: the room where reading starts.
  ///   - bottom: the room at the bottom.
  ///   - trailing: the room where reading ends.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension View {
  /// Leaves room around the view.
  ///
  /// - Parameters:
  ///   - edges: where.
  ///   - length: how much, in pixels, none at least; 12 by default.
  /// - Returns: the view with the room.
  public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    let length = length ?? 12
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Leaves the same room on all sides of the view.
  ///
  /// - Parameter length: how much, in pixels.
  /// - Returns: the view with the room.
  public func padding(_ length: Int) -> some View { padding(.all, length) }

  /// Leaves room around the view, other on each side.
  ///
  /// - Parameter insets: how much, in pixels, none at least.
  /// - Returns: the view with the room.
  public func padding(_ insets: EdgeInsets) -> some View {
    PaddedView(insets: insets, content: self)
  }

  /// Gives the view exactly a size.
  ///
  /// A view that needs more than that stands out over the edges.
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
      size: FrameSize(width: .exactly(width), height: .exactly(height)), alignment: alignment,
      content: self)
  }

  /// Gives the view at least a size, and lets it grow to another.
  ///
  /// - Parameters:
  ///   - minWidth: the least width in pixels.
  ///   - idealWidth: the width that it takes where there is room; nothing for the view's own.
  ///   - maxWidth: the greatest width in pixels, which it takes where there is room; `.infinity` for
  ///     all there is.
  ///   - minHeight: the least height in pixels.
  ///   - idealHeight: the height that it takes where there is room; nothing for the view's own.
  ///   - maxHeight: the greatest height in pixels, which it takes where there is room; `.infinity`
  ///     for all there is.
  ///   - alignment: where the view stands when the room is larger.
  /// - Returns: the view in its frame.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Double? = nil,
    minHeight: Int? = nil, idealHeight: Int? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FramedView(
      size: FrameSize(
        width: FrameLength(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: FrameLength(least: minHeight, ideal: idealHeight, most: maxHeight)),
      alignment: alignment, content: self)
  }

  /// Keeps the view at the size that it takes where there is room for it.
  ///
  /// A text is not cut then, and has no more lines than it needs.
  ///
  /// - Parameters:
  ///   - horizontal: whether its width is kept.
  ///   - vertical: whether its height is kept.
  /// - Returns: the view at its size.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    FramedView(
      size: FrameSize(
        width: FrameLength(isFixed: horizontal), height: FrameLength(isFixed: vertical)),
      alignment: .center, content: self)
  }
}

/// A view with room around it.
struct PaddedView<Content: View>: View {
  typealias Body = Never

  let insets: EdgeInsets
  let content: Content
}

/// The lengths that a frame allows along one axis, in pixels.
nonisolated struct FrameLength: Hashable {
  var least: Int?
  var ideal: Int?
  var most: Double?
  /// Whether it is `least` whatever is inside.
  var isExact = false
  /// Whether it is what is inside takes where there is room, and never less.
  var isFixed = false
  /// Whether it takes what it is given although it asks for another length.
  var isStretched = false

  static func exactly(_ length: Int?) -> FrameLength {
    FrameLength(least: length, isExact: length != nil)
  }

  /// Whether all the room there is shall be taken.
  var isGreedy: Bool { most == .infinity }

  /// The greatest length, where it has an end.
  var limit: Int? {
    if isExact { return isStretched ? nil : min(max(least ?? 0, 0), Int(Int16.max)) }
    guard let most, !most.isNaN, most != .infinity else { return nil }
    return Int(min(max(most, 0), Double(Int16.max)))
  }
}

/// The sizes that a frame allows.
nonisolated struct FrameSize: Hashable {
  var width: FrameLength
  var height: FrameLength
}

/// A view in a frame.
struct FramedView<Content: View>: View {
  typealias Body = Never

  let size: FrameSize
  let alignment: Alignment
  let content: Content
}
