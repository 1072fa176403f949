import GTKUI

/// A header bar with items in every place, of which some give way.
struct ToolbarPage: View {
  var body: some View {
    ContentUnavailableView(
      "A Header Bar", systemImage: "focus-top-bar-symbolic",
      description: Text("Make the window narrow: the less important buttons give way.")
    )
    .navigationSubtitle("Every placement")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      ToolbarItem(placement: .navigation) {
        Button("Back", systemImage: "go-previous-symbolic") {}
      }
      .visibilityPriority(.standard)
      ToolbarItem(placement: .navigation) {
        Button("Forward", systemImage: "go-next-symbolic") {}
      }
      .visibilityPriority(.low)
      ToolbarItem { Button("Star", systemImage: "starred-symbolic") {} }
        .visibilityPriority(.low)
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Zoom Out", systemImage: "zoom-out-symbolic") {}.help("Show more at once")
        Button("Zoom In", systemImage: "zoom-in-symbolic") {}.help("Show it larger")
      }
      .visibilityPriority(.standard)
      ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
    }
  }
}
