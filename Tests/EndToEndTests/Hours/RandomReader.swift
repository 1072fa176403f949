import CX11
import Foundation
import TestSupport

/// A reader who does one thing after another without much thought, the same ones each time for a seed.
@MainActor
final class RandomReader {
  /// The program, which may be started again meanwhile.
  var app: RunningApp
  private let library: HoursLibrary
  private var random: SeededGenerator
  private var files = 0
  /// What was done, the last one last.
  private(set) var done: [ReaderAction] = []

  /// The sizes of windows that a reader may choose.
  private static let widths = 420..<1200
  private static let heights = 400..<860

  init(_ app: RunningApp, library: HoursLibrary, seed: UInt64) {
    self.app = app
    self.library = library
    random = SeededGenerator(seed: seed)
  }

  /// Does something.
  ///
  /// - Throws: where the program has ended or does not answer.
  func act() async throws {
    do {
      // It waits for the window, and throws when the program has ended.
      let window = try await activeWindow()
      guard let action = ReaderAction.weighted.randomElement(using: &random) else { return }
      done.append(action)
      try await perform(action, in: window)
    } catch {
      throw Timeout(
        description: "after \(done.count) actions, of them \(done.suffix(12)): \(error)")
    }
  }

  /// Closes whatever lies over the text, and leaves the full screen; the sidebar stays as it is.
  func tidy() async throws {
    for _ in 0..<6 {
      _ = try await activeWindow()
      Input.key("Escape")
    }
    // A key that comes while one page takes the place of another is lost, as it is for people.
    try await again("the field above the list") {
      app.tree?.first(named: "Filter Articles")?.isFocused == true
    } by: {
      Input.key("k", holding: "Control_L")
    }
    try await again("the text with the keyboard") {
      app.tree?.first(named: "WebKitWebView")?.isFocused == true
    } by: {
      // Escape has stopped the first page of its kind from coming: there is no text.
      let isEmpty = app.tree?.first(named: "Nothing to Read Yet", role: "label") != nil
      Input.key(isEmpty ? "F5" : "Escape")
    }
    // So is a size that is asked for while the window still leaves the full screen.
    let window = try await activeWindow()
    try await again("the usual size") {
      let box = Display.shared.box(of: window)
      return box.width == 1100 && box.height == 760
    } by: {
      Input.key("Escape")
      Display.shared.resize(window, width: 1100, height: 760)
    }
  }

  /// Does something every two seconds until it has had its effect.
  private func again(
    _ what: String, until isDone: () -> Bool, by action: () -> Void
  ) async throws {
    var last = ContinuousClock.now - .seconds(2)
    try await app.waiting(what) { () -> Bool? in
      if isDone() { return true }
      guard ContinuousClock.now - last > .seconds(2) else { return nil }
      last = .now
      action()
      return nil
    }
  }

  /// The window with the keyboard, once no other is left over it.
  ///
  /// Those that were opened last are closed, also where they come late.
  private func activeWindow() async throws -> Window {
    var closed = ContinuousClock.now - .seconds(2)
    return try await app.waiting("one window, with the keyboard") {
      let windows = Display.shared.windows
      if windows.count == 1, Display.shared.isActive(windows[0]) { return windows[0] }
      guard let first = windows.first, ContinuousClock.now - closed > .seconds(2) else {
        return nil
      }
      closed = .now
      // A pointer that missed it on its way out of the full screen has taken the keyboard from it.
      guard windows.count > 1 else {
        Display.shared.activate(first)
        return nil
      }
      // A pop-over of the first window keeps the others from being closed.
      Input.key("Escape")
      windows.dropFirst().forEach(Display.shared.close)
      return nil
    }
  }

  private func perform(_ action: ReaderAction, in window: Window) async throws {
    switch action {
    case .nextArticle: Input.key("Page_Down", holding: "Control_L")
    case .previousArticle: Input.key("Page_Up", holding: "Control_L")
    case .back: Input.key("Left", holding: "Alt_L")
    case .forward: Input.key("Right", holding: "Alt_L")
    case .reload: Input.key("F5")
    case .scroll: Input.scroll(down: true, notches: 3, over: point(in: window))
    case .scrollBack: Input.scroll(down: false, notches: 2, over: point(in: window))
    case .pageDown: Input.key("Page_Down")
    case .end: Input.key("End")
    case .home: Input.key("Home")
    case .click, .section:
      let point = point(in: window, isBeside: action == .section)
      Input.click(point.x, point.y)
    case .find:
      Input.key("f", holding: "Control_L")
      Input.type(["water", "part", "note", "zzz"].randomElement(using: &random) ?? "")
    case .step: Input.key("Return")
    case .filter:
      Input.key("k", holding: "Control_L")
      Input.type(["m", "pond", "water", "zzz"].randomElement(using: &random) ?? "")
    case .escape: Input.key("Escape")
    case .larger: Input.key("plus", holding: "Control_L")
    case .smaller: Input.key("minus", holding: "Control_L")
    case .usualSize: Input.key("0", holding: "Control_L")
    case .sidebar: Input.key("F9")
    case .caret: Input.key("F7")
    case .fullScreen: Input.key("F11")
    case .resize:
      try await resize(
        window, Int.random(in: Self.widths, using: &random),
        Int.random(in: Self.heights, using: &random))
    case .theme, .openFile, .removeFile, .newWindow, .preferences, .address:
      try await performSlowly(action)
    }
  }

  /// Gives the window another size, and waits until it has it: outside of it the pointer does other things.
  ///
  /// One that fills the screen keeps its size.
  private func resize(_ window: Window, _ width: Int, _ height: Int) async throws {
    Display.shared.resize(window, width: width, height: height)
    try await perhaps(within: 1) {
      let box = Display.shared.box(of: window)
      return box.width == width && box.height == height ? true : nil
    }
  }

  private func performSlowly(_ action: ReaderAction) async throws {
    switch action {
    case .theme:
      try await choose(
        theme: ["System", "Light", "Sepia", "Dark"].randomElement(using: &random) ?? "")
    case .openFile: try await openFile()
    case .removeFile: try await removeFile()
    case .newWindow:
      Input.key("n", holding: "Control_L")
      // A key that comes while one page takes the place of another is lost, as it is for people.
      try await perhaps(within: 3) {
        Display.shared.windows.count > 1 ? true : nil
      }
      Input.key("Page_Down", holding: "Control_L")
    case .preferences:
      Input.key("comma", holding: "Control_L")
      try await perhaps(within: 3) {
        Display.shared.windows.count > 1 ? true : nil
      }
      Input.key("Escape")
    default:
      Input.key("l", holding: "Control_L")
      Input.type("pond")
      Input.key("Escape")
    }
  }

  /// Chooses a theme in the window's pop-over, where its header has room for the button.
  private func choose(theme: String) async throws {
    guard let button = app.tree?.first(named: "Text Appearance", role: "push button"),
      button.isSensitive
    else { return }
    try button.press()
    // What was done before may take the button away, and the pop-over with it.
    let choice = try await perhaps(within: 3) {
      app.tree?.first(named: theme, role: "radio button")
    }
    try choice?.press()
    Input.key("Escape")
  }

  /// Opens one of five files by a second start, which hands it to the program that runs.
  private func openFile() async throws {
    files += 1
    let file = try library.file(files % 5)
    try await app.hand([file.path])
  }

  /// Takes the first opened file off the list, and puts it back as often as not.
  private func removeFile() async throws {
    guard
      let row = app.tree?.first(where: {
        $0.role == "list item" && $0.firstLabel.hasPrefix("File ")
      }),
      row.isShown
    else { return }
    let middle = row.box.moved(by: Display.shared.place(of: try await activeWindow())).middle
    Input.rightClick(middle.x, middle.y)
    let remove = try await perhaps(within: 3) {
      app.tree?.first(named: "Remove", role: "menu item")
    }
    guard let remove else { return Input.key("Escape") }
    try remove.press()
    guard Bool.random(using: &random) else { return }
    let undo = try await perhaps(within: 3) { app.tree?.first(named: "Undo") }
    try undo?.press()
  }

  /// A place in the window: beside the text the list has it, below the header the text.
  private func point(in window: Window, isBeside: Bool = false) -> (x: Int, y: Int) {
    let box = Display.shared.box(of: window)
    let left = isBeside ? 20..<240 : max(box.width / 3, 20)..<(box.width - 20)
    return (
      box.x + Int.random(in: left, using: &random),
      box.y + Int.random(in: 110..<max(box.height - 20, 120), using: &random)
    )
  }
}
