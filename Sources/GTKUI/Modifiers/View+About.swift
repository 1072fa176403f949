/// What the window about a program says.
nonisolated public struct AboutInformation: Equatable, Sendable {
  /// The name of the program.
  public var name: String
  /// The name of its icon in the theme.
  public var icon: String
  /// The version.
  public var version: String
  /// Who made it.
  public var developer: String
  /// What it is, in a sentence or two, taken as it is.
  public var comments: String
  /// The licence, as its text or address; taken as it is.
  public var license: String

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - name: the name of the program.
  ///   - icon: the name of its icon in the theme.
  ///   - version: the version.
  ///   - developer: who made it.
  ///   - comments: what it is.
  ///   - license: the licence.
  public init(
    name: String, icon: String, version: String, developer: String, comments: String,
    license: String
  ) {
    self.name = name
    self.icon = icon
    self.version = version
    self.developer = developer
    self.comments = comments
    self.license = license
  }
}

extension View {
  /// Shows a window about the program.
  ///
  /// - Parameters:
  ///   - isPresented: whether it shows; becomes false when it is closed.
  ///   - information: what it says.
  /// - Returns: the view.
  public func aboutWindow(
    isPresented: Binding<Bool>, _ information: AboutInformation
  ) -> some View {
    AboutView(content: self, isPresented: isPresented, information: information)
  }
}

struct AboutView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isPresented: Binding<Bool>
  let information: AboutInformation
}
