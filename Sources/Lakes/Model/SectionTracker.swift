/// Which section is under the reader's eye: a value without any page.
struct SectionTracker: Equatable {
  /// Where a page stands, in CSS pixels.
  struct Geometry: Hashable {
    var offset: Double
    var viewHeight: Double
    var contentHeight: Double
    var contentWidth: Double
  }

  /// How far below the upper edge a heading may stand to count as passed: what a jump leaves above
  /// it.
  private static let lead = 48.0

  private(set) var sections: [ArticleSection] = []
  private(set) var marked: ArticleSection.ID?
  private var geometry: Geometry?

  /// How far the page is scrolled, in CSS pixels.
  var offset: Double { geometry?.offset ?? 0 }
  private var pin: Pin?

  /// A section that was chosen stays marked until the reader scrolls away from where it led.
  private struct Pin: Equatable {
    var section: ArticleSection.ID
    /// Where the page stood after the jump; nothing while it is on its way.
    var offset: Double?
  }

  /// Starts anew with the sections of another page, or the same ones at new places.
  mutating func setSections(_ sections: [ArticleSection]) {
    let isSame = sections.map(\.id) == self.sections.map(\.id)
    self.sections = sections
    if !isSame { pin = nil }
    update()
  }

  /// Forgets the page.
  ///
  /// Where the view stands is kept: it says so only when that changes, and the next page may stand alike.
  mutating func clear() {
    sections = []
    pin = nil
    update()
  }

  /// The reader chose a section; the page is on its way to it.
  mutating func choose(_ section: ArticleSection.ID) {
    pin = Pin(section: section, offset: nil)
    update()
  }

  /// The page has arrived at the chosen section.
  mutating func arrive(at offset: Double) {
    pin?.offset = offset
  }

  /// The page has moved or changed its size.
  ///
  /// - Returns: whether its layout has changed, so that headings stand elsewhere.
  mutating func move(to new: Geometry) -> Bool {
    let old = geometry
    geometry = new
    if let offset = pin?.offset, abs(offset - new.offset) > 2, old?.sameLayout(as: new) == true {
      pin = nil
    }
    update()
    return old?.sameLayout(as: new) != true
  }

  private mutating func update() {
    if let pin {
      marked = pin.section
    } else if let geometry {
      let line = geometry.readingLine(lead: Self.lead)
      marked = sections.last { $0.top <= line }?.id
    } else {
      marked = nil
    }
  }
}

extension SectionTracker.Geometry {
  fileprivate func sameLayout(as other: Self) -> Bool {
    contentHeight == other.contentHeight && contentWidth == other.contentWidth
  }

  /// The line that a heading has to pass.
  ///
  /// It stands at the upper edge, and sinks to the lower one over the last view of the page, so
  /// that the last headings, which cannot reach the upper edge, have their turn.
  fileprivate func readingLine(lead: Double) -> Double {
    let end = max(contentHeight - viewHeight, 0)
    let left = max(end - offset, 0)
    guard end > 0, left < viewHeight else { return offset + lead }
    let part = 1 - left / min(viewHeight, end)
    return offset + lead + max(part, 0) * (viewHeight - lead)
  }
}
