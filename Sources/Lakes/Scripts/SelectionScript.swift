/// The script that takes back what is selected in a page.
enum SelectionScript {
  /// The result is whether anything was selected.
  static let clear = """
    const selection = getSelection();
    const had = selection !== null && !selection.isCollapsed;
    selection?.removeAllRanges();
    return had;
    """
}
