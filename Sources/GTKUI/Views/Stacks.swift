/// Where things stand across.
nonisolated public enum HorizontalAlignment: Hashable, Sendable {
  /// Where reading starts.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

/// Where things stand up and down.
nonisolated public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// With the first lines of texts on one line; in a `HStack` alone.
  case firstTextBaseline
}

/// A place within an area.
nonisolated public struct Alignment: Hashable, Sendable {
  /// The place across.
  public var horizontal: HorizontalAlignment
  /// The place up and down.
  public var vertical: VerticalAlignment

  /// Combines two places.
  ///
  /// - Parameters:
  ///   - horizontal: the place across.
  ///   - vertical: the place up and down.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The middle of the edge where reading starts.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the edge where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The corner at the top where reading starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner at the top where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom where reading starts.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner at the bottom where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Views beside each other.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Puts views beside each other.
  ///
  /// - Parameters:
  ///   - alignment: where views stand that are lower than the highest.
  ///   - spacing: the room between two views, in pixels; 6 by default.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? defaultSpacing
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View {
    Stack(
      axis: .horizontal, spacing: spacing, horizontal: nil, vertical: alignment, content: content)
  }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// Puts views below each other.
  ///
  /// - Parameters:
  ///   - alignment: where views stand that are narrower than the widest.
  ///   - spacing: the room between two views, in pixels; 6 by default.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? defaultSpacing
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View {
    Stack(
      axis: .vertical, spacing: spacing, horizontal: alignment, vertical: nil, content: content)
  }
}

/// Room that takes what the other views of a stack leave.
public struct Spacer: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let minLength: Int

  /// Makes a spacer.
  ///
  /// - Parameter minLength: the least it takes, in pixels; nothing by default.
  public init(minLength: Int? = nil) {
    self.minLength = minLength ?? 0
  }
}

/// A thin line between two views of a stack.
public struct Divider: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  /// Makes a divider.
  public init() {}
}

/// The distance that GNOME's guidelines give to things that belong together.
let defaultSpacing = 6

/// A box of views along one axis.
struct Stack<Content: View>: View {
  typealias Body = Never

  let axis: Axis
  let spacing: Int
  let horizontal: HorizontalAlignment?
  let vertical: VerticalAlignment?
  let content: Content
}

extension EnvironmentValues {
  /// The direction of the stack that a view stands in.
  var stackAxis: Axis {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

private struct StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis { .vertical }
}
