import Observation

/// Which rows of an outline are open.
@Observable
final class OutlineExpansion {
  private var open: Set<AnyHashable> = []

  /// Whether a row is open.
  func contains(_ id: AnyHashable) -> Bool { open.contains(id) }

  /// Opens or closes a row.
  func set(_ id: AnyHashable, to isOpen: Bool) {
    if isOpen { open.insert(id) } else { open.remove(id) }
  }
}
