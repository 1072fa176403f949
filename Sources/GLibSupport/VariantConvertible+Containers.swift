import CGTK

/// A value of any type inside a container: GVariant's `v`.
extension Variant: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "v" }

  /// The value's GVariant form.
  public var variant: Variant { Variant(taking: g_variant_new_variant(pointer)) }

  /// Opens a boxed variant.
  ///
  /// - Parameter variant: of type `v`; any other gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType("v") else { return nil }
    self.init(taking: g_variant_get_variant(variant.pointer))
  }
}

extension Optional: VariantConvertible where Wrapped: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "m" + Wrapped.variantType }

  /// The value's GVariant form.
  public var variant: Variant {
    let type = g_variant_type_new(Wrapped.variantType)
    defer { g_variant_type_free(type) }
    let child = self?.variant
    return Variant(taking: g_variant_new_maybe(type, child?.pointer))
  }

  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType(Self.variantType) else { return nil }
    guard let child = variant.children.first else {
      self = nil
      return
    }
    guard let value = Wrapped(variant: child) else { return nil }
    self = .some(value)
  }
}

extension Array: VariantConvertible where Element: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "a" + Element.variantType }

  /// The value's GVariant form.
  public var variant: Variant {
    let type = g_variant_type_new(Element.variantType)
    defer { g_variant_type_free(type) }
    let members = map(\.variant)
    var pointers: [OpaquePointer?] = members.map(\.pointer)
    return withExtendedLifetime(members) {
      Variant(taking: g_variant_new_array(type, &pointers, UInt(pointers.count)))
    }
  }

  /// Reads a value; a variant of another type gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType(Self.variantType) else { return nil }
    self = variant.children.compactMap { Element(variant: $0) }
  }
}

extension Dictionary: VariantConvertible where Key == String, Value: VariantConvertible {
  /// The type in GVariant's notation.
  public static var variantType: String { "a{s" + Value.variantType + "}" }

  /// The dictionary, with its keys in order, so that equal dictionaries have equal forms.
  public var variant: Variant {
    let type = g_variant_type_new("{s" + Value.variantType + "}")
    defer { g_variant_type_free(type) }
    let entries = sorted { $0.key < $1.key }.map { key, value in
      let (name, content) = (key.variant, value.variant)
      return withExtendedLifetime((name, content)) {
        Variant(taking: g_variant_new_dict_entry(name.pointer, content.pointer))
      }
    }
    var pointers: [OpaquePointer?] = entries.map(\.pointer)
    return withExtendedLifetime(entries) {
      Variant(taking: g_variant_new_array(type, &pointers, UInt(pointers.count)))
    }
  }

  /// Reads a dictionary; of a key that occurs twice the last value counts.
  ///
  /// - Parameter variant: of the type `a{s…}`; any other gives nothing.
  public init?(variant: Variant) {
    guard variant.isOfType(Self.variantType) else { return nil }
    self = [:]
    for entry in variant.children {
      let parts = entry.children
      guard
        parts.count == 2, let key = String(variant: parts[0]), let value = Value(variant: parts[1])
      else { return nil }
      self[key] = value
    }
  }
}
