/// The views inside a widget, each in a slot of its own.
final class WidgetHost {
  /// One place inside a widget, with the node of the view that is there.
  private final class Slot: NodeOwner {
    var node: (any Node)?
    var place: ([Widget]) -> Void = { _ in }
    var environment = EnvironmentValues()
    private var placed: [Widget]?

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
  private var slots: [String: Slot] = [:]
  private var used: Set<String> = []
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
    used.insert(name)
    let slot = slots[name] ?? Slot()
    slots[name] = slot
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

  /// Notes something to do when what the widget reads has been noted.
  func afterReading(_ action: @escaping () -> Void) { later.append(action) }

  /// Does what was noted; slots that it does not use lose their views.
  func finishUpdate() {
    let actions = later
    later.removeAll()
    update {
      for action in actions { action() }
    }
  }

  /// Runs an update; slots that it does not use lose their views.
  func update(_ body: () -> Void) {
    used.removeAll(keepingCapacity: true)
    body()
    for (name, slot) in slots where !used.contains(name) {
      slot.clear()
      slots[name] = nil
    }
  }

  /// Takes down the views, without moving widgets that go anyway.
  func dismantle() {
    for slot in slots.values {
      slot.node?.dismantle()
    }
    slots.removeAll()
  }

  func describe(into dump: inout TreeDump) {
    for (_, slot) in slots.sorted(by: { $0.key < $1.key }) {
      slot.node?.describe(into: &dump)
    }
  }
}
