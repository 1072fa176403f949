import CGTK
import GLibSupport

/// Counts the connections that are made to a port of this machine, whether or not they ask for
/// anything.
@MainActor final class ConnectionCounter {
  private(set) var count = 0
  private(set) var number: UInt16 = 0
  private let service: Object

  init() throws {
    service = Object(taking: g_socket_service_new())
    number = try GLibError.check {
      g_socket_listener_add_any_inet_port(service.cast(), nil, $0)
    }
    service.connect("incoming") { [weak self] (_: Object) -> Bool in
      self?.count += 1
      return true
    }
    g_socket_service_start(service.cast())
  }

  isolated deinit { g_socket_service_stop(service.cast()) }
}
