import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

/// Pages that ask for a window of their own.
extension WebEngine {
  func connectPopups() {
    view.connect("create") { [weak self] (action: BorrowedPointer) -> Object? in
      self?.noteHeard(cost: Self.costOfNavigation)
      return self?.makePopup(action)
    }
    view.connect("close") { [weak self] in
      guard let page = self?.page else { return }
      page.isClosed = true
      page.popupPresenter?.dismiss(page)
    }
  }

  private func makePopup(_ action: BorrowedPointer) -> Object? {
    let action = unsafe NavigationActionReader.read(
      OpaquePointer(action.address), isNewWindow: true, of: page)
    guard let popup = page?.makePopup(for: action) else { return nil }
    let engine = popup.engine
    // Kept until it can be shown: WebKit first wants to know the window's features.
    waitingPopups.append(popup)
    engine.view.connect("ready-to-show") { [weak self, weak popup] in
      guard let self, let popup else { return }
      waitingPopups.removeAll { $0 === popup }
      popup.popupPresenter?.present(popup, features: popup.engine.popupFeatures)
    }
    return engine.view
  }

  private var popupFeatures: WebPage.PopupFeatures {
    let properties = unsafe webkit_web_view_get_window_properties(view.cast())
    var area = GdkRectangle()
    unsafe webkit_window_properties_get_geometry(properties, &area)
    return WebPage.PopupFeatures(
      width: area.width > 0 ? Int(area.width) : nil,
      height: area.height > 0 ? Int(area.height) : nil,
      isResizable: unsafe webkit_window_properties_get_resizable(properties) != 0)
  }
}
