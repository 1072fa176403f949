import Foundation
import GTKUI

/// Icons, labels, progress, and what stands in the place of missing content.
struct PicturesPage: View {
  var body: some View {
    Samples {
      Sample("Icons") {
        Across {
          Image(systemName: "edit-find-symbolic").imageScale(.small)
          Image(systemName: "edit-find-symbolic")
          Image(systemName: "edit-find-symbolic").imageScale(.large)
          Image(systemName: "edit-find-symbolic").font(.system(size: 48))
          Image(systemName: "starred-symbolic").foregroundStyle(.tint)
          Image(systemName: "no-such-icon-symbolic").accessibilityLabel("Missing")
        }
      }
      Sample("Pictures") {
        Across {
          picture("As it is") { $0 }
          picture("Stretched") { $0.resizable() }
          picture("All of it") { $0.resizable().scaledToFit() }
          picture("Filling") { $0.resizable().scaledToFill() }
          picture("By its content mode") { $0.resizable().aspectRatio(contentMode: .fit) }
        }
      }
      Sample("Labels") {
        Across {
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
          Across {
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

  /// A picture in a place of a shape that is not its own, which its title tells of.
  private func picture(_ title: String, _ fit: (Image) -> Image) -> some View {
    VStack {
      fit(Image(data: Self.picture)).frame(width: 120, height: 60)
        .background(.gray.opacity(0.2)).accessibilityHidden(true)
      Text(title).font(.caption)
    }
  }

  /// A square of four colours, as a PNG file.
  private static let picture =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAA3klEQVR42u3PMQ7CMBBE0bkHLS0V4nLUXBBx\
        AQrOQDskEhWECHt35LWzxa9nHk6XB5Qdr2dp3of52TSyVCgA1/oBcMPIjhcATBDZ8QpAFUR23AAogkjPGwH0\
        ArAhgFYAAwBYC2AgAEsBDAjgZgAMDODwAHYA4LAAdgRgAqIB2CGACUhAAibA83aYo6r7bq8sAQlIwBuADgFI\
        QDQAOgJgWAA6AGB4AAIDsBkAAgJQCkAgAGoBCACAFYCGAHgB0AAAb0AVRHXcAiiCqI57AP6CqI57AlYxitNK\
        wFeeZ5d6AcHOZq0ZJ5PPAAAAAElFTkSuQmCC
        """
    ) ?? Data()
}
