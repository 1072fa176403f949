import CGTK
import GLibSupport

/// The window that lists the keyboard shortcuts.
enum ShortcutsWindow {
  /// Makes the window over another.
  ///
  /// - Parameters:
  ///   - groups: what it lists, under titles; keys that stand there twice are left out.
  ///   - parent: the window that the shortcuts work in.
  /// - Returns: the window; GTK owns a reference of its own.
  static func make(_ groups: [CommandCollector.Menu], over parent: Object) -> Object? {
    // GTK before 4.14 has no function that adds a part to such a window, but its builder can.
    let text = """
      <interface><object class="GtkShortcutsWindow" id="window">
      <property name="modal">1</property><property name="destroy-with-parent">1</property>
      <child><object class="GtkShortcutsSection">
      <property name="section-name">shortcuts</property>
      <property name="max-height">12</property>
      \(groups.map(markup).joined())
      </object></child></object></interface>
      """
    let builder = unsafe Object(taking: gtk_builder_new_from_string(text, -1))
    guard let pointer = unsafe gtk_builder_get_object(builder.opaque, "window") else { return nil }
    let window = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    unsafe gtk_window_set_transient_for(window.cast(), parent.cast())
    unsafe gtk_window_set_application(window.cast(), gtk_window_get_application(parent.cast()))
    return window
  }

  private static func markup(_ group: CommandCollector.Menu) -> String {
    let shortcuts = group.commands.map { command in
      let keys = command.shortcuts.map(\.accelerator).joined(separator: " ")
      return """
        <child><object class="GtkShortcutsShortcut">
        <property name="title">\(command.title.escapedForMarkup)</property>
        <property name="accelerator">\(keys.escapedForMarkup)</property>
        </object></child>

        """
    }
    return """
      <child><object class="GtkShortcutsGroup">
      <property name="title">\(group.title.escapedForMarkup)</property>
      \(shortcuts.joined())
      </object></child>

      """
  }
}

extension [CommandCollector.Menu] {
  /// The same with what views of the window have beside it; each key once, each title once in its
  /// group.
  func adding(_ views: [(title: String?, items: [MenuItem])]) -> [CommandCollector.Menu] {
    var groups = self
    var known = Set(flatMap(\.commands).flatMap(\.shortcuts))
    for (title, items) in views {
      let title = title ?? CommandGroupPlacement.Section.view.title
      for item in items {
        let shortcuts = item.shortcuts.filter { !known.contains($0) }
        guard !shortcuts.isEmpty else { continue }
        known.formUnion(shortcuts)
        let group = groups.firstIndex { $0.title == title } ?? groups.endIndex
        if group == groups.endIndex { groups.append(.init(title: title, commands: [])) }
        if let index = groups[group].commands.firstIndex(where: { $0.title == item.title }) {
          groups[group].commands[index].shortcuts += shortcuts
        } else {
          groups[group].commands.append(
            .init(title: item.title, shortcuts: shortcuts, action: item.action))
        }
      }
    }
    return groups
  }
}
