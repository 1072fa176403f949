import CGTK
import Glibc
import Synchronization

/// The program's texts in other languages, kept by gettext.
nonisolated enum Translations {
  /// The name of the program's catalogue of messages; nothing for a program that has none.
  private static let domain = Mutex<String?>(nil)

  /// Whether the user's language runs from right to left.
  private static let isRightToLeft = Mutex(false)

  /// Speaks the language that the system is set to, with the translations that were installed with
  /// the program.
  static func install(_ name: String?) {
    unsafe setlocale(LC_ALL, "")
    isRightToLeft.withLock { $0 = gtk_get_locale_direction() == GTK_TEXT_DIR_RTL }
    guard let name else { return }
    guard let path = unsafe g_file_read_link("/proc/self/exe", nil) else { return }
    defer { unsafe g_free(path) }
    let program = unsafe String(cString: path)
    let folder = program.split(separator: "/").dropLast(2).joined(separator: "/")
    install(name, from: "/\(folder)/share/locale")
  }

  /// Takes the translations of a program.
  ///
  /// - Parameters:
  ///   - name: the name of the catalogue.
  ///   - folder: the folder that holds `LANGUAGE/LC_MESSAGES/NAME.mo`.
  static func install(_ name: String, from folder: String) {
    unsafe bindtextdomain(name, folder)
    unsafe bind_textdomain_codeset(name, "UTF-8")
    domain.withLock { $0 = name }
  }

  /// A whole number as the user's country writes it, thousands set apart and with its own digits.
  static func text(of number: Int) -> String {
    // Nothing is set apart in most numbers, and most countries have these digits.
    if 0..<1_000 ~= number, unsafe nl_langinfo(Int32(_NL_CTYPE_OUTDIGIT0_MB)).pointee == 0x30 {
      return String(number)
    }
    return unsafe withVaList([number]) { arguments in
      var text = [CChar](repeating: 0, count: 128)
      let length = unsafe vsnprintf(&text, text.count, "%'Ild", arguments)
      return String(
        decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// A value as it stands in a text: where the language runs from right to left, in marks by which a
  /// name in Latin letters does not turn the order of the words around it.
  static func isolated(_ value: String) -> String {
    isRightToLeft.withLock { $0 } ? "\u{2068}\(value)\u{2069}" : value
  }

  /// What stands in the catalogue for a key, in the form for its count; else the English text.
  static func translation(of key: LocalizedStringKey) -> String {
    guard let domain = domain.withLock({ $0 }) else { return key.untranslated }
    guard !key.key.isEmpty else { return "" }
    // Of a text without a translation gettext gives back the very characters that it was given.
    return unsafe key.key.withCString { text in
      guard let plural = key.plural else {
        return unsafe String(cString: g_dgettext(domain, text))
      }
      return unsafe plural.withCString { pluralText in
        unsafe String(cString: g_dngettext(domain, text, pluralText, UInt(key.count.magnitude)))
      }
    }
  }
}

extension LocalizedStringKey {
  /// The English text, in the form for its count.
  nonisolated fileprivate var untranslated: String {
    guard let plural else { return key }
    return count == 1 ? key : plural
  }
}
