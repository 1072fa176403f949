/// A short message at the bottom of a view, which goes by itself.
///
/// Not part of SwiftUI; GNOME has it for what has just been done, often with a way to undo it.
public struct Toast: Identifiable {
  /// Tells it apart from others: a toast with another identity is another message.
  public let id: AnyHashable

  let title: String
  let buttonTitle: String?
  let duration: Duration?
  let action: () -> Void

  /// Makes a message in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the message, in English.
  ///   - id: tells it apart from others; by default the message does.
  ///   - buttonTitle: the title of a button, in English; nothing for no button.
  ///   - duration: how long it shows; nothing for until it is closed. Whole seconds.
  ///   - action: what the button does.
  public init(
    _ titleKey: LocalizedStringKey, id: AnyHashable? = nil, buttonTitle: LocalizedStringKey? = nil,
    duration: Duration? = .seconds(5), action: @escaping () -> Void = {}
  ) {
    self.init(
      String(localized: titleKey), id: id, buttonTitle: buttonTitle.map { String(localized: $0) },
      duration: duration, action: action)
  }

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - title: the message, taken as it is.
  ///   - id: tells it apart from others; by default the message does.
  ///   - buttonTitle: the title of a button; nothing for no button.
  ///   - duration: how long it shows; nothing for until it is closed. Whole seconds.
  ///   - action: what the button does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: AnyHashable? = nil, buttonTitle: String? = nil,
    duration: Duration? = .seconds(5), action: @escaping () -> Void = {}
  ) {
    self.title = String(title)
    self.id = id ?? AnyHashable(String(title))
    self.buttonTitle = buttonTitle
    self.duration = duration
    self.action = action
  }

  /// What GTK is told: 0 for until it is closed.
  var seconds: UInt32 {
    guard let duration else { return 0 }
    return UInt32(clamping: max(1, duration.components.seconds))
  }
}

extension View {
  /// Shows a short message at the bottom of the view.
  ///
  /// A message that comes while another shows waits for its turn. Assistive technologies read it out.
  ///
  /// Not part of SwiftUI.
  ///
  /// - Parameter item: the message; becomes nothing when it has gone. Nothing takes it away.
  /// - Returns: the view.
  public func toast(item: Binding<Toast?>) -> some View { ToastView(content: self, item: item) }
}

struct ToastView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let item: Binding<Toast?>
}
