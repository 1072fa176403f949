import GTKUI

/// Every view and modifier of GTKUI, a page for each kind.
@main
struct Gallery: App {
  static var identifier: String { "io.github.lakesreader.Gallery" }
  static var name: String { "GTKUI Gallery" }

  var body: some Scene {
    WindowGroup("GTKUI Gallery") { GalleryView() }
      .defaultSize(width: 900, height: 700)
      .commands { GalleryCommands() }
    // A window of its own, which opens in the same size each time.
    Window("Lakes of the World", id: "lakes") { LakesWindow() }
      .defaultSize(width: 700, height: 500)
      .restorationBehavior(.disabled)
    WindowGroup("Lake", id: "lake", for: Lake.ID.self) { $id in LakeView(id: id) }
      .defaultSize(width: 400, height: 300)
    Settings { GallerySettings() }
  }
}
