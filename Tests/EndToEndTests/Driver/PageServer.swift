import Foundation

/// A server of pages on this machine.
final class PageServer: Sendable {
  private let socket: Int32
  let port: UInt16

  /// Starts a server.
  ///
  /// - Parameter pages: the pages by their paths; one without contents never comes to its end.
  /// - Throws: `Timeout` where the system has no port for it.
  init(_ pages: [String: String?]) throws {
    let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listens = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard listens else { throw Timeout(description: "no port for a server of pages") }
    port = UInt16(bigEndian: address.sin_port)
    socket = listener
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { Self.answer(connection, pages) }
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  private static func answer(_ connection: Int32, _ pages: [String: String?]) {
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let count = read(connection, &bytes, bytes.count)
    guard count > 0 else {
      close(connection)
      return
    }
    let words = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
    let path = words.count > 1 ? String(words[1]) : ""
    guard let page = pages[path] else {
      send(connection, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
      close(connection)
      return
    }
    let length = page.map { "Content-Length: \($0.utf8.count)\r\n" } ?? ""
    send(
      connection,
      "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\(length)Connection: close\r\n\r\n"
    )
    if let page {
      send(connection, page)
    } else {
      // Until the reader has enough of it.
      while read(connection, &bytes, bytes.count) > 0 {}
    }
    close(connection)
  }

  private static func send(_ connection: Int32, _ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
