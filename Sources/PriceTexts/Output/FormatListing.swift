import ElectricityPrices
import LocaleFormats

/// All formats that are read, as a table for people: name, unit, tax, zone, title.
package struct FormatListing {
  private let language: Language

  /// A listing in a language; the titles are those of the sources.
  package init(in language: Language) { self.language = language }

  /// The table.
  package var text: String {
    let catalogue = language.catalogue
    let heads: [Word] = [.formatName, .unit, .tax, .zone, .format]
    return catalogue.table(
      heads,
      PriceFormat.all.map {
        [
          $0.name, $0.unit?.symbol ?? catalogue.word(.asStated),
          catalogue.word($0.valueAddedTax.word), $0.zoneIdentifier, $0.title,
        ]
      })
  }
}

extension ValueAddedTax {
  /// The state of the tax as a word.
  package var word: Word {
    switch self {
    case .included: .taxIncluded
    case .excluded: .taxExcluded
    case .unknown: .taxUnknown
    }
  }
}
