/// A button that opens a list of actions.
public struct Menu<Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let title: String
  let icon: String?
  let content: Content

  /// Makes a menu named in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what the button shows; with an icon its accessible name and its
  ///     tooltip.
  ///   - systemImage: an icon of the theme, to show instead of the title.
  ///   - content: buttons, and `Section`s or `Divider`s between them.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: titleKey), systemImage: systemImage, content: content)
  }

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: what the button shows; with an icon its accessible name and its tooltip.
  ///   - systemImage: an icon of the theme, to show instead of the title.
  ///   - content: buttons, and `Section`s or `Divider`s between them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    icon = systemImage
    self.content = content()
  }

  /// Whether it is the program's main menu, which F10 opens: it has the icon that GNOME gives it.
  var isPrimary: Bool { icon == "open-menu-symbolic" }

  /// The items of the content, in groups.
  func makeGroups() -> [[MenuItem]] {
    var groups: [[MenuItem]] = [[]]
    collectMenuItems(of: content, into: &groups)
    return groups.filter { !$0.isEmpty }
  }
}

/// One line of a menu.
struct MenuItem {
  var title: String
  /// The keys that choose it; the first stands beside it.
  var shortcuts: [KeyboardShortcut] = []
  var isEnabled = true
  var role: ButtonRole?
  var action: () -> Void

  /// What the menu shows of it.
  var face: Face { Face(title: title, accelerators: shortcuts.map(\.accelerator)) }

  struct Face: Hashable {
    let title: String
    let accelerators: [String]
  }
}

/// A view that can stand in a menu.
protocol MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]])
}

/// Adds the menu items of a view.
func collectMenuItems<Content: View>(of view: Content, into groups: inout [[MenuItem]]) {
  if let source = view as? any MenuItemSource {
    source.collectMenuItems(into: &groups)
  } else if !MenuItemSearch.isQuiet {
    Diagnostics.report("Menu: a \(Content.self) is no menu item")
  }
}

/// Looks for what could be a menu item.
enum MenuItemSearch {
  /// Whether views that are none are passed over, and not reported.
  fileprivate(set) static var isQuiet = false

  /// The menu items that a view, in a menu or not, could be.
  static func items(in view: any MenuItemSource) -> [MenuItem] {
    isQuiet = true
    defer { isQuiet = false }
    var groups: [[MenuItem]] = [[]]
    view.collectMenuItems(into: &groups)
    return groups.flatMap { $0 }
  }
}

extension EmptyView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {}
}

extension TupleView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    for view in repeat each content {
      GTKUI.collectMenuItems(of: view, into: &groups)
    }
  }
}

extension Group: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    GTKUI.collectMenuItems(of: content, into: &groups)
  }
}

extension Optional: MenuItemSource where Wrapped: View {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    guard let self else { return }
    GTKUI.collectMenuItems(of: self, into: &groups)
  }
}

extension ConditionalView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    switch self {
    case .first(let view): GTKUI.collectMenuItems(of: view, into: &groups)
    case .second(let view): GTKUI.collectMenuItems(of: view, into: &groups)
    }
  }
}

extension ForEach: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    for element in data {
      GTKUI.collectMenuItems(of: content(element), into: &groups)
    }
  }
}

extension Divider: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) { groups.append([]) }
}

extension Section: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    groups.append([])
    GTKUI.collectMenuItems(of: content, into: &groups)
    groups.append([])
  }
}

extension Button: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    let title =
      (label as? Text)?.content ?? (label as? GTKUI.Label<Text, Image>)?.title.content ?? ""
    groups[groups.count - 1].append(MenuItem(title: title, role: role, action: action))
  }
}

extension ShortcutView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    GTKUI.collectMenuItems(of: content, into: &groups)
    guard var item = groups[groups.count - 1].popLast() else { return }
    item.shortcuts.append(shortcut)
    groups[groups.count - 1].append(item)
  }
}

extension AttributedView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    GTKUI.collectMenuItems(of: content, into: &groups)
  }
}

extension DisabledView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    var inner: [[MenuItem]] = [[]]
    GTKUI.collectMenuItems(of: content, into: &inner)
    if isDisabled {
      for group in inner.indices {
        for index in inner[group].indices { inner[group][index].isEnabled = false }
      }
    }
    groups[groups.count - 1] += inner[0]
    groups += inner.dropFirst()
  }
}
