import CGTK

/// An owned reference to a GObject.
///
/// The reference is released, and every signal handler connected through it is disconnected, when
/// the last Swift reference goes. Two `Object`s of one GObject are equal.
@MainActor
@safe
public final class Object {
  /// The GObject.
  ///
  /// Valid as long as this reference lives.
  public let pointer: UnsafeMutablePointer<GObject>

  /// The handlers that are connected through this reference.
  var connections: [SignalConnection] = []

  /// Takes over a reference that the caller owns ("transfer full").
  ///
  /// A floating reference is sunk, so this fits what every constructor of GTK gives.
  ///
  /// - Parameter pointer: a GObject.
  public init(taking pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer.assumingMemoryBound(to: GObject.self)
    if lakes_is_floating(pointer) != 0 {
      g_object_ref_sink(pointer)
    }
  }

  /// Adds a reference to a GObject that somebody else owns ("transfer none").
  ///
  /// - Parameter pointer: a GObject. A floating reference is sunk.
  public init(retaining pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer.assumingMemoryBound(to: GObject.self)
    g_object_ref_sink(pointer)
  }

  /// Takes over what a constructor of C gives, of whatever type it was imported.
  ///
  /// - Parameter pointer: a GObject, never null: GLib's constructors end the program first.
  public convenience init(taking pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("A constructor gave no object") }
    self.init(taking: UnsafeMutableRawPointer(pointer))
  }

  /// Takes over what a constructor of C gives, of whatever type it was imported.
  ///
  /// - Parameter pointer: a GObject, never null: GLib's constructors end the program first.
  public convenience init<T>(taking pointer: UnsafeMutablePointer<T>?) {
    guard let pointer else { preconditionFailure("A constructor gave no object") }
    self.init(taking: UnsafeMutableRawPointer(pointer))
  }

  isolated deinit {
    for connection in connections { connection.end(on: pointer) }
    g_object_unref(pointer)
  }

  /// The pointer for a C type that Swift sees as incomplete, as `GtkLabel`.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The pointer for a C type that Swift sees as a structure, as `GtkWidget`.
  ///
  /// - Parameter type: the C type, an ancestor or interface of the object's type.
  /// - Returns: the same pointer.
  public func cast<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
  }

  /// The name of the object's type, as `GtkLabel`.
  public var typeName: String {
    g_type_name(lakes_type_of_instance(pointer)).map { String(cString: $0) } ?? "?"
  }
}

extension Object: @MainActor Hashable {
  /// Whether both are the same.
  public static func == (first: Object, second: Object) -> Bool {
    first.pointer == second.pointer
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
  }
}
