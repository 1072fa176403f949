extension View {
  /// Asks for a light or dark program, for as long as the view shows.
  ///
  /// libadwaita has one style for all windows of a program; where several views ask, the one that
  /// appeared last is heard.
  ///
  /// - Parameter colorScheme: what to ask for; nothing to leave it to the system.
  /// - Returns: the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ColorSchemeView(content: self, colorScheme: colorScheme)
  }
}

struct ColorSchemeView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let colorScheme: ColorScheme?

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    ColorSchemeNode(view, in: context)
  }
}

final class ColorSchemeNode<Content: View>: Node {
  private let child: any Node<Content>
  private var colorScheme: ColorScheme?

  init(_ view: ColorSchemeView<Content>, in context: NodeContext) {
    colorScheme = view.colorScheme
    child = Content.makeNode(view.content, in: context)
    ProgramColorScheme.wish(for: colorScheme, by: ObjectIdentifier(self))
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: ColorSchemeView<Content>, environment: EnvironmentValues) {
    child.update(view.content, environment: environment)
    guard view.colorScheme != colorScheme else { return }
    colorScheme = view.colorScheme
    ProgramColorScheme.wish(for: colorScheme, by: ObjectIdentifier(self))
  }

  func dismantle() {
    ProgramColorScheme.wish(for: nil, by: ObjectIdentifier(self))
    child.dismantle()
  }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }
}
