import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

extension WebEngine {
  private var list: OpaquePointer? {
    unsafe webkit_web_view_get_back_forward_list(view.cast())
  }

  /// Calls a closure after each change of the history.
  func connectHistory(_ handler: @escaping @MainActor () -> Void) -> Object? {
    guard let list = unsafe list else { return nil }
    let object = unsafe Object(retaining: UnsafeMutableRawPointer(list))
    object.connect("changed", handler)
    return object
  }

  /// The history as it is now.
  var backForwardList: WebPage.BackForwardList {
    var result = WebPage.BackForwardList()
    // WebKit gives the newest entry first, in both directions: the farthest of those ahead.
    unsafe result.backList = items(webkit_back_forward_list_get_back_list(list)).reversed()
    unsafe result.forwardList = items(webkit_back_forward_list_get_forward_list(list)).reversed()
    unsafe result.currentItem = webkit_back_forward_list_get_current_item(list)
      .flatMap { unsafe item(UnsafeMutableRawPointer($0)) }
    let items = result.backList + result.forwardList + [result.currentItem].compactMap { $0 }
    historyItems = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    return result
  }

  func contains(_ item: WebPage.BackForwardList.Item) -> Bool {
    let now = backForwardList
    return (now.backList + now.forwardList + [now.currentItem].compactMap { $0 })
      .contains { $0.id == item.id }
  }

  func go(to item: WebPage.BackForwardList.Item) {
    unsafe webkit_web_view_go_to_back_forward_list_item(view.cast(), item.handle.opaque)
  }

  private func items(_ list: UnsafeMutablePointer<GList>?) -> [WebPage.BackForwardList.Item] {
    defer { unsafe g_list_free(list) }
    var result: [WebPage.BackForwardList.Item] = []
    var next = unsafe list
    while let link = unsafe next {
      if let data = unsafe link.pointee.data, let item = unsafe item(data) {
        result.append(item)
      }
      unsafe next = link.pointee.next
    }
    return result
  }

  private func item(_ pointer: UnsafeMutableRawPointer) -> WebPage.BackForwardList.Item? {
    let handle = unsafe Object(retaining: pointer)
    guard
      let address = unsafe webkit_back_forward_list_item_get_uri(handle.opaque)
        .map({ unsafe String(cString: $0) })
    else { return nil }
    let title = unsafe webkit_back_forward_list_item_get_title(handle.opaque)
      .map { unsafe String(cString: $0) }
      .flatMap { $0.isEmpty ? nil : $0 }
    let id = WebPage.BackForwardList.Item.ID(number: number(of: handle))
    // Reading an address takes longer than all else here, and a history has a hundred of them.
    if let known = historyItems[id], known.address == address, known.title == title { return known }
    guard let url = URL(string: address) else { return nil }
    let original = unsafe webkit_back_forward_list_item_get_original_uri(handle.opaque)
      .map { unsafe String(cString: $0) }
    return WebPage.BackForwardList.Item(
      id: id, title: title, url: url, initialURL: original.flatMap { URL(string: $0) } ?? url,
      address: address, handle: handle)
  }

  private static var itemCount = 0
  private static let numberKey = unsafe g_quark_from_string("webkit-ui-item-number")

  /// The number that an entry got at its first sight.
  private func number(of item: Object) -> Int {
    let known = unsafe Int(bitPattern: g_object_get_qdata(item.pointer, Self.numberKey))
    guard known == 0 else { return known }
    Self.itemCount += 1
    unsafe g_object_set_qdata(
      item.pointer, Self.numberKey, UnsafeMutableRawPointer(bitPattern: Self.itemCount))
    return Self.itemCount
  }
}
