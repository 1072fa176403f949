import Foundation
import Observation
import WebKitUI

extension ReaderModel {
  /// Whether there is something to go back to.
  var canGoBack: Bool { !trail.back.isEmpty || (state != .page && trail.current != nil) }

  /// Whether there is something to go forward to.
  var canGoForward: Bool { !trail.forward.isEmpty }

  /// Goes back: from a failure to the page that was there before, else to the page before it.
  func goBack() {
    if state != .page, let current = trail.current {
      go(to: current)
    } else if let step = trail.back.first {
      go(to: step)
    }
  }

  /// Goes forward.
  func goForward() {
    if let step = trail.forward.first { go(to: step) }
  }

  /// Goes to a step of the way.
  func go(to step: ReadingTrail.Step) {
    guard let item = item(of: step) else { return }
    closePopups()
    let page = page(step.page)
    shownPage = step.page
    state = .page
    if page.backForwardList.currentItem?.id == step.item, page.url == item.url {
      // The page shows it still, as it was when the other page came over it.
      arrived(at: page.url, in: step.page)
    } else {
      page.load(item)
    }
  }

  /// What the history of its page says about a step.
  func item(of step: ReadingTrail.Step) -> WebPage.BackForwardList.Item? {
    let page = step.page == .library ? libraryPage : openedPage
    guard let list = page?.backForwardList else { return nil }
    return ((list.currentItem.map { [$0] } ?? []) + list.backList + list.forwardList)
      .first { $0.id == step.item }
  }

  /// Follows the address of a page, which changes without an event too, until the task is cancelled.
  func followAddress(_ kind: PageKind) async {
    guard let page = kind == .library ? libraryPage : openedPage else { return }
    for await address in Observations({ Address(page.url, page.backForwardList.currentItem?.id) }) {
      arrived(at: address.url, in: kind)
    }
  }

  private struct Address: Sendable {
    let url: URL?
    let item: WebPage.BackForwardList.Item.ID?

    init(_ url: URL?, _ item: WebPage.BackForwardList.Item.ID?) {
      self.url = url
      self.item = item
    }
  }

  /// Takes note of the page's address, which changes by links, history and failures too.
  func arrived(at url: URL?, in kind: PageKind) {
    guard kind == shownPage, let url, let document = document(at: url, in: kind) else { return }
    let isOther = document != openDocument
    show(document)
    // The address changes before the history does: until then the item is that of the page before.
    if let item = page(kind).backForwardList.currentItem, item.url == url {
      trail.arrive(at: .init(page: kind, item: item.id))
    }
    // They have been forgotten where something failed in the meantime.
    if isOther || sections.isEmpty, !page(kind).isLoading { Task { await findSections() } }
  }
}
