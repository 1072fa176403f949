import Testing

extension EndToEndTests {
  /// What random sessions have found, each by itself.
  @MainActor
  @Suite
  struct FoundByUse {
    @Test
    func `Control K finds the field of a sidebar that was hidden`() async throws {
      let app = try await RunningApp(["lakes://baikal/"], home: PrivateHome())
      try await app.title("Lake Baikal")
      let narrow = try await app.page()
      Input.key("F9")
      try await app.waiting("the text to take the place of the sidebar") {
        (app.tree?.first(named: "WebKitWebView")?.box.width ?? 0) > narrow.width + 100 ? true : nil
      }
      Input.key("k", holding: "Control_L")
      try await app.node("Filter Articles") { $0.isFocused }
      Input.key("Escape")
      try await app.node("WebKitWebView") { $0.isFocused }
      try await app.quit()
    }

    @Test
    func `The next start goes on with the window that was used last, not with a closed one`()
      async throws
    {
      let home = try PrivateHome()
      let app = try await RunningApp(["lakes://baikal/"], home: home)
      try await app.title("Lake Baikal")
      Input.key("n", holding: "Control_L")
      let second = try await app.waiting("a second window") {
        Display.shared.windows.dropFirst().first { Display.shared.isActive($0) }
      }
      try await app.hand(["lakes://titicaca/"])
      try await app.waiting("another article in it") {
        Display.shared.title(of: second) == "Lake Titicaca" ? true : nil
      }
      Display.shared.close(second)
      _ = try await app.activeWindow()
      try await app.waiting("the article of the first window to be kept") {
        try KeptState(in: home).settings["open-article"]?.contains("baikal") == true ? true : nil
      }
      try await app.quit()
      let again = try await RunningApp(home: home)
      try await again.title("Lake Baikal")
      try await again.quit()
    }
  }
}
