/// How long a page takes to read.
enum ReadingTimeScript {
  /// Counts what is read of the page: words, and the letters of scripts that do not part words.
  static let count = """
    const text = (document.querySelector("article, main") ?? document.body)?.innerText ?? "";
    const unparted = /[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]/gu;
    const letters = text.match(unparted)?.length ?? 0;
    const words = text.replace(unparted, " ").match(/[\\p{L}\\p{N}]+/gu)?.length ?? 0;
    return {words, letters};
    """

  struct Count: Decodable {
    let words: Int
    let letters: Int

    /// The time in minutes, 1 at least: 230 words a minute, and 500 letters of scripts without gaps
    /// between words, which are the means that studies of silent reading give (Brysbaert 2019).
    var minutes: Int {
      max(1, Int((Double(words) / 230 + Double(letters) / 500).rounded()))
    }
  }
}
