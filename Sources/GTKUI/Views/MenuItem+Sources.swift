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
    let start = groups.count - 1
    GTKUI.collectMenuItems(of: content, into: &groups)
    if let heading = LabelTexts(of: header)?.title, !heading.isEmpty,
      let first = groups.indices.first(where: { $0 >= start && !groups[$0].isEmpty })
    {
      groups[first][0].heading = heading
    }
    groups.append([])
  }
}

extension Button: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    groups[groups.count - 1].append(
      MenuItem(title: LabelTexts(of: label)?.title ?? "", role: role, action: action))
  }
}

extension Toggle: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    let isOn = isOn
    groups[groups.count - 1].append(
      MenuItem(title: LabelTexts(of: label)?.title ?? "", kind: .check(isOn: isOn.wrappedValue)) {
        isOn.wrappedValue.toggle()
      })
  }
}

extension Menu: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    groups[groups.count - 1].append(
      MenuItem(title: LabelTexts(of: label)?.title ?? "", kind: .submenu(makeGroups())) {})
  }
}

extension TextField: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    groups[groups.count - 1].append(MenuItem(title: title, kind: .view(AnyView(self))) {})
  }
}

extension ShortcutView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    GTKUI.collectMenuItems(of: content, into: &groups)
    guard let shortcut, var item = groups[groups.count - 1].popLast() else { return }
    item.shortcuts.append(shortcut)
    groups[groups.count - 1].append(item)
  }
}

extension AttributedView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    collectChanged(content, into: &groups) { item in
      guard case .view(let view) = item.kind else { return }
      item.kind = .view(
        AnyView(AttributedView<AnyView, Attribute>(content: view, attribute: attribute)))
    }
  }
}

extension EnvironmentView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    collectChanged(content, into: &groups) { item in
      guard case .view(let view) = item.kind else { return }
      item.kind = .view(AnyView(EnvironmentView<AnyView>(content: view, change: change)))
    }
  }
}

extension FocusView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    collectChanged(content, into: &groups) { item in
      guard case .view(let view) = item.kind else { return }
      let focused = FocusView<AnyView, Value>(
        content: view, binding: binding, value: value, none: none)
      item.kind = .view(AnyView(focused))
    }
  }
}

extension DisabledView: MenuItemSource {
  func collectMenuItems(into groups: inout [[MenuItem]]) {
    collectChanged(content, into: &groups) { item in
      guard isDisabled else { return }
      item.isEnabled = false
      guard case .view(let view) = item.kind else { return }
      item.kind = .view(AnyView(DisabledView<AnyView>(isDisabled: true, content: view)))
    }
  }
}

/// Adds the menu items of a view, each changed.
private func collectChanged<Content: View>(
  _ view: Content, into groups: inout [[MenuItem]], change: (inout MenuItem) -> Void
) {
  var inner: [[MenuItem]] = [[]]
  collectMenuItems(of: view, into: &inner)
  for group in inner.indices {
    for index in inner[group].indices { change(&inner[group][index]) }
  }
  groups[groups.count - 1] += inner[0]
  groups += inner.dropFirst()
}
