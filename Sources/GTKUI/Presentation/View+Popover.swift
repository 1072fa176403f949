import Foundation

extension View {
  /// Shows content in a bubble that points to the view.
  ///
  /// Escape and a click elsewhere close it. The keyboard's focus goes into it, and comes back.
  ///
  /// - Parameters:
  ///   - isPresented: whether it shows; becomes false when the user closes it.
  ///   - attachmentAnchor: what it points to; the view as a whole by default.
  ///   - arrowEdge: the side of that on which it stands where there is room; below by default.
  ///   - content: what it shows. `dismiss` closes it from within.
  /// - Returns: the view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      PopoverPresentation(
        isPresented: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false },
        anchor: attachmentAnchor, edge: arrowEdge, content: content))
  }

  /// Shows content about an item in a bubble that points to the view.
  ///
  /// - Parameters:
  ///   - item: what it is about; becomes nothing when the user closes it. Another item is shown in a
  ///     bubble of its own.
  ///   - attachmentAnchor: what it points to; the view as a whole by default.
  ///   - arrowEdge: the side of that on which it stands where there is room; below by default.
  ///   - content: what it shows. `dismiss` closes it from within.
  /// - Returns: the view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      PopoverPresentation(
        isPresented: { item.wrappedValue.map { AnyHashable($0.id) } },
        dismiss: { item.wrappedValue = nil },
        anchor: attachmentAnchor, edge: arrowEdge
      ) {
        item.wrappedValue.map { content($0) }
      })
  }
}

/// What a popover points to, within the view that presents it.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
  /// An area.
  case rect(Anchor<CGRect>.Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)
}

/// A value that is found within a view.
nonisolated public struct Anchor<Value: Sendable>: Sendable {
  /// How it is found.
  public struct Source: Sendable {
    let value: Value?
  }
}

nonisolated extension Anchor.Source where Value == CGRect {
  /// The area of the view.
  public static var bounds: Anchor.Source { Anchor.Source(value: nil) }

  /// An area in the view.
  ///
  /// - Parameter area: in pixels from the view's top left corner.
  /// - Returns: how the area is found.
  public static func rect(_ area: CGRect) -> Anchor.Source { Anchor.Source(value: area) }
}

struct PopoverPresentation<Content: View>: Presentation {
  let isPresented: () -> AnyHashable?
  let dismiss: () -> Void
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let content: () -> Content

  var subject: AnyHashable? { isPresented() }
  var pointsToView: Bool { true }

  func makePresenter(host: WidgetHost) -> PopoverPresenter { PopoverPresenter(host: host) }

  func present(in presenter: PopoverPresenter, over view: Widget, environment: EnvironmentValues) {
    presenter.dismiss = dismiss
    presenter.show(
      PresentedRoot(content: content), at: anchor, of: view, edge,
      environment.presented { [weak presenter] in presenter?.dismiss() })
  }
}

/// Follows what the content reads, apart from the view that presents it.
struct PresentedRoot<Content: View>: View {
  let content: () -> Content

  var body: Content { content() }
}
