import CGTK
import FoundationEssentials

/// A Swift type that has a `GVariant` form.
public protocol VariantConvertible {
  /// The type in GVariant's notation, as `s`.
  static var variantType: String { get }

  /// The value's GVariant form.
  var variant: Variant { get }

  /// Reads a value.
  ///
  /// - Parameter variant: the GVariant form; of another type it gives nothing.
  init?(variant: Variant)
}

extension Bool: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "b" }
  /// The value's GVariant form.
  public var variant: Variant { Variant(taking: g_variant_new_boolean(self ? 1 : 0)) }
  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType("b") else { return nil }
    self = g_variant_get_boolean(variant.pointer) != 0
  }
}

extension Int32: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "i" }
  /// The value's GVariant form.
  public var variant: Variant { Variant(taking: g_variant_new_int32(self)) }
  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType("i") else { return nil }
    self = g_variant_get_int32(variant.pointer)
  }
}

extension UInt32: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "u" }
  /// The value's GVariant form.
  public var variant: Variant { Variant(taking: g_variant_new_uint32(self)) }
  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType("u") else { return nil }
    self = g_variant_get_uint32(variant.pointer)
  }
}

extension Int: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "x" }
  /// The value's GVariant form.
  public var variant: Variant { Variant(taking: g_variant_new_int64(gint64(self))) }
  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType("x") else { return nil }
    self = Int(g_variant_get_int64(variant.pointer))
  }
}

extension UInt: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "t" }
  /// The value's GVariant form.
  public var variant: Variant { Variant(taking: g_variant_new_uint64(guint64(self))) }
  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType("t") else { return nil }
    self = UInt(g_variant_get_uint64(variant.pointer))
  }
}

extension Double: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "d" }
  /// The value's GVariant form.
  public var variant: Variant { Variant(taking: g_variant_new_double(self)) }
  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType("d") else { return nil }
    self = g_variant_get_double(variant.pointer)
  }
}

extension String: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "s" }

  /// The string; GVariant's strings hold no NUL, so what follows one is left out.
  public var variant: Variant { Variant(taking: g_variant_new_string(self)) }

  /// Reads a string, an object path or a signature.
  ///
  /// - Parameter variant: of type `s`, `o` or `g`; any other gives nothing.
  public init?(variant: Variant) {
    guard ["s", "o", "g"].contains(variant.typeString) else { return nil }
    self = String(cString: g_variant_get_string(variant.pointer, nil))
  }
}

extension Data: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "ay" }

  /// The value's GVariant form.
  public var variant: Variant {
    let bytes = Bytes(self)
    let type = g_variant_type_new("ay")
    defer { g_variant_type_free(type) }
    return Variant(taking: g_variant_new_from_bytes(type, bytes.pointer, 1))
  }

  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType("ay"), let bytes = g_variant_get_data_as_bytes(variant.pointer) else {
      return nil
    }
    self = Bytes(taking: bytes).data
  }
}
