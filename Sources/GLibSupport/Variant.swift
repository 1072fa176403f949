import CGTK
import FoundationEssentials

/// An immutable typed value that can cross process boundaries: a `GVariant`.
@safe
public struct Variant: @unchecked Sendable {
  // Sendable: a GVariant never changes, and its reference count is atomic.
  private final class Reference {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { g_variant_unref(pointer) }
  }

  private let reference: Reference

  /// Takes over what a constructor of C gives; a floating reference is sunk.
  ///
  /// - Parameter pointer: a `GVariant`, never null.
  public init(taking pointer: OpaquePointer?) {
    guard let pointer, let owned = g_variant_take_ref(pointer) else {
      preconditionFailure("A constructor gave no variant")
    }
    reference = Reference(owned)
  }

  /// Adds a reference to a variant that somebody else owns.
  ///
  /// - Parameter pointer: a `GVariant`.
  public init(retaining pointer: OpaquePointer) {
    reference = Reference(g_variant_ref_sink(pointer))
  }

  /// The `GVariant`, valid as long as this value lives.
  public var pointer: OpaquePointer { reference.pointer }

  /// The type in GVariant's notation, as `a{sv}`.
  public var typeString: String { String(cString: g_variant_get_type_string(pointer)) }

  /// Makes a variant of a Swift value.
  ///
  /// - Parameter value: the value.
  public init<T: VariantConvertible>(_ value: T) {
    self = value.variant
  }

  /// Reads the variant as a Swift value.
  ///
  /// - Parameter type: the Swift type.
  /// - Returns: the value, or nothing when the variant is of another type.
  public func value<T: VariantConvertible>(as type: T.Type = T.self) -> T? {
    T(variant: self)
  }

  /// The variant in GVariant's text form, as `{'a': <1>}`.
  public var text: String {
    guard let characters = g_variant_print(pointer, 0) else { return "" }
    defer { g_free(characters) }
    return String(cString: characters)
  }

  /// Whether the variant is of a type.
  ///
  /// - Parameter type: a type in GVariant's notation.
  /// - Returns: true where it is.
  public func isOfType(_ type: String) -> Bool { typeString == type }

  /// The members of a container, in order; none for any other type.
  public var children: [Variant] {
    guard g_variant_is_container(pointer) != 0 else { return [] }
    return (0..<g_variant_n_children(pointer)).map {
      Variant(taking: g_variant_get_child_value(pointer, $0))
    }
  }
}

extension Variant: Equatable {
  /// Whether both are the same.
  public static func == (first: Variant, second: Variant) -> Bool {
    g_variant_equal(UnsafeRawPointer(first.pointer), UnsafeRawPointer(second.pointer)) != 0
  }
}
