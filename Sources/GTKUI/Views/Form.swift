/// Controls to set something up with, in the system's rows and groups.
///
/// The controls inside look as they do in the preferences of the system's programs: a `Toggle` is a
/// row with a switch that a click anywhere on it turns, a `Picker` a row that opens a list, a
/// `TextField` a row to write in, `Slider`, `LabeledContent`, `Link` and `Button` rows of their kind.
/// Any other view stands in a row by itself. A `Section` is a group with a heading; what stands
/// between sections forms groups of its own. A label of two texts is a title with a line under it.
///
/// The form scrolls, and keeps a width that is easy to read.
public struct Form<Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let content: Content

  /// Makes a form.
  ///
  /// - Parameter content: the controls and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Where in a form a view stands.
nonisolated enum FormPlace: Hashable, Sendable {
  /// In none, or deeper inside a row.
  case none
  /// Right in the form.
  case page
  /// Right in a section.
  case section
}

extension EnvironmentValues {
  /// Where in a form a view stands; the views inside another one stand in none.
  var formPlace: FormPlace {
    get { self[FormPlaceKey.self] }
    set { self[FormPlaceKey.self] = newValue }
  }

  /// Whether a control is a row of a form.
  var isFormRow: Bool { formPlace != .none }
}

private struct FormPlaceKey: EnvironmentKey {
  static var defaultValue: FormPlace { .none }
}
