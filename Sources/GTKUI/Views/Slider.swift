/// A value to choose from a range, by the place of a knob on a line.
///
/// Arrow keys go a step, Page Up and Page Down a tenth of the range, Home and End to its ends. A value
/// outside the range is shown at its nearer end and left as it is until the user chooses another.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void

  /// Makes a slider with views at both ends.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range; its ends are finite.
  ///   - step: the distance of two values, counted from the lower end; nothing for any value.
  ///   - label: what is chosen. It stands beside the slider, and is its accessible name.
  ///   - minimumValueLabel: what stands at the lower end.
  ///   - maximumValueLabel: what stands at the upper end.
  ///   - onEditingChanged: told true when the user begins to choose, false when it is done.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.onEditingChanged = onEditingChanged
  }

  /// What the view is made of.
  public var body: some View {
    LabeledControl(label: label, control: slider)
  }

  @ViewBuilder private var slider: some View {
    let scale = ScaleView(
      title: LabelTexts(of: label)?.title ?? "", value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
    if ValueLabel.self == EmptyView.self {
      scale
    } else {
      HStack {
        minimumValueLabel
        scale
        maximumValueLabel
      }
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range; its ends are finite.
  ///   - step: the distance of two values, counted from the lower end; nothing for any value.
  ///   - label: what is chosen. It stands beside the slider, and is its accessible name.
  ///   - onEditingChanged: told true when the user begins to choose, false when it is done.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without a label; give it an `accessibilityLabel`.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range; its ends are finite.
  ///   - step: the distance of two values, counted from the lower end; nothing for any value.
  ///   - onEditingChanged: told true when the user begins to choose, false when it is done.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

/// The line and the knob of a slider.
struct ScaleView: View {
  typealias Body = Never

  let title: String
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  /// The range and the steps as GTK can have them.
  var scale: Scale { Scale(bounds: bounds, step: step) }

  /// A range with its steps.
  struct Scale: Equatable {
    let lower: Double
    let upper: Double
    let step: Double?

    /// Why the program's range or step is not taken, where it is not.
    let mistake: String?

    init(bounds: ClosedRange<Double>, step: Double?) {
      let isFinite = (bounds.upperBound - bounds.lowerBound).isFinite
      lower = isFinite ? bounds.lowerBound : 0
      upper = isFinite ? bounds.upperBound : 1
      let isStepUsable = step.map { $0.isFinite && $0 > 0 } ?? true
      self.step = isStepUsable ? step : nil
      if !isFinite {
        mistake = "the range \(bounds) is not finite, 0...1 is taken"
      } else if !isStepUsable {
        mistake = "the step \(step ?? 0) is not greater than zero, any value can be chosen"
      } else {
        mistake = nil
      }
    }

    /// The value of the range that is nearest; the lower end for what is no number.
    func clamped(_ value: Double) -> Double {
      value.isNaN ? lower : min(max(value, lower), upper)
    }

    /// The value at a step that is nearest.
    func snapped(_ value: Double) -> Double {
      guard let step else { return clamped(value) }
      return clamped(lower + ((clamped(value) - lower) / step).rounded() * step)
    }
  }
}
