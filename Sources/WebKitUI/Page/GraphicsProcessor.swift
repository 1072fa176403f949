import FoundationEssentials

/// The graphics processor of the machine.
enum GraphicsProcessor {
  /// Whether there is one that programs can draw with.
  static let isPresent: Bool = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: "/dev/dri")
        .contains { $0.hasPrefix("renderD") }
    } catch {
      // No such directory: no graphics processor.
      return false
    }
  }()
}
