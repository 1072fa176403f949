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
      if failure.canRetry {
        Button("Try Again", action: retry)
          .buttonStyle(.pill)
          .frame(maxWidth: .infinity)
      }
    }
  }
}

/// A sentence over the article that goes when it has been read.
struct NoticeBar: View {
  let text: String
  let dismiss: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text(text)
        .lineLimit(3)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button("Close", systemImage: "window-close-symbolic", action: dismiss)
        .buttonStyle(.borderless)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .styleClass("toolbar")
  }
}
