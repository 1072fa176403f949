import CGTK
import CWebKit
import FoundationEssentials
import FoundationNetworking
import GLibSupport

/// WebKit's side of a download.
final class DownloadTransfer {
  private let object: Object
  private let download: Download
  private let destination: ((Download) async -> URL?)?
  private var target: URL?
  /// What fetches a file in WebKit's place.
  private var task: Task<Void, Never>?

  /// Begins to follow a download.
  ///
  /// It keeps itself until the download is over.
  init(_ object: Object, of page: WebPage?) {
    self.object = object
    destination = page?.downloadDestination
    let request = unsafe webkit_download_get_request(object.opaque)
    let address = unsafe webkit_uri_request_get_uri(request).map { unsafe String(cString: $0) }
    download = Download(url: address.flatMap { URL(string: $0) })
    download.transfer = self
    if let url = download.url, let scheme = url.scheme.flatMap(URLScheme.init),
      let handler = page?.configuration.urlSchemeHandlers[scheme]
    {
      fetch(url, from: handler)
    } else {
      connect()
    }
  }

  /// Asks the page's handler for a file: WebKit (2.50) knows the schemes of programs within pages alone,
  /// and fails such a download at once.
  private func fetch(_ url: URL, from handler: some URLSchemeHandler) {
    download.suggestedName = Download.safeName(url.lastPathComponent)
    task = Task { [self] in
      defer { download.transfer = nil }
      guard let destination, let target = await destination(download) else {
        download.state = .cancelled
        return
      }
      do {
        try await write(handler.reply(for: URLRequest(url: url)), to: DownloadFile(target))
        download.progress = 1
        download.state = .finished(target)
      } catch {
        download.state = Task.isCancelled ? .cancelled : .failed(error)
      }
    }
  }

  /// Writes what a handler gives, which is asked for more once that is on disk.
  private func write(
    _ reply: some AsyncSequence<URLSchemeTaskResult, any Error>, to file: DownloadFile
  ) async throws {
    do {
      var length: Int64 = 0
      for try await result in reply {
        switch result {
        case .response(let response):
          length = response.expectedContentLength
        case .data(let part):
          try await file.write(part)
          download.receivedBytes += part.count
          if length > 0 {
            download.progress = min(1, Double(download.receivedBytes) / Double(length))
          }
        }
        try Task.checkCancellation()
      }
      try Task.checkCancellation()
      try await file.close()
    } catch {
      await file.remove()
      throw error
    }
  }

  func cancel() {
    if let task { return task.cancel() }
    unsafe webkit_download_cancel(object.opaque)
  }

  private func connect() {
    object.connect("decide-destination") { [weak self] (name: String) -> Bool in
      self?.decide(name)
      return true
    }
    object.connect("received-data") { [weak self] (length: UInt) in
      guard let self else { return }
      download.receivedBytes += Int(length)
      unsafe download.progress = webkit_download_get_estimated_progress(object.opaque)
    }
    object.connect("failed") { [weak self] (error: BorrowedPointer) in
      self?.failed(error)
    }
    object.connect("finished") { [weak self] in
      guard let self else { return }
      if case .running = download.state {
        download.progress = 1
        download.state = target.map { .finished($0) } ?? .cancelled
      }
      download.transfer = nil
    }
  }

  private func decide(_ name: String) {
    download.suggestedName = Download.safeName(name)
    guard let destination else { return cancel() }
    Task { [self] in
      guard let url = await destination(download) else { return cancel() }
      target = url
      unsafe webkit_download_set_destination(object.opaque, url.path(percentEncoded: false))
    }
  }

  private func failed(_ error: BorrowedPointer) {
    guard let pointer = unsafe error.address else { return }
    let problem = unsafe GLibError(copying: pointer.assumingMemoryBound(to: GError.self))
    let isCancellation =
      problem.domain == "WebKitDownloadError"
      && problem.code == Int32(WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER.rawValue)
    download.state = isCancellation ? .cancelled : .failed(problem)
  }
}
