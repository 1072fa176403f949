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
  }
}
