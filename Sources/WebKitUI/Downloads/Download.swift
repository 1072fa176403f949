import FoundationEssentials
import Observation

/// A file that is being fetched to disk.
///
/// Not part of Apple's API, which has none for downloads.
@Observable
public final class Download {
  /// How far it is.
  public enum State {
    /// It waits for a place, or is being fetched.
    case running
    /// It is on disk.
    case finished(URL)
    /// It failed; what was written is gone.
    case failed(any Error)
    /// It was refused or cancelled.
    case cancelled
  }

  /// The address that is fetched.
  public let url: URL?

  /// A name for the file, without any directory; what the server says is not to be trusted further.
  public internal(set) var suggestedName = "download"

  /// How much is there, from 0 to 1; 0 as long as the length is unknown.
  public internal(set) var progress = 0.0

  /// How many bytes have come.
  public internal(set) var receivedBytes = 0

  /// How far it is.
  public internal(set) var state = State.running

  @ObservationIgnored var transfer: DownloadTransfer?

  init(url: URL?) {
    self.url = url
  }

  /// Stops fetching, and removes what was written.
  public func cancel() {
    transfer?.cancel()
  }

  /// A name that is safe to give to a file: no directories, no hidden files, no control characters,
  /// no more than the 255 bytes that file systems take.
  nonisolated static func safeName(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    var result = ""
    for scalar in last.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        continue
      default:
        guard result.utf8.count + String(scalar).utf8.count <= 200 else { break }
        result.unicodeScalars.append(scalar)
      }
    }
    while let first = result.first, first == "." || first == " " || first == "-" {
      result.removeFirst()
    }
    while let end = result.last, end == "." || end == " " {
      result.removeLast()
    }
    return result.isEmpty ? "download" : result
  }
}
