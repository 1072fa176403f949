import Testing

extension EndToEndTests {
  @MainActor
  @Suite
  struct Reading {
    @Test
    func `The second article opens when it is chosen in the sidebar`() async throws {
      let app = try await RunningApp(home: PrivateHome())
      let row = try await app.node("Lake Superior", role: "list item")
      try await app.click(row)
      try await app.title("Lake Superior")
      try await app.quit()
    }
  }
}
