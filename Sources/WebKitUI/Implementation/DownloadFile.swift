import Dispatch
import Foundation
import GLibSupport

/// A new file, written on a thread of its own: a disk can take its time, which the main loop has not.
nonisolated final class DownloadFile: Sendable {
  private let url: URL
  private let handle: FileHandle
  private let queue = DispatchQueue(label: "WebKitUI.DownloadFile", qos: .utility)

  /// Makes the file.
  ///
  /// - Parameter url: where; nothing may be there yet.
  /// - Throws: a `CocoaError` or a `POSIXError`.
  init(_ url: URL) throws {
    self.url = url
    let path = url.path(percentEncoded: false)
    // Also where a link stands that leads nowhere: what is there stays as it is.
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: path])
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Adds to the file, and waits until it is written.
  ///
  /// - Parameter data: what to add.
  /// - Throws: what the system says, as where the disk is full.
  func write(_ data: Data) async throws {
    try await perform { try $0.write(contentsOf: data) }
  }

  /// Closes the file, which is complete.
  ///
  /// - Throws: what the system says.
  func close() async throws {
    try await perform { try $0.close() }
  }

  /// Closes the file and removes it.
  func remove() async {
    do {
      try await perform { [url] in
        // One that cannot be closed is removed all the same.
        defer { _ = unsafe unlink(url.path(percentEncoded: false)) }
        try $0.close()
      }
    } catch {
      // What it failed with before is what counts.
    }
  }

  private func perform(_ action: @escaping @Sendable (FileHandle) throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [handle] in
        continuation.resume(with: Result { try action(handle) })
      }
    }
  }
}
