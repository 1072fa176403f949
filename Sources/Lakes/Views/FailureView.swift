import GTKUI

/// What could not be shown, why, and what can be done.
struct FailureView: View {
  let failure: Failure
  let retry: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label(failure.title, systemImage: "dialog-warning-symbolic")
    } description: {
      Text(failure.reason)
    } actions: {
      switch failure.remedy {
      case .tryAgain: remedy("Try Again")
      case .reload: remedy("Reload")
      case .drawInSoftware: remedy("Draw Without the Graphics Processor")
      case .none: EmptyView()
      }
    }
  }

  private func remedy(_ title: LocalizedStringKey) -> some View {
    Button(title, action: retry)
      .buttonStyle(.pill)
      .frame(maxWidth: .infinity)
  }
}
