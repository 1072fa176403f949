/// An interface that a program offers on the message bus.
public struct BusInterface {
  /// The name of the interface, as `org.gnome.Shell.SearchProvider2`.
  public let name: String
  /// What other programs can ask.
  public let methods: [BusMethod]

  /// Describes an interface.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - methods: what other programs can ask.
  public init(_ name: String, methods: [BusMethod]) {
    self.name = name
    self.methods = methods
  }

  /// The interface as the bus describes it to those who ask, in XML.
  public var introspection: String {
    var lines = ["<node>", "  <interface name=\"\(name)\">"]
    for method in methods {
      lines.append("    <method name=\"\(method.name)\">")
      lines += method.input.map { "      <arg type=\"\($0)\" direction=\"in\"/>" }
      lines += method.output.map { "      <arg type=\"\($0)\" direction=\"out\"/>" }
      lines.append("    </method>")
    }
    return (lines + ["  </interface>", "</node>"]).joined(separator: "\n")
  }
}

/// A question that other programs can ask over the message bus, and what answers it.
///
/// The signature that the bus checks calls against is that of the closure.
public struct BusMethod {
  /// The name of the method, as `ActivateResult`.
  public let name: String
  /// The types of the arguments in GVariant's notation.
  public let input: [String]
  /// The types of what is answered in GVariant's notation.
  public let output: [String]

  let answer: @MainActor ([Variant]) async throws -> [Variant]

  /// Describes a method that answers with a value.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - answer: gives the answer; what it throws, the caller gets as an error.
  public init<each Argument: VariantConvertible, Answer: VariantConvertible>(
    _ name: String,
    returning answer: @escaping @MainActor (repeat each Argument) async throws -> Answer
  ) {
    self.name = name
    input = Self.types(repeat (each Argument).self)
    output = [Answer.variantType]
    self.answer = { arguments in
      var rest = arguments[...]
      return [try await answer(repeat try Self.next((each Argument).self, in: &rest)).variant]
    }
  }

  /// Describes a method that answers with nothing but its end.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - action: what to do; what it throws, the caller gets as an error.
  public init<each Argument: VariantConvertible>(
    _ name: String, _ action: @escaping @MainActor (repeat each Argument) async throws -> Void
  ) {
    self.name = name
    input = Self.types(repeat (each Argument).self)
    output = []
    answer = { arguments in
      var rest = arguments[...]
      try await action(repeat try Self.next((each Argument).self, in: &rest))
      return []
    }
  }

  private static func types<each Argument: VariantConvertible>(
    _ type: repeat (each Argument).Type
  ) -> [String] {
    var types: [String] = []
    for type in repeat each type {
      types.append(type.variantType)
    }
    return types
  }

  private static func next<T: VariantConvertible>(
    _ type: T.Type, in rest: inout ArraySlice<Variant>
  ) throws -> T {
    guard let value = rest.popFirst()?.value(as: type) else {
      throw BusError("An argument is not of the type \(type.variantType)")
    }
    return value
  }
}

/// Why a question of another program is not answered.
public struct BusError: Error, CustomStringConvertible {
  /// What the other program is told.
  public let description: String

  /// Makes an error.
  ///
  /// - Parameter description: what the other program is told.
  public init(_ description: String) {
    self.description = description
  }
}
