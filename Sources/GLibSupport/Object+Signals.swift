import CGTK

extension Object {
  /// Connects a handler to a signal.
  ///
  /// The closure's parameters are those of the signal, of which the last ones may be left out. A
  /// signal that the type does not have, or a closure that does not fit it, is a programmer's error
  /// and ends the program at once.
  ///
  /// The closure lives until the connection or this reference ends. It must not hold this reference,
  /// or neither would ever go: capture it weakly.
  ///
  /// - Parameters:
  ///   - signal: the signal's name, with its detail if it has one, as `notify::title`.
  ///   - after: whether to be called after the object's own handler.
  ///   - handler: what to call.
  /// - Returns: the connection.
  @discardableResult
  public func connect<each Argument: ValueConvertible, Result: SignalResult>(
    _ signal: String, after: Bool = false,
    returning handler: @escaping @MainActor (repeat each Argument) -> Result
  ) -> SignalConnection {
    keep(
      SignalConnection(
        to: self, signal, findSignal(signal, handler: handler), after: after,
        SignalConnection.call(handler)))
  }

  /// Connects a handler that returns nothing to a signal.
  ///
  /// - Parameters:
  ///   - signal: the signal's name, with its detail if it has one, as `notify::title`.
  ///   - after: whether to be called after the object's own handler.
  ///   - handler: what to call.
  /// - Returns: the connection.
  @discardableResult
  public func connect<each Argument: ValueConvertible>(
    _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (repeat each Argument) -> Void
  ) -> SignalConnection {
    keep(
      SignalConnection(
        to: self, signal, findSignal(signal, handler: handler), after: after,
        SignalConnection.call(handler)))
  }

  /// Connects a handler to the changes of a property.
  ///
  /// - Parameters:
  ///   - property: the property's name, as `title`.
  ///   - handler: what to call after each change.
  /// - Returns: the connection.
  @discardableResult
  public func onChange(
    of property: String, _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect("notify::\(property)", handler)
  }

  private func keep(_ connection: SignalConnection) -> SignalConnection {
    connections.append(connection)
    return connection
  }

  /// Knows nothing of a connection any more.
  func forget(_ connection: SignalConnection) { connections.removeAll { $0 === connection } }

  /// Finds a signal and checks that a handler fits it.
  @discardableResult
  func findSignal<each Argument: ValueConvertible, Result: SignalResult>(
    _ signal: String, handler: @MainActor (repeat each Argument) -> Result
  ) -> (identifier: UInt32, detail: GQuark) {
    var arguments: [any ValueConvertible.Type] = []
    for type in repeat (each Argument).self { arguments.append(type) }
    return findSignal(signal, arguments: arguments, result: Result.self)
  }

  /// Finds a signal and checks that a handler which returns nothing fits it.
  @discardableResult
  func findSignal<each Argument: ValueConvertible>(
    _ signal: String, handler: @MainActor (repeat each Argument) -> Void
  ) -> (identifier: UInt32, detail: GQuark) {
    var arguments: [any ValueConvertible.Type] = []
    for type in repeat (each Argument).self { arguments.append(type) }
    return findSignal(signal, arguments: arguments, result: NoResult.self)
  }

  fileprivate func findSignal(
    _ signal: String, arguments: [any ValueConvertible.Type], result: any SignalResult.Type
  ) -> (identifier: UInt32, detail: GQuark) {
    var identifier: UInt32 = 0
    var detail: GQuark = 0
    let type = lakes_type_of_instance(pointer)
    let isFound = signal.withCString { g_signal_parse_name($0, type, &identifier, &detail, 1) != 0 }
    guard isFound else {
      preconditionFailure("\(typeName) has no signal \(signal)")
    }
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    // The lowest bit of a parameter's type says how long its value lives.
    let scopeMask: GType = 1
    let fits =
      arguments.count <= Int(query.n_params)
      && arguments.indices.allSatisfy {
        arguments[$0].fits((query.param_types?[$0] ?? 0) & ~scopeMask)
      }
      && result.fitsResult(query.return_type & ~scopeMask)
    guard fits else {
      let names = arguments.map { "\($0)" }.joined(separator: ", ")
      preconditionFailure(
        "A handler (\(names)) -> \(result) does not fit \(typeName)::\(signal)")
    }
    return (identifier, detail)
  }
}

extension Object {
  /// Emits a signal that has no parameters and returns nothing.
  ///
  /// - Parameter signal: the signal's name.
  public func emit(_ signal: String) {
    let (identifier, detail) = findSignal(signal, arguments: [], result: NoResult.self)
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    precondition(query.n_params == 0, "\(typeName)::\(signal) has parameters; it cannot be emitted")
    var instance = GValue()
    g_value_init(&instance, lakes_type_of_instance(pointer))
    g_value_set_object(&instance, pointer)
    g_signal_emitv(&instance, identifier, detail, nil)
    g_value_unset(&instance)
  }
}
