/// The header of a column or window, which views inside it put titles and buttons into.
final class ColumnChrome {
  let widget: Widget
  let header: Header
  private var groups: [ObjectIdentifier: [ToolbarEntry]] = [:]
  private var order: [ObjectIdentifier] = []
  private var titles: [(owner: ObjectIdentifier, title: String?, subtitle: String?)] = []

  /// Whether the title of the column is the window's title.
  let namesWindow: Bool

  /// Hears the title when it is the window's title too.
  var windowTitle: ((String) -> Void)?

  /// Whether the column is the only one that shows, so that its header carries the window's buttons
  /// at the start too.
  var isAlone = true {
    didSet { if isAlone != oldValue { header.setStartButtons(isAlone) } }
  }

  init(isSidebar: Bool) {
    namesWindow = !isSidebar
    header = Header(showsStartButtons: true, showsEndButtons: !isSidebar)
    widget = header.makeColumn()
  }

  func setContent(_ widgets: [Widget]) { header.setContent(widgets) }

  /// Sets the buttons of one `toolbar` modifier; none take them away.
  func setEntries(_ entries: [ToolbarEntry], of owner: ObjectIdentifier) {
    if groups[owner] == nil { order.append(owner) }
    groups[owner] = entries
    if entries.isEmpty {
      groups[owner] = nil
      order.removeAll { $0 == owner }
    }
    header.show(order.flatMap { groups[$0] ?? [] })
  }

  /// Sets the title that one modifier asks for.
  ///
  /// The innermost of those that ask is shown.
  func setTitle(_ title: String?, subtitle: String?, of owner: ObjectIdentifier) {
    if let index = titles.firstIndex(where: { $0.owner == owner }) {
      if let title { titles[index].title = title }
      if let subtitle { titles[index].subtitle = subtitle }
    } else {
      titles.append((owner, title, subtitle))
    }
    showTitle()
  }

  /// Forgets the title of a modifier that has gone.
  func removeTitle(of owner: ObjectIdentifier) {
    titles.removeAll { $0.owner == owner }
    showTitle()
  }

  private func showTitle() {
    let title = titles.last { $0.title != nil }?.title ?? ""
    let subtitle = titles.last { $0.subtitle != nil }?.subtitle ?? ""
    header.setTitle(title, subtitle: subtitle)
    windowTitle?(title)
  }
}

/// A widget of a toolbar and the place that it asks for.
struct ToolbarEntry: Hashable {
  let widget: Widget
  let placement: ToolbarItemPlacement
  var priority = ToolbarItemVisibilityPriority.high
}

extension EnvironmentValues {
  /// The header of the column that a view stands in.
  var columnChrome: ColumnChrome? {
    get { self[ColumnChromeKey.self] }
    set { self[ColumnChromeKey.self] = newValue }
  }

  /// Hears the title of the content, which is the window's title too.
  var windowTitle: ((String) -> Void)? {
    get { self[WindowTitleKey.self] }
    set { self[WindowTitleKey.self] = newValue }
  }
}

private struct ColumnChromeKey: EnvironmentKey {
  static var defaultValue: ColumnChrome? { nil }
}

private struct WindowTitleKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}
