/// The views inside a widget, each in a slot of its own.
final class WidgetHost {
  /// One place inside a widget, with the node of the view that is there.
  private final class Slot: NodeOwner {
    let name: String
    var node: (any Node)?
    /// Whether the update that is going on has used it.
    var isUsed = false
    var place: ([Widget]) -> Void = { _ in }
    var environment = EnvironmentValues()
    private var placed: [Widget]?

    init(_ name: String) { self.name = name }

    /// Puts the widgets into their place when they are not the ones that are there.
    func widgetsChanged() {
      guard let widgets = node?.widgets, widgets != placed else { return }
      placed = widgets
      place(widgets)
    }

    func clear() {
      node?.dismantle()
      node = nil
      if placed?.isEmpty == false {
        place([])
      }
      placed = nil
    }
  }

  private let depth: Int
  /// The program's own view in whose body the widget stands.
  let view: Any.Type?
  /// In the order in which they were first used: there are few.
  private var slots: [Slot] = []
  private var later: [() -> Void] = []

  init(depth: Int, view: Any.Type? = nil) {
    self.depth = depth
    self.view = view
  }

  /// Puts a view into a slot; most widgets are no part of a form, and what is inside them is none.
  func embed<Content: View>(
    _ content: Content, in name: String, environment: EnvironmentValues,
    formPlace: FormPlace = .none, place: @escaping ([Widget]) -> Void
  ) {
    var environment = environment
    if environment.formPlace != formPlace { environment.formPlace = formPlace }
    let slot = slot(name)
    slot.isUsed = true
    slot.place = place
    slot.environment = environment.sharing(with: slot.environment)
    if let node = slot.node as? any Node<Content> {
      node.update(content, environment: slot.environment)
    } else {
      slot.clear()
      slot.node = Content.makeNode(
        content,
        in: NodeContext(environment: slot.environment, owner: slot, depth: depth, view: view))
    }
    slot.widgetsChanged()
  }

  private func slot(_ name: String) -> Slot {
    if let slot = slots.first(where: { $0.name == name }) { return slot }
    let slot = Slot(name)
    slots.append(slot)
    return slot
  }

  /// Notes something to do when what the widget reads has been noted.
  func afterReading(_ action: @escaping () -> Void) { later.append(action) }

  /// Does what was noted; slots that it does not use lose their views.
  func finishUpdate() {
    guard !later.isEmpty || !slots.isEmpty else { return }
    let actions = later
    later.removeAll()
    update {
      for action in actions { action() }
    }
  }

  /// Runs an update; slots that it does not use lose their views.
  func update(_ body: () -> Void) {
    for slot in slots { slot.isUsed = false }
    body()
    guard !slots.allSatisfy(\.isUsed) else { return }
    for slot in slots where !slot.isUsed { slot.clear() }
    slots.removeAll { !$0.isUsed }
  }

  /// Takes down the views, without moving widgets that go anyway.
  func dismantle() {
    for slot in slots { slot.node?.dismantle() }
    slots.removeAll()
  }

  func describe(into dump: inout TreeDump) {
    for slot in slots.sorted(by: { $0.name < $1.name }) {
      slot.node?.describe(into: &dump)
    }
  }
}
