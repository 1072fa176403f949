/// A view for each element of a collection, kept by the element's identity.
///
/// When elements move, their views keep their widgets, their focus and their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let data: Data
  let id: (Data.Element) -> ID
  /// Where the identity is kept, if the elements do not tell.
  let key: AnyKeyPath?
  let content: (Data.Element) -> Content

  /// Makes a view for each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: where an element keeps its identity.
  ///   - content: makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    key = id
    self.content = content
  }

  /// Makes the view's node.
  public static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    ForEachNode(view, in: context)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - content: makes the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = { $0.id }
    key = nil
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number.
  ///
  /// - Parameters:
  ///   - data: the numbers.
  ///   - content: makes the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.id = { $0 }
    key = nil
    self.content = content
  }
}

extension ForEach {
  /// Makes a view for each element of a binding's collection, from a binding to the element.
  ///
  /// - Parameters:
  ///   - data: the binding.
  ///   - id: where an element keeps its identity.
  ///   - content: makes the view of an element, as `{ $lake in … }`.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    // The collection is read here, where it is noticed.
    self.data = Array(data)
    self.id = { $0.wrappedValue[keyPath: id] }
    key = id
    self.content = content
  }

  /// Makes a view for each element of a binding's collection, from a binding to the element.
  ///
  /// - Parameters:
  ///   - data: the binding.
  ///   - content: makes the view of an element, as `{ $lake in … }`.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>], Elements.Element: Identifiable<ID> {
    self.init(data, id: \.id, content: content)
  }
}

/// The view of an element, evaluated by itself: what one element reads does not touch the others.
struct ForEachRow<Element, Content: View>: View {
  let element: Element
  let content: (Element) -> Content

  var body: Content { content(element) }
}

/// The node of a collection: one child node for each identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  private var context: NodeContext
  private var order: [ID] = []
  private var children: [ID: CompositeNode<ForEachRow<Data.Element, Content>>] = [:]
  private var hasReportedDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.context = context
    update(view, environment: context.environment)
  }

  var widgets: [Widget] {
    var all: [Widget] = []
    all.reserveCapacity(order.count)
    for id in order { all += children[id]?.widgets ?? [] }
    return all
  }

  func update(_ view: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
    context.environment = environment
    var old = children
    children.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    children.reserveCapacity(view.data.count)
    order.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      guard children[id] == nil else {
        reportDuplicate(id)
        continue
      }
      order.append(id)
      let row = ForEachRow(element: element, content: view.content)
      if let node = old.removeValue(forKey: id) {
        node.update(row, environment: environment)
        children[id] = node
      } else {
        children[id] = CompositeNode(row, in: context)
      }
    }
    for node in old.values {
      node.dismantle()
    }
  }

  func dismantle() {
    for node in children.values {
      node.dismantle()
    }
  }

  func describe(into dump: inout TreeDump) {
    for id in order {
      children[id]?.describe(into: &dump)
    }
  }

  /// The first element of an identity is shown, the others are left out.
  private func reportDuplicate(_ id: ID) {
    guard !hasReportedDuplicates else { return }
    hasReportedDuplicates = true
    Diagnostics.reportRepeated(id, in: "ForEach of \(Content.self)", of: context.view)
  }
}
