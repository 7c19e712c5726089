import CPriceTexts
import LocaleFormats

/// The rows of texts that `Resources/texts` holds for each language, as they are linked in.
enum TextRows {
  /// The text of a row; `nil` where there is none of the name.
  ///
  /// Rows are sorted, so that a text is found in the bytes themselves and nothing is built first.
  static func text(_ name: String, in language: Language) -> String? {
    let rows = bytes(of: language)
    var (low, high) = (rows.startIndex, rows.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      let start = rows[low..<middle].lastIndex(of: 0).map { $0 + 1 } ?? low
      let row = rows[start...].prefix { $0 != 0 }
      let found = row.prefix { $0 != UInt8(ascii: "\t") }
      if found.elementsEqual(name.utf8) {
        return String(decoding: row.dropFirst(found.count + 1), as: UTF8.self)
      }
      if found.lexicographicallyPrecedes(name.utf8) { low = row.endIndex + 1 } else { high = start }
    }
    return nil
  }

  /// All rows of a language, in their order.
  static func all(in language: Language) -> [(name: String, text: String)] {
    bytes(of: language).split(separator: 0).map { row in
      let name = row.prefix { $0 != UInt8(ascii: "\t") }
      let text = row.dropFirst(name.count + 1)
      return (String(decoding: name, as: UTF8.self), String(decoding: text, as: UTF8.self))
    }
  }

  /// Unsafe since it is C that holds them; they are constants of the program and stay.
  private static func bytes(of language: Language) -> UnsafeRawBufferPointer {
    let rows =
      switch language {
      case .english: priceTextsInEnglish()
      case .norwegian: priceTextsInNorwegian()
      case .swedish: priceTextsInSwedish()
      case .danish: priceTextsInDanish()
      case .finnish: priceTextsInFinnish()
      case .german: priceTextsInGerman()
      case .dutch: priceTextsInDutch()
      case .spanish: priceTextsInSpanish()
      }
    return UnsafeRawBufferPointer(start: rows.bytes, count: rows.count)
  }
}
