import FoundationEssentials
import GLibSupport

extension WebPage {
  /// The history of a page at one moment.
  public struct BackForwardList: Equatable {
    /// The entries before the current one, the oldest first.
    public internal(set) var backList: [Item] = []

    /// The entry that is shown; nothing before the first load.
    public internal(set) var currentItem: Item?

    /// The entries after the current one, the nearest first.
    public internal(set) var forwardList: [Item] = []

    /// An entry by its distance: 0 is the current one, -1 the one before it.
    ///
    /// - Parameter index: the distance.
    public subscript(_ index: Int) -> Item? {
      switch index {
      case 0: currentItem
      case ..<0: backList.dropLast(-index - 1).last
      default: forwardList.dropFirst(index - 1).first
      }
    }

    /// An entry of the history.
    public struct Item: Equatable, Identifiable {
      /// Tells one entry from every other, also from another visit to the same address.
      public struct ID: Hashable, Sendable {
        let number: Int
      }

      /// The same at each look at the entry.
      public let id: ID

      /// The title that the page had; nothing where it had none.
      public let title: String?

      /// The address.
      public let url: URL

      /// The address that was asked for, before any redirect.
      public let initialURL: URL

      /// The address as WebKit writes it.
      let address: String

      let handle: Object

      /// Whether both are the same entry, with the same title.
      public static func == (first: Item, second: Item) -> Bool {
        first.id == second.id && first.title == second.title && first.address == second.address
      }
    }
  }
}
