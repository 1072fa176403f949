/// The header of a column or window, which views inside it put titles and buttons into.
final class ColumnChrome {
  private let isSidebar: Bool
  private var made: Header?
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
    didSet { if isAlone != oldValue { made?.setStartButtons(isAlone) } }
  }

  /// The columns with headers of their own in the window that this is the header of.
  private(set) var columns: [ColumnChrome] = []

  /// Hears that there is a column, or none any more.
  var coverChanged: () -> Void = {}

  /// Whether it is the header of a window as a whole, which gives way to those of columns inside.
  let isOfWindow: Bool

  /// What the header says as long as no view inside names it.
  private let usualTitle: String

  init(isSidebar: Bool = false, isOfWindow: Bool = false, usualTitle: String = "") {
    self.isSidebar = isSidebar
    self.isOfWindow = isOfWindow
    self.usualTitle = usualTitle
    namesWindow = !isSidebar
  }

  /// The header, made when it is asked for: a window of columns never has one of its own.
  private var header: Header {
    if let made { return made }
    let header = Header(showsStartButtons: isAlone, showsEndButtons: !isSidebar)
    made = header
    header.show(entries)
    showTitle(in: header)
    return header
  }

  /// The column, with the header at its top.
  var widget: Widget { header.makeColumn() }

  func setContent(_ widgets: [Widget]) { header.setContent(widgets) }

  /// Whether columns inside have headers, so that this one does not show.
  var isCovered: Bool { !columns.isEmpty }

  /// Notes that a column inside has a header.
  func cover(with column: ColumnChrome) {
    columns.append(column)
    if columns.count == 1 { coverChanged() }
  }

  /// Notes that such a column has gone.
  func uncover(_ column: ColumnChrome) {
    columns.removeAll { $0 === column }
    if columns.isEmpty { coverChanged() }
  }

  /// What stands below the header.
  var contents: [Widget] { made?.content ?? [] }

  /// Sets the buttons of one `toolbar` modifier; none take them away.
  func setEntries(_ entries: [ToolbarEntry], of owner: ObjectIdentifier) {
    if groups[owner] == nil { order.append(owner) }
    groups[owner] = entries
    if entries.isEmpty {
      groups[owner] = nil
      order.removeAll { $0 == owner }
    }
    made?.show(self.entries)
  }

  private var entries: [ToolbarEntry] { order.flatMap { groups[$0] ?? [] } }

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
    if let made { showTitle(in: made) }
    windowTitle?(title)
  }

  private var title: String { titles.last { $0.title != nil }?.title ?? "" }

  private func showTitle(in header: Header) {
    let subtitle = titles.last { $0.subtitle != nil }?.subtitle ?? ""
    header.setTitle(title.isEmpty ? usualTitle : title, subtitle: subtitle)
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
