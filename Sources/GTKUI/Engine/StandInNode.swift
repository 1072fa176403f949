/// The node of a view that is shown by another view where it stands.
///
/// A toggle in a form is a row of the form: the same value, another widget.
final class StandInNode<Content: View, StandIn: View>: Node {
  private let child: any Node<StandIn>
  private let standIn: (Content) -> StandIn

  init(_ view: Content, in context: NodeContext, standIn: @escaping (Content) -> StandIn) {
    self.standIn = standIn
    child = StandIn.makeNode(standIn(view), in: context)
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: Content, environment: EnvironmentValues) {
    child.update(standIn(view), environment: environment)
  }

  func dismantle() { child.dismantle() }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }
}
