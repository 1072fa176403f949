/// One line of a menu, or one answer of a dialog.
struct MenuItem {
  var title: String
  /// The keys that choose it; the first stands beside it.
  var shortcuts: [KeyboardShortcut] = []
  var isEnabled = true
  var role: ButtonRole?
  var kind = Kind.action
  /// The title of the section that begins with the item.
  var heading: String?
  var action: () -> Void

  /// What an item is besides its title.
  indirect enum Kind {
    /// It does something.
    case action
    /// It is on or off.
    case check(isOn: Bool)
    /// It is one of several, of which one is chosen.
    case choice(isChosen: Bool)
    /// It opens more items.
    case submenu([[MenuItem]])
    /// It is a view: a field in a dialog.
    case view(AnyView)
  }

  /// What the menu shows of it, state and sensitivity aside, which change in place.
  var face: Face {
    let kind: Face.Kind =
      switch kind {
      case .action, .view: .action
      case .check: .check
      case .choice: .choice
      case .submenu(let groups) where isEnabled: .submenu(groups.map { $0.map(\.face) })
      case .submenu: .action
      }
    return Face(
      title: title.shortened(to: 100), heading: heading?.shortened(to: 100),
      accelerators: shortcuts.map(\.accelerator), kind: kind)
  }

  struct Face: Hashable {
    let title: String
    let heading: String?
    let accelerators: [String]
    let kind: Kind

    indirect enum Kind: Hashable {
      case action
      case check
      case choice
      case submenu([[Face]])
    }
  }

  /// The item and those of its submenus, each before what is inside it.
  var flattened: [MenuItem] {
    guard case .submenu(let groups) = kind, isEnabled else { return [self] }
    return [self] + groups.joined().flatMap(\.flattened)
  }
}

extension String {
  /// The text on one line, cut where it is longer than a number of characters.
  ///
  /// A menu grows as wide as its longest line.
  func shortened(to limit: Int) -> String {
    var text = prefix(limit + 1)
    if text.contains(where: \.isNewline) { text = text.replacing(/\R/, with: " ")[...] }
    return text.count > limit ? text.prefix(limit - 1) + "…" : String(text)
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

/// The items of a view, in groups of which none is empty.
func menuGroups<Content: View>(of view: Content) -> [[MenuItem]] {
  var groups: [[MenuItem]] = [[]]
  collectMenuItems(of: view, into: &groups)
  return groups.filter { !$0.isEmpty }
}
