import ArticleLibrary
import CBundledArticles
import FoundationEssentials

/// The articles that are part of the program.
nonisolated struct BundledSource: ArticleSource {
  func articleNames() throws(ArticleError) -> [ArticleName] {
    var names: [ArticleName] = []
    for index in 0..<lakes_bundled_file_count {
      let parts = path(index).split(separator: "/")
      guard parts.count == 3, parts[0] == "articles", parts[2] == "index.html",
        let name = ArticleName(rawValue: String(parts[1]))
      else { continue }
      names.append(name)
    }
    return names
  }

  func bytes(at path: [String]) throws(ArticleError) -> Data? {
    let wanted = path.joined(separator: "/")
    // The list is sorted by the bytes of the paths.
    var low = 0
    var high = lakes_bundled_file_count
    while low < high {
      let middle = (low + high) / 2
      let candidate = self.path(middle)
      if candidate == wanted { return data(middle) }
      if candidate.utf8.lexicographicallyPrecedes(wanted.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  private func path(_ index: Int) -> String {
    unsafe String(cString: lakes_bundled_files[index].path)
  }

  private func data(_ index: Int) -> Data {
    let file = unsafe lakes_bundled_files[index]
    // The bytes are part of the program, so that nothing has to be copied or freed.
    return unsafe Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: file.bytes), count: file.size,
      deallocator: .none)
  }
}
