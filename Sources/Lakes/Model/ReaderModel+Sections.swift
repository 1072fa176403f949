import WebKitUI

extension ReaderModel {
  /// The sections of the open article.
  var sections: [ArticleSection] { tracker.sections }

  /// Finds the sections of the page, and where they stand.
  func findSections() async {
    do {
      let sections = try await page.callJavaScript(
        SectionScript.list, as: [ArticleSection].self, contentWorld: .reader)
      tracker.setSections(sections)
      readingTime = try await page.callJavaScript(
        ReadingTimeScript.count, as: ReadingTimeScript.Count.self, contentWorld: .reader
      ).minutes
    } catch {
      // A page that has gone meanwhile has no sections; the next one is asked anew.
      tracker.clear()
    }
  }

  /// Scrolls to a section, which stays marked until the reader scrolls.
  func show(_ section: ArticleSection.ID) {
    tracker.choose(section)
    Task {
      do {
        let offset = try await page.callJavaScript(
          SectionScript.show, as: Double?.self, arguments: ["id": section],
          contentWorld: .reader)
        if let offset { tracker.arrive(at: offset) }
      } catch {
        // The page has gone meanwhile.
      }
    }
  }

  /// Takes back what is selected in the text.
  ///
  /// - Returns: whether anything was.
  func clearSelection() async -> Bool {
    do {
      return try await page.callJavaScript(
        SelectionScript.clear, as: Bool.self, contentWorld: .reader)
    } catch {
      // The page has gone meanwhile, and its selection with it.
      return false
    }
  }

  /// Scrolls to the start of the article.
  func scrollToStart() {
    Task {
      do {
        try await page.callJavaScript("scrollTo(0, 0)", contentWorld: .reader)
      } catch {
        // The page has gone meanwhile.
      }
    }
  }

  /// Takes note of where the page stands.
  func pageScrolled(to geometry: SectionTracker.Geometry) {
    if tracker.move(to: geometry), !sections.isEmpty {
      Task { await findSections() }
    }
  }
}
