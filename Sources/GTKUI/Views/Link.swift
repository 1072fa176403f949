import FoundationEssentials

/// Words that open an address when they are pressed.
///
/// The address goes to the `openURL` action of the environment, which by default hands it to the
/// program that the user set for it. The menu of the link copies it.
public struct Link<Label: View>: View {
  let label: Label
  let destination: URL

  @Environment(\.formPlace) private var formPlace
  @Environment(\.openURL) private var openURL

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - destination: the address.
  ///   - label: what is pressed.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// What the view is made of.
  public var body: some View {
    let openURL = openURL
    let destination = destination
    if formPlace != .none {
      FormRow(label: label, control: LinkSign(), action: { openURL(destination) })
        .help(destination.absoluteString)
    } else {
      LinkButton(label: label, address: destination.absoluteString) { openURL(destination) }
    }
  }
}

extension Link where Label == Text {
  /// Makes a link with words in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English words.
  ///   - destination: the address.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with words.
  ///
  /// - Parameters:
  ///   - title: the words, taken as they are.
  ///   - destination: the address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The sign of a row that leads out of the program.
private struct LinkSign: View {
  var body: some View {
    Image(systemName: "adw-external-link-symbolic").accessibilityHidden(true)
  }
}

/// A link by itself.
struct LinkButton<Label: View>: View {
  typealias Body = Never

  let label: Label
  let address: String
  let open: () -> Void
}
