import CGTK
import GLibSupport

extension ContentUnavailableView: WidgetRepresentable {
  /// What the page was last given.
  public final class Coordinator {
    var face: Face?

    struct Face: Equatable {
      var title: String
      var icon: String
      var description: String
    }
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: adw_status_page_new())
    widget.expand()
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let named = label as? GTKUI.Label<Text, Image>
    let explanation = (description as? Text ?? (description as? Text?)?.flatMap { $0 })?.content
    let face = Coordinator.Face(
      title: named?.title.content ?? "", icon: named?.icon.iconName ?? "",
      description: explanation ?? "")
    if context.coordinator.face != face {
      context.coordinator.show(face, on: widget.object)
    }
    let isPlain = explanation != nil || description is EmptyView || description is Text?
    if named != nil, isPlain {
      // The page would make a button as wide as itself.
      let centered = Actions.self == EmptyView.self ? nil : VStack(spacing: 12) { actions }
      context.embed(centered) { SingleChild.place($0, in: widget) }
    } else {
      let content = VStack(spacing: 24) {
        if named == nil { label.font(.largeTitle) }
        if !isPlain { description }
        actions
      }
      context.embed(content) { SingleChild.place($0, in: widget) }
    }
  }
}

extension ContentUnavailableView.Coordinator {
  fileprivate func show(_ face: Face, on page: Object) {
    if face.icon != self.face?.icon {
      if !face.icon.isEmpty {
        IconTheme.check(face.icon, in: "ContentUnavailableView “\(face.title)”")
      }
      page.setProperty("icon-name", to: face.icon.isEmpty ? nil : face.icon.withoutNUL)
    }
    // The description of the page is markup, its title is not.
    page.setProperty("title", to: face.title.withoutNUL)
    page.setProperty("description", to: face.description.escapedForMarkup)
    self.face = face
  }
}

extension Image {
  /// The name of the icon, where it is one.
  fileprivate var iconName: String? {
    if case .icon(let name) = source { name } else { nil }
  }
}

extension String {
  /// The text as Pango markup that shows it as it is.
  var escapedForMarkup: String {
    guard let escaped = unsafe g_markup_escape_text(withoutNUL, -1) else { return "" }
    defer { unsafe g_free(escaped) }
    return unsafe String(cString: escaped)
  }
}
