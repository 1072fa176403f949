import CGTK
import GLibSupport
import Glibc

/// Keeps what the user has set for all programs in step with libadwaita and GTK.
final class SystemAppearanceWatch {
  private let styles: Object
  private let settings: Object

  /// Tells an object of each change; nothing without a display.
  init?(telling appearance: SystemAppearance) {
    guard unsafe gdk_display_get_default() != nil,
      let styles = unsafe adw_style_manager_get_default(),
      let settings = unsafe gtk_settings_get_default()
    else { return nil }
    self.styles = unsafe Object(retaining: UnsafeMutableRawPointer(styles))
    self.settings = unsafe Object(retaining: UnsafeMutableRawPointer(settings))
    self.styles.onChange(of: "dark") { [weak self, weak appearance] in self?.read(into: appearance)
    }
    self.styles.onChange(of: "high-contrast") { [weak self, weak appearance] in
      self?.read(into: appearance)
    }
    self.settings.onChange(of: "gtk-enable-animations") { [weak self, weak appearance] in
      self?.read(into: appearance)
    }
    read(into: appearance)
  }

  private func read(into appearance: SystemAppearance?) {
    guard let appearance else { return }
    appearance.colorScheme = styles.property("dark") ? .dark : .light
    appearance.contrast = styles.property("high-contrast") ? .increased : .standard
    appearance.reducesMotion = !settings.property("gtk-enable-animations", as: Bool.self)
  }
}

/// Asks for light or dark windows, for the whole program: libadwaita knows no smaller place.
enum ProgramColorScheme {
  private static var wishes: [(owner: ObjectIdentifier, scheme: ColorScheme)] = []

  /// Sets the wish of a view; the last one to wish is heard.
  static func wish(for scheme: ColorScheme?, by owner: ObjectIdentifier) {
    if let index = wishes.firstIndex(where: { $0.owner == owner }) {
      if let scheme { wishes[index].scheme = scheme } else { wishes.remove(at: index) }
    } else if let scheme {
      wishes.append((owner, scheme))
    }
    guard let manager = unsafe adw_style_manager_get_default() else { return }
    let value =
      switch wishes.last?.scheme {
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      case nil: ADW_COLOR_SCHEME_DEFAULT
      }
    unsafe adw_style_manager_set_color_scheme(manager, value)
  }
}

extension LayoutDirection {
  /// The direction of the user's language.
  static var ofSystem: LayoutDirection {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }
}

extension Widget {
  /// Mirrors the widget and all inside it, or lets the system decide again.
  func setDirection(_ direction: LayoutDirection?, isDeep: Bool = true) {
    let value =
      switch direction {
      case .leftToRight: GTK_TEXT_DIR_LTR
      case .rightToLeft: GTK_TEXT_DIR_RTL
      case nil: GTK_TEXT_DIR_NONE
      }
    // GTK hands the direction of a widget to none of those inside.
    func visit(_ widget: UnsafeMutablePointer<GtkWidget>) {
      unsafe gtk_widget_set_direction(widget, value)
      guard isDeep else { return }
      var child = unsafe gtk_widget_get_first_child(widget)
      while let current = unsafe child {
        unsafe visit(current)
        unsafe child = gtk_widget_get_next_sibling(current)
      }
    }
    unsafe visit(pointer)
  }
}

/// The name of the user's language and region, as `de_DE`.
var localeName: String {
  guard let name = unsafe setlocale(LC_MESSAGES, nil) else { return "en_US" }
  let full = unsafe String(cString: name)
  let plain = full.split { $0 == "." || $0 == "@" }.first.map(String.init) ?? ""
  return ["", "C", "POSIX"].contains(plain) ? "en_US" : plain
}
