import LocaleFormats
import PriceSources

/// The sources and the areas of prices that are fetched, as tables for people.
package struct SourceListing {
  private let language: Language

  /// A listing in a language; the places and the terms are those of the sources.
  package init(in language: Language) { self.language = language }

  /// A row for each source: name, terms, areas.
  package var sources: String {
    language.catalogue.table(
      [.formatName, .terms, .areas],
      PriceSource.all.map { source in
        let key = source.keyVariable.map { " (\($0))" } ?? ""
        return [source.name, source.terms + key, source.areas.joined(separator: " ")]
      })
  }

  /// A row for each area: code, places, sources.
  package var areas: String {
    language.catalogue.table(
      [.areas, .place, .sources],
      PriceArea.all.map { area in
        let sources = PriceSource.all.filter { $0.areas.contains(area.code) }
        return [area.code, area.places, sources.map(\.name).joined(separator: " ")]
      })
  }
}
