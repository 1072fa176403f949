/// Whether a view has the keyboard's focus: read to know, written to move the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private var reference: StateLink<Value>

  /// Starts with the focus elsewhere.
  public init() where Value == Bool {
    reference = StateLink { false }
  }

  /// Starts with the focus elsewhere.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    reference = StateLink { nil }
  }

  /// The value that stands for the view that has the focus.
  public var wrappedValue: Value {
    get { reference.box.value }
    nonmutating set {
      reference.box.set(newValue)
      RenderScheduler.shared.hurry()
    }
  }

  /// What `focused` takes.
  public var projectedValue: Binding {
    Binding(value: reference.box.binding)
  }

  /// Links views to the focus state.
  public struct Binding {
    let value: GTKUI.Binding<Value>

    /// The value that stands for the view that has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set {
        value.wrappedValue = newValue
        RenderScheduler.shared.hurry()
      }
    }
  }
}

extension FocusState: DynamicProperty {
  func makeStorage() -> AnyObject { reference.makeStorage() }

  mutating func connect(to storage: AnyObject, environment: EnvironmentValues) {
    if let storage = storage as? StateLink<Value> { reference = storage }
  }

  /// The value is the node's, whatever a new value of the view starts with.
  func isSame(as other: FocusState) -> Bool { true }
}

extension View {
  /// Links the keyboard's focus of the view to a state.
  ///
  /// - Parameter condition: true while the view, or something inside it, has the focus; becomes true
  ///   to give it the focus.
  /// - Returns: the view.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusView(content: self, binding: condition.value, value: true, none: false)
  }

  /// Links the keyboard's focus of the view to a value of a state.
  ///
  /// - Parameters:
  ///   - binding: which view has the focus.
  ///   - value: the value that stands for this view.
  /// - Returns: the view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    FocusView(content: self, binding: binding.value, value: value, none: nil)
  }
}

struct FocusView<Content: View, Value: Hashable>: View {
  typealias Body = Never

  let content: Content
  let binding: Binding<Value>
  let value: Value
  let none: Value

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    FocusNode(view, in: context)
  }
}

/// The node of a view whose focus is linked to a state.
final class FocusNode<Content: View, Value: Hashable>: Node, NodeOwner, Renderable {
  let depth: Int
  private var child: (any Node<Content>)?
  private var view: FocusView<Content, Value>
  private var watch: FocusWatch?
  private weak var owner: (any NodeOwner)?
  private var wanted = false
  private let tracking = Tracking()

  init(_ view: FocusView<Content, Value>, in context: NodeContext) {
    self.view = view
    depth = context.depth
    owner = context.owner
    var inner = context
    inner.owner = self
    child = Content.makeNode(view.content, in: inner)
    attach()
    render()
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: FocusView<Content, Value>, environment: EnvironmentValues) {
    self.view = view
    child?.update(view.content, environment: environment)
    attach()
    render()
  }

  /// Moves the focus here when the state has come to ask for it.
  func render() {
    RenderScheduler.shared.remove(self)
    let isWanted = tracking.track(for: self) { view.binding.wrappedValue == view.value }
    if isWanted, !wanted, watch?.hasFocus != true {
      // The widget may just be coming into the window.
      RenderScheduler.shared.afterRendering { [weak self] in
        self?.watch?.grabFocus { self?.wanted == true }
      }
    } else if !isWanted, wanted, watch?.hasFocus == true {
      // Another view of the same state may be about to take it.
      RenderScheduler.shared.afterRendering { [weak self] in
        guard let self, !self.wanted else { return }
        self.watch?.releaseFocus()
      }
    }
    wanted = isWanted
  }

  func widgetsChanged() {
    attach()
    owner?.widgetsChanged()
  }

  func dismantle() {
    tracking.stop()
    RenderScheduler.shared.remove(self)
    watch?.detach()
    watch = nil
    child?.dismantle()
  }

  func describe(into dump: inout TreeDump) { child?.describe(into: &dump) }

  private func attach() {
    guard let widget = widgets.first, watch?.widget != widget else { return }
    watch?.detach()
    watch = FocusWatch(on: widget) { [weak self] hasFocus in self?.focusMoved(hasFocus) }
  }

  private func focusMoved(_ hasFocus: Bool) {
    if hasFocus {
      wanted = true
      if view.binding.wrappedValue != view.value { view.binding.wrappedValue = view.value }
    } else {
      // Whoever asks for it again before anything is rendered wants it back.
      wanted = false
      if view.binding.wrappedValue == view.value { view.binding.wrappedValue = view.none }
    }
  }
}
