/// What texts, icons and areas are painted with: a role in the system's style, or a colour.
nonisolated public protocol ShapeStyle: Hashable, Sendable {
  /// How GTK is told.
  var paint: Paint { get }
}

/// A role or a colour, as GTK knows it.
nonisolated public struct Paint: Hashable, Sendable {
  enum Kind: Hashable {
    /// A style class of libadwaita's, or of this library.
    case styleClass(String)
    case color(Color)
  }

  let kind: Kind

  /// A role that is a style class.
  ///
  /// - Parameter name: the style class.
  /// - Returns: the paint.
  public static func styleClass(_ name: String) -> Paint { Paint(kind: .styleClass(name)) }

  /// A colour.
  ///
  /// - Parameter color: the colour.
  /// - Returns: the paint.
  public static func color(_ color: Color) -> Paint { Paint(kind: .color(color)) }
}

/// Content by its weight beside other content.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
  private let name: String

  /// How GTK is told.
  public var paint: Paint { .styleClass(name) }

  static let primary = HierarchicalShapeStyle(name: "primary")
  static let secondary = HierarchicalShapeStyle(name: "dim-label")
  static let tertiary = HierarchicalShapeStyle(name: "tertiary")
}

/// The colour that the user chose for what can be acted upon.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// How GTK is told.
  public var paint: Paint { .styleClass("accent") }
}

/// How something went.
///
/// Not part of SwiftUI: GNOME has colours of its own for it, which follow the dark style and high
/// contrast.
nonisolated public struct OutcomeShapeStyle: ShapeStyle {
  fileprivate let name: String

  /// How GTK is told.
  public var paint: Paint { .styleClass(name) }
}

extension Color: ShapeStyle {
  /// How GTK is told.
  nonisolated public var paint: Paint { .color(self) }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Of full weight.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// Of less weight.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// Of the least weight.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The colour that the user chose for what can be acted upon.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == OutcomeShapeStyle {
  /// Something went wrong.
  public static var error: OutcomeShapeStyle { OutcomeShapeStyle(name: "error") }
  /// Something may go wrong.
  public static var warning: OutcomeShapeStyle { OutcomeShapeStyle(name: "warning") }
  /// Something went well.
  public static var success: OutcomeShapeStyle { OutcomeShapeStyle(name: "success") }
}

nonisolated extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// No colour.
  public static var clear: Color { Color.clear }
}

extension View {
  /// Sets the colour of texts and symbolic icons inside.
  ///
  /// - Parameter style: a role, as `.secondary`, or a colour.
  /// - Returns: the view in that colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attribute(Painting(paint: style.paint, isBackground: false))
  }

  /// Paints the area behind the view.
  ///
  /// - Parameter style: a colour.
  /// - Returns: the view before the colour.
  public func background(_ style: Color) -> some View {
    attribute(Painting(paint: style.paint, isBackground: true))
  }
}

/// A role or a colour of a widget.
struct Painting: WidgetAttribute, Equatable {
  let paint: Paint
  let isBackground: Bool

  func apply(to widget: Widget) { widget.addStyleClass(styleClass) }
  func remove(from widget: Widget) { widget.removeStyleClass(styleClass) }

  private var styleClass: String {
    switch paint.kind {
    case .styleClass(let name): name
    case .color(let color): ColorRules.styleClass(for: color, isBackground: isBackground)
    }
  }
}
