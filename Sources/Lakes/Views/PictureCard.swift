import GTKUI
import WebKitUI

/// A picture over the article, by itself.
struct PictureCard: View {
  let viewer: PictureViewer
  let close: () -> Void

  var body: some View {
    PageCard(
      page: viewer.page, title: viewer.words.title, subtitle: viewer.words.caption, close: close,
      onZoom: { viewer.zoom(larger: $0) }
    ) {
      Button("Zoom Out", systemImage: "zoom-out-symbolic") { viewer.zoom(larger: false) }
        .buttonStyle(.borderless)
        .disabled(!viewer.canShrink)
      Button("Zoom In", systemImage: "zoom-in-symbolic") { viewer.zoom(larger: true) }
        .buttonStyle(.borderless)
        .disabled(!viewer.canGrow)
      Button("Fit to Window", systemImage: "zoom-fit-best-symbolic") { viewer.fit() }
        .buttonStyle(.borderless)
        .disabled(viewer.scale == nil)
    }
    .onChange(of: viewer.page.isLoading, initial: true) { _, isLoading in
      if !isLoading { viewer.draw() }
    }
  }
}
