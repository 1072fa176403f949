import CGTK

/// A reference to a GObject that does not keep it alive, and tells when it has gone.
@MainActor
@safe
public final class WeakObject {
  /// The name of the type that the object has or had.
  public let typeName: String

  /// GLib keeps the address of the reference, so it must never move.
  private let reference: UnsafeMutablePointer<GWeakRef>

  /// Refers weakly to a GObject.
  ///
  /// - Parameter pointer: a living GObject.
  public init(_ pointer: UnsafeMutableRawPointer) {
    typeName = g_type_name(lakes_type_of_instance(pointer)).map { String(cString: $0) } ?? "?"
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, pointer)
  }

  /// Refers weakly to the object of an owned reference.
  ///
  /// - Parameter object: the owned reference.
  public convenience init(_ object: Object) {
    self.init(UnsafeMutableRawPointer(object.pointer))
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// A new owned reference, or nothing once the object is being destroyed.
  public var object: Object? {
    g_weak_ref_get(reference).map { Object(taking: $0) }
  }

  /// Whether the object lives.
  public var isAlive: Bool {
    guard let pointer = g_weak_ref_get(reference) else { return false }
    g_object_unref(pointer)
    return true
  }
}
