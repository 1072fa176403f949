import GTKUI

/// Icons, labels, progress, and what stands in the place of missing content.
struct PicturesPage: View {
  var body: some View {
    Samples {
      Sample("Icons") {
        HStack(spacing: 12) {
          Image(systemName: "edit-find-symbolic").imageScale(.small)
          Image(systemName: "edit-find-symbolic")
          Image(systemName: "edit-find-symbolic").imageScale(.large)
          Image(systemName: "edit-find-symbolic").font(.system(size: 48))
          Image(systemName: "starred-symbolic").foregroundStyle(.tint)
          Image(systemName: "no-such-icon-symbolic").accessibilityLabel("Missing")
        }
      }
      Sample("Labels") {
        HStack(spacing: 24) {
          Label("Title and icon", systemImage: "starred-symbolic")
          Label("Title only", systemImage: "starred-symbolic").labelStyle(.titleOnly)
          Label("Icon only", systemImage: "starred-symbolic").labelStyle(.iconOnly)
        }
      }
      Sample("Progress") {
        VStack(alignment: .leading, spacing: 12) {
          ProgressView(value: 0.4)
          ProgressView("Copying…", value: 3, total: 4)
          ProgressView().progressViewStyle(.linear)
          HStack(spacing: 24) {
            ProgressView()
            ProgressView("Loading…")
          }
        }
        .frame(maxWidth: 400)
      }
      Sample("Content that is not there") {
        ContentUnavailableView {
          Label("No Lakes", systemImage: "edit-find-symbolic")
        } description: {
          Text("There are none <b>here</b>.")
        } actions: {
          Button("Look Elsewhere") {}.buttonStyle(.pill)
        }
      }
    }
  }
}
