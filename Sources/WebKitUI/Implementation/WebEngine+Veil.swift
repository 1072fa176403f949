import CGTK
import CWebKit
import GLibSupport

/// The time until the first page is there.
///
/// WebKit fills a view that has nothing to show yet with white, which flashes in a dark window. So the
/// view is hardly drawn until its first page has been.
extension WebEngine {
  /// The least opacity that GTK still draws: one that is not drawn at all tells pages of no frames.
  private static var veil: Double { 1 / 255 }

  /// How long a page may take to draw itself once it has come, in milliseconds.
  private static var patience: UInt32 { 5000 }

  func putVeil() {
    isVeiled = true
    unsafe gtk_widget_set_opacity(view.cast(), Self.veil)
  }

  /// Shows the view for good.
  func takeVeil() {
    guard isVeiled else { return }
    isVeiled = false
    unsafe gtk_widget_set_opacity(view.cast(), 1)
    Self.giveBackMemoryOnce()
  }

  private static var hasGivenBackMemory = false

  /// Once the first page of the program is there, what starting took is not needed any more.
  private static func giveBackMemoryOnce() {
    guard !hasGivenBackMemory else { return }
    hasGivenBackMemory = true
    MainLoop.schedule(afterMilliseconds: 200) { ProcessMemory.giveBackUnused() }
  }

  /// Shows the view once the page that has come is drawn.
  func takeVeilWhenDrawn() {
    guard isVeiled else { return }
    let script = """
      if (document.hidden) return;
      await new Promise(requestAnimationFrame);
      // The frame is drawn right after that.
      await new Promise(done => setTimeout(done));
      """
    call(script, arguments: nil, world: ScriptBridge.world, asJSON: false) {
      [weak self] _ in self?.takeVeil()
    }
    MainLoop.schedule(afterMilliseconds: Self.patience) { [weak self] in self?.takeVeil() }
  }
}
