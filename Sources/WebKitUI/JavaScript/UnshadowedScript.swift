/// The script by which this library's own scripts read a page.
///
/// The names of a page's elements are properties of its document, and those of a form's fields of the
/// form, before the document's and the form's own: `<img name=body>` takes the place of
/// `document.body`, in each world. What a script has from here is the engine's own.
enum UnshadowedScript {
  /// Defines `get(node, name)`, for the document and for elements.
  static let get = """
    const get = (node, name) => {
      const own = node === document ? Document.prototype : Element.prototype;
      const value = Reflect.get(own, name, node);
      return typeof value === "function" ? value.bind(node) : value;
    };
    """
}
