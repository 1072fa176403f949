import GLibSupport
import Observation

extension WebPage {
  /// What the page calls the browser instead of WebKit's own name; nothing for that one.
  public var customUserAgent: String? {
    get {
      access(keyPath: \.customUserAgent)
      return engine.customUserAgent
    }
    set {
      withMutation(keyPath: \.customUserAgent) { engine.customUserAgent = newValue }
    }
  }

  /// Whether the user may inspect the page with WebKit's developer tools.
  ///
  /// They may not unless said.
  public var isInspectable: Bool {
    get {
      access(keyPath: \.isInspectable)
      return engine.settings.property("enable-developer-extras")
    }
    set {
      withMutation(keyPath: \.isInspectable) {
        engine.settings.setProperty("enable-developer-extras", to: newValue)
      }
    }
  }

  /// Whether the user may change the page as in an editor.
  ///
  /// They may not unless said, but for what the page itself lets them.
  ///
  /// Not part of Apple's API.
  public var isEditable: Bool {
    get {
      access(keyPath: \.isEditable)
      return engine.view.property("editable")
    }
    set {
      withMutation(keyPath: \.isEditable) { engine.view.setProperty("editable", to: newValue) }
    }
  }

  /// Whether a caret shows in the page, with which the keyboard moves through its text and selects it.
  ///
  /// None does unless said.
  ///
  /// Not part of Apple's API.
  public var isCaretBrowsingEnabled: Bool {
    get {
      access(keyPath: \.isCaretBrowsingEnabled)
      return engine.settings.property("enable-caret-browsing")
    }
    set {
      withMutation(keyPath: \.isCaretBrowsingEnabled) {
        engine.settings.setProperty("enable-caret-browsing", to: newValue)
      }
    }
  }

  /// How much larger than usual the page is shown: 1 is its own size.
  ///
  /// Not part of Apple's API.
  public var zoom: Double {
    get {
      access(keyPath: \.zoom)
      return engine.view.property("zoom-level")
    }
    set {
      withMutation(keyPath: \.zoom) { engine.view.setProperty("zoom-level", to: newValue) }
    }
  }
}
