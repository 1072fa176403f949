extension View {
  /// Shows content in a window of its own, over the window that the view stands in.
  ///
  /// - Parameters:
  ///   - isPresented: whether it shows; becomes false when the user closes it.
  ///   - onDismiss: called when it has gone, whoever closed it.
  ///   - content: what it shows. `dismissWindow` closes it from within.
  /// - Returns: the view.
  public func sheet<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    SheetView(content: self, isPresented: isPresented, onDismiss: onDismiss, sheet: content)
  }
}

struct SheetView<Content: View, Sheet: View>: View {
  typealias Body = Never

  let content: Content
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
}

/// Follows what the content reads, apart from the view that presents it.
struct SheetRoot<Content: View>: View {
  let content: () -> Content

  var body: Content { content() }
}
