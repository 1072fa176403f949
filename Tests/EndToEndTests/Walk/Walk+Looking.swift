import Foundation
import Testing

extension Walk {
  /// Where the pictures are put: a folder a setting.
  private static let pictures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.build/screenshots").standardized

  /// Keeps a picture of what shows, for people to look at.
  ///
  /// - Parameter name: its name.
  /// - Throws: `Timeout` where the window never stands still, or what the file system says.
  func look(_ name: String) async throws {
    let picture = try await stillPicture()
    let folder = Self.pictures.appending(path: setting.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    picture.save(as: folder.appending(path: "\(name).png"))
  }

  /// What the screen shows at the window and around it once nothing moves any more.
  ///
  /// Menus reach over the edges of a small window.
  func stillPicture() async throws -> Picture { try await still(surroundings) }

  /// The window and what is around it.
  var surroundings: Box {
    let box = app.window.map(Display.shared.box) ?? Box()
    return Box(x: box.x - 40, y: box.y - 40, width: box.width + 80, height: box.height + 80)
  }

  /// What the page shows once nothing moves any more.
  func stillPage() async throws -> Picture { try await still(app.page()) }

  private func still(_ box: Box) async throws -> Picture {
    var last = Display.shared.picture(of: box)
    var same = 0
    return try await app.waiting("a window that stands still") {
      let now = Display.shared.picture(of: box)
      // A caret that blinks is as high as a line of text.
      same = now.unlikeRows(last) <= 24 ? same + 1 : 0
      last = now
      return same >= 8 && now.colours > 8 ? now : nil
    }
  }

  /// Expects that something stands nearer to where reading starts than something else.
  func expectOrder(
    _ first: AccessibleNode, _ second: AccessibleNode,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (before, after) = (first.box.middle.x, second.box.middle.x)
    #expect(
      setting.isArabic ? before > after : before < after,
      "\(first.name) \(before), \(second.name) \(after)", sourceLocation: sourceLocation)
  }
}
