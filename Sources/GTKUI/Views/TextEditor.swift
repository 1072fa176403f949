/// A text of any length that the user can edit.
///
/// It wraps and scrolls, and takes the room there is. Give it an `accessibilityLabel`.
///
/// A text that the program sets takes the place of the shown one where they differ: the caret and the
/// selection stay where the text is the same. What the program sets cannot be undone, and ends what
/// could be; a binding that corrects what is typed is part of the typing.
public struct TextEditor: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let text: Binding<String>

  /// Makes an editor.
  ///
  /// - Parameter text: the text.
  public init(text: Binding<String>) {
    self.text = text
  }
}
