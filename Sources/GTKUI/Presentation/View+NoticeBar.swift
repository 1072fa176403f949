extension View {
  /// Shows a notice in a bar above the view until it is closed.
  ///
  /// Not part of SwiftUI; GNOME has it for what lasts: something was held back, and can be allowed.
  ///
  /// - Parameters:
  ///   - titleKey: the notice, in English.
  ///   - isPresented: whether it shows; becomes false when the user closes it or presses one of the
  ///     buttons.
  ///   - actions: buttons beside it.
  /// - Returns: the view with the bar above it.
  public func noticeBar<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) -> some View {
    noticeBar(String(localized: titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows a notice in a bar above the view until it is closed.
  ///
  /// - Parameters:
  ///   - title: the notice, taken as it is.
  ///   - isPresented: whether it shows; becomes false when the user closes it or presses one of the
  ///     buttons.
  ///   - actions: buttons beside it.
  /// - Returns: the view with the bar above it.
  @_disfavoredOverload
  public func noticeBar<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) -> some View {
    VStack(spacing: 0) {
      NoticeBar(title: String(title), isPresented: isPresented, answers: menuGroups(of: actions()))
      self
    }
  }
}

struct NoticeBar: View {
  typealias Body = Never

  let title: String
  let isPresented: Binding<Bool>
  let answers: [[MenuItem]]
}
