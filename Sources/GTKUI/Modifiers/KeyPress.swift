/// A key that is pressed while a view has the keyboard's focus.
nonisolated public struct KeyPress: Hashable, Sendable {
  /// Whether the key goes down, is held, or goes up.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types; empty for one that types nothing.
  public let characters: String
  /// The keys held down beside it.
  public let modifiers: EventModifiers

  /// What a key press can be.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int

    /// Makes a set of its bits.
    ///
    /// - Parameter rawValue: one bit a phase.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    ///
    /// It cannot be kept from having its effect, which it had before.
    public static let up = Phases(rawValue: 4)
    /// All three.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What became of a key press.
  public enum Result: Hashable, Sendable {
    /// It was dealt with, and has no other effect.
    case handled
    /// It goes on to the views around.
    case ignored
  }
}

extension View {
  /// Does something when a key is pressed or held while the view, or something inside, has the
  /// keyboard's focus.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - action: what to do; says whether the key shall have another effect.
  /// - Returns: the view.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Does something when a key is pressed while the view, or something inside, has the keyboard's
  /// focus.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - phases: whether when it goes down, is held, or goes up.
  ///   - action: what to do; says whether the key shall have another effect.
  /// - Returns: the view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Does something when one of several keys is pressed while the view, or something inside, has the
  /// keyboard's focus.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - phases: whether when one goes down, is held, or goes up.
  ///   - action: what to do; says whether the key shall have another effect.
  /// - Returns: the view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Does something when any key is pressed while the view, or something inside, has the keyboard's
  /// focus.
  ///
  /// - Parameters:
  ///   - phases: whether when one goes down, is held, or goes up.
  ///   - action: what to do; says whether the key shall have another effect.
  /// - Returns: the view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let handler = { (press: KeyPress) in
      phases.contains(press.phase) && action(press) == .handled
    }
    return listening(for: handler) { widget, current in
      EventController.keys(on: widget) { current()?($0) ?? false }
    }
  }
}
