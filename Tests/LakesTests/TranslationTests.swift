import Foundation
import Testing

/// What `po/` holds, as it is in the sources.
struct TranslationTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../po").standardized

  private static var languages: [String] {
    get throws {
      try String(contentsOf: folder.appending(path: "LINGUAS"), encoding: .utf8)
        .split(separator: "\n").map { $0.prefix { $0 != "#" }.filter { !$0.isWhitespace } }
        .filter { !$0.isEmpty }
    }
  }

  @Test func thereAreTheLanguages() throws {
    #expect(Set(try Self.languages).isSuperset(of: ["ar", "de", "ja", "ko", "pt_BR"]))
  }

  @Test func everyTextIsTranslatedInEveryLanguage() throws {
    let texts = try Self.messages("lakes.pot").map(\.english)
    #expect(texts.count > 100)
    for language in try Self.languages {
      let messages = try Self.messages("\(language).po")
      #expect(Set(messages.map(\.english)) == Set(texts), "\(language)")
      for message in messages {
        #expect(!message.isFuzzy, "\(language): \(message.english)")
        #expect(
          !message.translations.isEmpty && message.translations.allSatisfy { !$0.isEmpty },
          "\(language): \(message.english)")
      }
    }
  }

  @Test func everyTranslationHasThePlaceholdersOfItsText() throws {
    for language in try Self.languages {
      for message in try Self.messages("\(language).po") where !message.english.isEmpty {
        let wanted = Self.placeholders(message.english)
        // A form for one or for two may leave its number out: “one minute”.
        let forms = message.isPlural ? message.translations.suffix(1) : message.translations[...]
        for form in forms {
          #expect(Self.placeholders(form) == wanted, "\(language): \(form)")
        }
      }
    }
  }

  /// A text and what it is in a language.
  private struct Message {
    var english = ""
    var translations: [String] = []
    var isFuzzy = false
    var isPlural = false
  }

  /// The places of the values, in the order of the English text.
  private static func placeholders(_ text: String) -> [Int] {
    text.matches(of: /%(?:(\d)\$)?@/).enumerated().map { index, match in
      match.1.flatMap { Int($0) } ?? index + 1
    }.sorted()
  }

  /// Reads a file of messages, its header left out.
  private static func messages(_ name: String) throws -> [Message] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n\n").dropFirst().map { block in
      var message = Message()
      for line in block.split(separator: "\n") {
        let words = line.firstIndex(of: "\"").map { line[line.index(after: $0)...].dropLast() }
        if line.hasPrefix("#,") {
          message.isFuzzy = line.contains("fuzzy")
        } else if line.hasPrefix("msgid_plural") {
          message.isPlural = true
        } else if line.hasPrefix("msgstr") {
          message.translations.append(String(words ?? ""))
        } else if line.hasPrefix("msgid") || (line.hasPrefix("\"") && !message.isPlural) {
          if message.translations.isEmpty {
            message.english += words ?? ""
          } else {
            message.translations[message.translations.count - 1] += words ?? ""
          }
        } else if line.hasPrefix("\""), !message.translations.isEmpty {
          message.translations[message.translations.count - 1] += words ?? ""
        }
      }
      return message
    }
  }
}
