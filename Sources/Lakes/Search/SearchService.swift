import ArticleLibrary
import Foundation
import GLibSupport
import GTKUI

/// Answers the searches of the desktop over the message bus.
final class SearchService {
  private let application: RunningApplication
  private let library: ArticleLibrary
  /// Made at the first search: most starts are not for one.
  private var provider: SearchProvider?

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - application: opens what was found.
  ///   - library: the articles.
  init(_ application: RunningApplication, library: ArticleLibrary) {
    self.application = application
    self.library = library
  }

  /// What is offered on the bus.
  var interface: BusInterface {
    BusInterface(
      "org.gnome.Shell.SearchProvider2",
      methods: [
        BusMethod(
          "GetInitialResultSet",
          returning: { (terms: [String]) in
            try await self.search(terms)
          }),
        // To look through everything again takes a moment, and finds what the limit left out before.
        BusMethod(
          "GetSubsearchResultSet",
          returning: { (_: [String], terms: [String]) in
            try await self.search(terms)
          }),
        BusMethod(
          "GetResultMetas",
          returning: { (identifiers: [String]) in
            self.descriptions(of: identifiers)
          }),
        BusMethod("ActivateResult") { (identifier: String, _: [String], _: UInt32) in
          guard let address = SearchProvider.address(of: identifier) else {
            throw BusError("“\(identifier)” is no article")
          }
          self.application.open([address])
        },
        BusMethod("LaunchSearch") { (terms: [String], _: UInt32) in
          try await self.launch(terms)
        },
      ])
  }

  private func search(_ terms: [String]) async throws -> [String] {
    application.stayForAMinute()
    let (identifiers, provider) = try await ready().results(for: terms)
    self.provider = provider
    return identifiers
  }

  private func descriptions(of identifiers: [String]) -> [[String: Variant]] {
    application.stayForAMinute()
    return (provider?.descriptions(of: identifiers) ?? []).map { result in
      [
        "id": Variant(result.identifier), "name": Variant(result.name),
        "description": Variant(result.description), "gicon": Variant(LakesApp.identifier),
      ]
    }
  }

  /// Opens the best result.
  private func launch(_ terms: [String]) async throws {
    let best = try await search(terms).first.flatMap(SearchProvider.address)
    if let best { application.open([best]) } else { application.activate() }
  }

  /// The provider, whose articles are read beside the main loop.
  private func ready() async throws -> SearchProvider {
    if let provider { return provider }
    let library = library
    let provider = try await Task.detached { SearchProvider(try ArticleSearch(library)) }.value
    self.provider = provider
    return provider
  }
}
