import FoundationEssentials

extension String.Encoding {
  /// The name of the encoding in MIME types and HTML.
  var nameOnTheWeb: String {
    switch self {
    case .ascii: "us-ascii"
    case .isoLatin1: "iso-8859-1"
    case .isoLatin2: "iso-8859-2"
    case .windowsCP1250: "windows-1250"
    case .windowsCP1251: "windows-1251"
    case .windowsCP1252: "windows-1252"
    case .windowsCP1253: "windows-1253"
    case .windowsCP1254: "windows-1254"
    case .japaneseEUC: "euc-jp"
    case .shiftJIS: "shift_jis"
    case .iso2022JP: "iso-2022-jp"
    case .macOSRoman: "macintosh"
    case .utf16: "utf-16"
    case .utf16BigEndian: "utf-16be"
    case .utf16LittleEndian: "utf-16le"
    case .utf8: "utf-8"
    default: preconditionFailure("WebKit does not know the encoding \(self)")
    }
  }
}
