extension View {
  /// Does something when the view has come into the tree and all is up to date.
  ///
  /// - Parameter action: what to do; nothing where there is none.
  /// - Returns: the view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, value: NoValue(), appear: action)
  }

  /// Does something when the view leaves the tree.
  ///
  /// - Parameter action: what to do; nothing where there is none.
  /// - Returns: the view.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, value: NoValue(), disappear: action)
  }

  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: the value to watch.
  ///   - initial: whether to do it when the view appears too.
  ///   - action: what to do, with the old and the new value.
  /// - Returns: the view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    LifecycleView(
      content: self, value: value, appear: initial ? { action(value, value) } : nil, change: action)
  }

  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: the value to watch.
  ///   - initial: whether to do it when the view appears too.
  ///   - action: what to do.
  /// - Returns: the view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs a task from when the view appears until it disappears.
  ///
  /// - Parameter action: the task. It is cancelled when the view goes.
  /// - Returns: the view.
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
    task(id: 0, action)
  }

  /// Runs a task from when the view appears until it disappears, and anew for each value.
  ///
  /// - Parameters:
  ///   - id: the value. A new one cancels the task and starts another.
  ///   - action: the task.
  /// - Returns: the view.
  public func task<ID: Equatable>(
    id: ID, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    LifecycleView(content: self, value: id, task: action)
  }
}

/// A value that never changes.
struct NoValue: Equatable {}

/// A view with actions at the turns of its life.
struct LifecycleView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var change: ((Value, Value) -> Void)?
  var task: (@MainActor () async -> Void)?

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    LifecycleNode(view, in: context)
  }
}

final class LifecycleNode<Content: View, Value: Equatable>: Node {
  private let child: any Node<Content>
  private var view: LifecycleView<Content, Value>
  private var running: Task<Void, Never>?
  private var isDismantled = false

  init(_ view: LifecycleView<Content, Value>, in context: NodeContext) {
    self.view = view
    child = Content.makeNode(view.content, in: context)
    guard view.appear != nil || view.task != nil else { return }
    RenderScheduler.shared.afterRendering { [weak self] in self?.appeared() }
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: LifecycleView<Content, Value>, environment: EnvironmentValues) {
    let old = self.view
    self.view = view
    child.update(view.content, environment: environment)
    guard old.value != view.value else { return }
    RenderScheduler.shared.afterRendering { [weak self] in
      guard let self, !self.isDismantled else { return }
      view.change?(old.value, view.value)
      if view.task != nil { self.startTask() }
    }
  }

  func dismantle() {
    isDismantled = true
    running?.cancel()
    child.dismantle()
    view.disappear?()
  }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }

  private func appeared() {
    guard !isDismantled else { return }
    view.appear?()
    if view.task != nil { startTask() }
  }

  private func startTask() {
    running?.cancel()
    guard let action = view.task else { return }
    running = Task { await action() }
  }
}
