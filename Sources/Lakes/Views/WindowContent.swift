import Foundation
import GTKUI
import WebKitUI

/// What a window shows: the reader, or why pages cannot be shown on this system.
struct WindowContent: View {
  let address: URL?
  @State private var sandbox = WebPage.Sandbox.check()

  var body: some View {
    switch sandbox {
    case .available:
      ReaderView(opening: address)
    case .unavailable(let reason):
      NavigationStack {
        ContentUnavailableView {
          Label("Articles Cannot Be Shown Safely", systemImage: "security-low-symbolic")
        } description: {
          Text(reason)
        } actions: {
          Button("Read Without the Sandbox", role: .destructive) {
            WebPage.Sandbox.switchOff()
            sandbox = .available
          }
          .buttonStyle(.pill)
          .help("The bundled articles run no scripts. Do not open pages that you do not trust.")
          .frame(maxWidth: .infinity)
        }
      }
    }
  }
}
