import Foundation

/// Where a scrolled view is to stand.
///
/// A view moves when the value changes, and then follows the user.
nonisolated public struct ScrollPosition: Equatable, Sendable {
  /// An edge of the content.
  nonisolated public enum Edge: Hashable, Sendable {
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Where to scroll to.
  enum Target: Equatable, Sendable {
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
    case edge(Edge)
    case element(String)
  }

  private(set) var target: Target?
  /// Tells two requests for the same place apart: the user may have scrolled between them.
  private var count = 0

  /// Makes a position that says nothing yet.
  public init() {}

  /// Makes a position at a point of the content.
  ///
  /// - Parameter point: the point that comes to the top left, in CSS pixels.
  public init(point: CGPoint) {
    target = .point(point)
  }

  /// Makes a position at an edge of the content.
  ///
  /// - Parameter edge: the edge.
  public init(edge: Edge) {
    target = .edge(edge)
  }

  /// Makes a position so far down.
  ///
  /// - Parameter y: what is above the view, in CSS pixels.
  public init(y: CGFloat) {
    target = .y(y)
  }

  /// Makes a position so far to the right.
  ///
  /// - Parameter x: what is left of the view, in CSS pixels.
  public init(x: CGFloat) {
    target = .x(x)
  }

  /// The point to scroll to, where one was named.
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }

  /// How far to scroll to the right, where that was said.
  public var x: CGFloat? { if case .x(let x) = target { x } else { nil } }

  /// How far to scroll down, where that was said.
  public var y: CGFloat? { if case .y(let y) = target { y } else { nil } }

  /// The edge to scroll to, where one was named.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// Scrolls to a point of the content.
  ///
  /// - Parameter point: the point that comes to the top left, in CSS pixels.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(point)) }

  /// Scrolls to an edge of the content.
  ///
  /// - Parameter edge: the edge.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  ///
  /// - Parameters:
  ///   - x: what comes to the left, in CSS pixels.
  ///   - y: what comes to the top, in CSS pixels.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(CGPoint(x: x, y: y))) }

  /// Scrolls so far down.
  ///
  /// - Parameter y: what is above the view then, in CSS pixels.
  public mutating func scrollTo(y: CGFloat) { move(to: .y(y)) }

  /// Scrolls so far to the right.
  ///
  /// - Parameter x: what is left of the view then, in CSS pixels.
  public mutating func scrollTo(x: CGFloat) { move(to: .x(x)) }

  /// Scrolls an element of the page to the top.
  ///
  /// Not part of Apple's API, whose web views do not scroll to identifiers.
  ///
  /// - Parameter id: the element's `id`; one that the page does not have changes nothing.
  public mutating func scrollTo(id: String) { move(to: .element(id)) }

  private mutating func move(to new: Target) {
    target = new
    count += 1
  }
}
