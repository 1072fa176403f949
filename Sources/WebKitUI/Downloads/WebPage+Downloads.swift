import FoundationEssentials

extension WebPage {
  /// Says where a download goes; without it none begins.
  ///
  /// Told each time that the page, the decider or the program wants to download something. It gives the
  /// file to write, which must not exist yet, or nothing to refuse. The download can be followed from
  /// then on.
  ///
  /// What a handler of the page answers is fetched from that, piece by piece, each once the one before is on disk.
  ///
  /// Not part of Apple's API.
  public var downloadDestination: ((Download) async -> URL?)? {
    get { downloads }
    set { downloads = newValue }
  }

  /// Downloads an address with the cookies of the page.
  ///
  /// Not part of Apple's API.
  ///
  /// - Parameter url: the address, of a scheme that WebKit handles itself.
  public func download(_ url: URL) {
    engine.download(url.absoluteString)
  }
}
