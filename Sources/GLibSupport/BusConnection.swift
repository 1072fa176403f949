import CGTK

/// The way to the other programs of the session: the message bus.
@MainActor
@safe
public final class BusConnection {
  private let object: Object

  /// Connects with the bus of the session, or takes the connection that there is.
  ///
  /// - Throws: why there is none.
  public init() throws(GLibError) {
    let connection = try GLibError.check { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0) }
    object = Object(taking: connection)
  }

  /// Offers an interface to other programs, until the result goes.
  ///
  /// A program that the bus starts by its name exports before it takes that name, or the call that it
  /// was started for comes too early.
  ///
  /// - Parameters:
  ///   - interface: what is offered.
  ///   - path: where, as `/org/example/Program`.
  /// - Returns: what keeps it there.
  /// - Throws: why it cannot be, as when the path has such an interface already.
  public func export(_ interface: BusInterface, at path: String) throws(GLibError) -> BusExport {
    let node = try GLibError.check { g_dbus_node_info_new_for_xml(interface.introspection, $0) }
    defer { g_dbus_node_info_unref(node) }
    let box = Unmanaged.passRetained(ExportedInterface(interface)).toOpaque()
    var table = GDBusInterfaceVTable()
    table.method_call = answerBusCall
    do {
      let identifier = try GLibError.check {
        g_dbus_connection_register_object(
          object.opaque, path, node?.pointee.interfaces?[0], &table, box, releaseInterface, $0)
      }
      return BusExport(connection: object, identifier: identifier)
    } catch {
      // GLib keeps what it was given only where it has registered it.
      releaseInterface(box)
      throw error
    }
  }

  /// Asks another program.
  ///
  /// - Parameters:
  ///   - name: the program's name on the bus; one that does not run is started where that is known.
  ///   - path: the object that is asked.
  ///   - interface: the interface.
  ///   - method: the method.
  ///   - arguments: what is handed over.
  /// - Returns: the values that are answered.
  /// - Throws: what the bus or the other program says.
  public func call(
    _ name: String, at path: String, _ interface: String, _ method: String,
    _ arguments: [Variant] = []
  ) async throws(GLibError) -> [Variant] {
    let values = tuple(arguments)
    let result = await withCheckedContinuation { continuation in
      let box = Unmanaged.passRetained(CallBox(continuation)).toOpaque()
      g_dbus_connection_call(
        object.opaque, name, path, interface, method, values.pointer, nil, G_DBUS_CALL_FLAGS_NONE,
        -1, nil, finishBusCall, box)
    }
    withExtendedLifetime(values) {}
    return try result.get().children
  }

  /// The name that the bus gave the connection, as `:1.42`.
  public var uniqueName: String {
    g_dbus_connection_get_unique_name(object.opaque).map { String(cString: $0) } ?? ""
  }
}

/// What keeps an interface on the message bus.
@MainActor
public final class BusExport {
  private let connection: Object
  private let identifier: UInt32

  init(connection: Object, identifier: UInt32) {
    self.connection = connection
    self.identifier = identifier
  }

  isolated deinit {
    g_dbus_connection_unregister_object(connection.opaque, identifier)
  }
}

private final class ExportedInterface: Sendable {
  private let methods: [String: @MainActor ([Variant]) async throws -> [Variant]]

  init(_ interface: BusInterface) {
    methods = Dictionary(interface.methods.map { ($0.name, $0.answer) }) { $1 }
  }

  /// Answers a call, which goes with that.
  @MainActor
  func answer(_ method: String, _ arguments: [Variant], to call: BusCall) async {
    do {
      guard let answer = methods[method] else { throw BusError("There is no method \(method)") }
      let values = tuple(try await answer(arguments))
      withExtendedLifetime(values) {
        g_dbus_method_invocation_return_value(call.invocation, values.pointer)
      }
    } catch {
      g_dbus_method_invocation_return_dbus_error(
        call.invocation, "org.freedesktop.DBus.Error.Failed", "\(error)")
    }
  }
}

/// A call that waits for its answer.
private struct BusCall: @unchecked Sendable {
  // Sendable: it is answered once, by the one who holds it.
  let invocation: OpaquePointer
}

private final class CallBox {
  let continuation: CheckedContinuation<Result<Variant, GLibError>, Never>

  init(_ continuation: CheckedContinuation<Result<Variant, GLibError>, Never>) {
    self.continuation = continuation
  }
}

/// The values as a tuple, which is what the bus hands over.
private func tuple(_ values: [Variant]) -> Variant {
  var pointers: [OpaquePointer?] = values.map(\.pointer)
  return withExtendedLifetime(values) {
    Variant(taking: g_variant_new_tuple(&pointers, UInt(pointers.count)))
  }
}

// Functions, not closure literals: one made on the main actor carries a check of the executor.

nonisolated private func answerBusCall(
  _ connection: OpaquePointer?, _ sender: UnsafePointer<CChar>?, _ path: UnsafePointer<CChar>?,
  _ interface: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
  _ parameters: OpaquePointer?, _ invocation: OpaquePointer?, _ data: gpointer?
) {
  guard let data, let invocation, let method, let parameters else { return }
  let exported = Unmanaged<ExportedInterface>.fromOpaque(data).takeUnretainedValue()
  let (name, arguments) = (String(cString: method), Variant(retaining: parameters).children)
  let call = BusCall(invocation: invocation)
  Task { @MainActor in
    await exported.answer(name, arguments, to: call)
  }
}

nonisolated private func releaseInterface(_ data: gpointer?) {
  data.map { Unmanaged<ExportedInterface>.fromOpaque($0).release() }
}

nonisolated private func finishBusCall(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  guard let data else { return }
  let box = Unmanaged<CallBox>.fromOpaque(data).takeRetainedValue()
  do {
    let values = try GLibError.check {
      g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, $0)
    }
    box.continuation.resume(returning: .success(Variant(taking: values)))
  } catch {
    box.continuation.resume(returning: .failure(error))
  }
}
