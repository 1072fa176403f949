/// The version of a library that the program runs with.
///
/// Not part of SwiftUI.
public struct LibraryVersion: Hashable, Sendable {
  /// What the library is called, as `GTK`.
  public let name: String
  /// The version, as `4.8.3`: the one that is installed, not the one that the program was built with.
  public let version: String

  /// Describes a library.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - version: the parts of its version.
  public init(name: String, version: [UInt32]) {
    self.name = name
    self.version = version.map(String.init).joined(separator: ".")
  }
}
