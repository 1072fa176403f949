/// How far something has come: a bar for a known part, a spinner for an unknown one.
public struct ProgressView<Label: View>: View {
  @Environment(\.progressViewStyle) private var style
  let value: Double?
  let total: Double
  let label: Label

  /// Shows how far something has come, and what it is.
  ///
  /// - Parameters:
  ///   - value: how much is done; nothing when that is not known.
  ///   - total: how much there is to do.
  ///   - label: what is being done; its first text is the accessible name.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.value = value.map { Double($0) }
    self.total = Double(total)
    self.label = label()
  }

  /// Shows that something is going on, and what it is.
  ///
  /// - Parameter label: what is being done; its first text is the accessible name.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }

  /// A bar or a spinner, with the label.
  public var body: some View {
    if label is EmptyView {
      sign
    } else if isBar {
      VStack(alignment: .leading) {
        label
        sign
      }
    } else {
      VStack {
        sign
        label
      }
    }
  }

  @ViewBuilder private var sign: some View {
    let name = (label as? Text)?.content ?? ""
    if isBar {
      ProgressBar(fraction: fraction).accessibilityLabel(name)
    } else {
      Spinner().accessibilityLabel(name)
    }
  }

  private var isBar: Bool { value != nil || style == .linear }

  private var fraction: Double? {
    value.map { total > 0 && $0.isFinite ? min(max($0 / total, 0), 1) : 0 }
  }
}

extension ProgressView where Label == EmptyView {
  /// Shows that something is going on.
  public init() { self.init { EmptyView() } }

  /// Shows how far something has come.
  ///
  /// - Parameters:
  ///   - value: how much is done; nothing when that is not known.
  ///   - total: how much there is to do.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  /// Shows that something is going on, and what it is in the user's language.
  ///
  /// - Parameter titleKey: in English, what is being done.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Shows that something is going on, and what it is.
  ///
  /// - Parameter title: what is being done.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Shows how far something has come, and what it is in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what is being done.
  ///   - value: how much is done; nothing when that is not known.
  ///   - total: how much there is to do.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows how far something has come, and what it is.
  ///
  /// - Parameters:
  ///   - title: what is being done.
  ///   - value: how much is done; nothing when that is not known.
  ///   - total: how much there is to do.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How progress shows.
nonisolated public enum ProgressViewStyle: CaseIterable, Hashable, Sendable {
  /// A bar for a known part, a spinner for an unknown one.
  case automatic
  /// A bar, in which a part moves to and fro when it is not known how much is done.
  case linear
  /// A spinner; a known part shows as a bar, as GTK has no circle for it.
  case circular
}

extension EnvironmentValues {
  /// How progress shows.
  public var progressViewStyle: ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ProgressViewStyle { .automatic }
}

extension View {
  /// Sets how the progress inside shows.
  ///
  /// - Parameter style: the look.
  /// - Returns: the view.
  public func progressViewStyle(_ style: ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, style)
  }
}

/// A bar that shows a part of a whole.
struct ProgressBar: View {
  typealias Body = Never

  /// From 0 to 1; nothing when it is not known.
  let fraction: Double?
}

/// A sign that something goes on.
struct Spinner: View {
  typealias Body = Never
}
