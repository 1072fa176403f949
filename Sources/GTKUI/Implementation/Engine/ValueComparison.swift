import Glibc
// The one way to find the fields of a type whose values are not at hand, and of any type quickly.
@_spi(Reflection) import Swift

/// How two values of a type are compared, and which of its fields are property wrappers: looked up once
/// for each type.
///
/// Two values are the same when their bits are, or when each field is: an `Equatable` field by `==`,
/// an object by its identity, a closure by what it is and holds, another structure by its fields. So
/// two closures that hold the same values are mostly taken for different ones, which costs a needless
/// evaluation; a difference is never overlooked.
final class ValueComparison {
  /// A property wrapper whose storage is the node's.
  @safe
  struct Wrapper {
    let offset: Int
    /// Points the wrapper at an address to its storage, which is made if there is none; the storage.
    @unsafe let connect: (UnsafeMutableRawPointer, AnyObject?, EnvironmentValues) -> AnyObject
  }

  /// The property wrappers, in the order of the fields.
  private let wrappers: [Wrapper]
  /// Whether the type is one of this library's, of which a programmer knows nothing.
  let isOfLibrary: Bool
  private let fields: FieldComparison
  private static var known: [ObjectIdentifier: ValueComparison] = [:]

  /// The comparison of a type.
  static func of<Value>(_ type: Value.Type) -> ValueComparison {
    if let known = known[ObjectIdentifier(type)] { return known }
    let comparison = ValueComparison(type)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private init<Value>(_ type: Value.Type) {
    fields = FieldComparison.of(type)
    isOfLibrary = String(reflecting: type).hasPrefix("GTKUI.")
    wrappers = unsafe Self.wrappers(of: type, at: 0)
  }

  /// Whether two values are the same as far as can be told.
  func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    unsafe withPointers(to: first, second, fields.areSame)
  }

  /// Points each property wrapper of a value to its storage; the first time that is made.
  func connect<Value>(
    _ value: inout Value, to storages: inout [AnyObject], environment: EnvironmentValues
  ) {
    guard !wrappers.isEmpty else { return }
    unsafe withUnsafeMutablePointer(to: &value) { value in
      for (index, wrapper) in wrappers.enumerated() {
        let address = unsafe UnsafeMutableRawPointer(value) + wrapper.offset
        let known = index < storages.count ? storages[index] : nil
        let storage = unsafe wrapper.connect(address, known, environment)
        if known == nil { storages.append(storage) }
      }
    }
  }

  @unsafe
  private static func wrappers(of type: Any.Type, at start: Int) -> [Wrapper] {
    var found: [Wrapper] = []
    Fields.forEach(of: type) { offset, field in
      if let type = field as? any DynamicProperty.Type {
        unsafe found.append(wrapper(type, at: start + offset))
      } else if field is any ViewModifier.Type {
        // A modifier's properties live on the node of its body.
        unsafe found += wrappers(of: field, at: start + offset)
      }
    }
    return found
  }

  @unsafe
  private static func wrapper<Field: DynamicProperty>(_ type: Field.Type, at offset: Int) -> Wrapper
  {
    unsafe Wrapper(offset: offset) { address, storage, environment in
      let field = unsafe address.assumingMemoryBound(to: Field.self)
      let storage = unsafe storage ?? field.pointee.makeStorage()
      unsafe field.pointee.connect(to: storage, environment: environment)
      return storage
    }
  }
}

/// Outside of the main actor: a closure of it would check at each call that it runs there.
@unsafe
nonisolated private func withPointers<Value>(
  to first: Value, _ second: Value, _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
) -> Bool {
  unsafe withUnsafePointer(to: first) { first in
    unsafe withUnsafePointer(to: second) { second in
      unsafe body(UnsafeRawPointer(first), UnsafeRawPointer(second))
    }
  }
}

/// A value that says itself whether another is the same: what its fields are does not tell.
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

extension Optional: SelfComparing {
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let first?, let second?): ValueComparison.of(Wrapped.self).areSame(first, second)
    default: false
    }
  }
}

/// How two values of a type are compared.
@safe
struct FieldComparison {
  @unsafe let areSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  static func of<Value>(_ type: Value.Type) -> FieldComparison {
    let size = MemoryLayout<Value>.size
    let kind = Fields.kind(of: type)
    let more: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    if kind == .class || kind == .existential || kind == .function
      || Fields.isReference(type)
    {
      // A weak reference must not be read as what it is declared: its bits are all there is.
      unsafe more = nil
    } else if let comparing = type as? any SelfComparing.Type {
      unsafe more = bySelf(comparing)
    } else if let equatable = type as? any Equatable.Type {
      unsafe more = byEquality(equatable)
    } else if kind == .struct || kind == .tuple {
      unsafe more = byFields(type)
    } else {
      unsafe more = nil
    }
    return unsafe FieldComparison { first, second in
      unsafe memcmp(first, second, size) == 0 || more?(first, second) == true
    }
  }

  @unsafe
  private static func bySelf<Value: SelfComparing>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { first, second in
      unsafe first.assumingMemoryBound(to: Value.self).pointee
        .isSame(as: second.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  @unsafe
  private static func byEquality<Value: Equatable>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { first, second in
      unsafe first.assumingMemoryBound(to: Value.self).pointee
        == second.assumingMemoryBound(to: Value.self).pointee
    }
  }

  @unsafe
  private static func byFields(
    _ type: Any.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    var fields: [(offset: Int, comparison: FieldComparison)] = []
    Fields.forEach(of: type) { offset, field in
      @MainActor func add<Field>(_ field: Field.Type) { fields.append((offset, of(field))) }
      _openExistential(field, do: add)
    }
    return { first, second in
      fields.allSatisfy { field in
        unsafe field.comparison.areSame(first + field.offset, second + field.offset)
      }
    }
  }
}

/// The stored properties of types.
private enum Fields {
  /// Calls `body` with the offset and the type of each stored property.
  static func forEach(of type: Any.Type, _ body: (Int, Any.Type) -> Void) {
    _ = unsafe _forEachField(of: type, options: []) { _, offset, field, _ in
      body(offset, field)
      return true
    }
  }

  private struct Holder<Value> { let value: Value }

  /// Whether a type is a structure, a class, a function or what else.
  static func kind<Value>(of type: Value.Type) -> _MetadataKind? {
    var found: _MetadataKind?
    _ = unsafe _forEachField(of: Holder<Value>.self, options: []) { _, _, _, kind in
      found = kind
      return false
    }
    return found
  }

  /// Whether a type is an optional of a class or of an existential: a field of it may be weak.
  static func isReference(_ type: Any.Type) -> Bool {
    guard let optional = type as? any AnyOptional.Type else { return false }
    func kind<Value>(_ type: Value.Type) -> _MetadataKind? { self.kind(of: type) }
    let wrapped = _openExistential(optional.wrapped, do: kind)
    return wrapped == .class || wrapped == .existential
  }
}

private protocol AnyOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
